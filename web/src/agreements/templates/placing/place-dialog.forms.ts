import { MIN_FIELD_SIDE } from '@keystead/contract/agreements/templates/template.values.ts'
import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { hints, rangeMessage } from '@keystead/contract/text/messages.ts'
import { emptyOrInvalid, wholeNumber } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { type FieldDraft, FieldForm } from '../editor/atom-dialogs.forms.ts'
import { clamped, type Size, wholeTenths } from './geometry.ts'
import { text } from './placing.text.ts'

type PlaceDraft = { page: number; x: number; y: number; width: number; height: number }
export type PlacedDraft = { field: FieldDraft; place: PlaceDraft }

export function draftOfField({ kind, role, label, isRequired, options, page, x, y, width, height }: PlacedField, roles: readonly string[]) {
  return {
    field: { kind, role: roles.includes(role) ? role : null, label, isRequired, options: options.join('\n') },
    place: { page, x, y, width, height },
  } satisfies PlacedDraft
}

const typedPoints = (label: string) => z.number({ error: emptyOrInvalid(label, hints.number(72)) })

/** What a field is, and where: on a page that there is, and within it. */
export function placedForm(sizes: readonly Size[]) {
  const place = z
    .strictObject({
      page: wholeNumber(text.pageNumber, { min: 1, max: sizes.length }),
      x: typedPoints(text.left),
      y: typedPoints(text.top),
      width: typedPoints(text.width),
      height: typedPoints(text.height),
    })
    .superRefine(({ page, x, y, width, height }, context) => {
      const size = sizes[page - 1]
      if (!size) return
      const { width: wide, height: high } = size
      const report = (name: keyof PlaceDraft, label: string, value: number, min: number, most: number) => {
        const max = wholeTenths(most)
        if (value < min || value > max) context.addIssue({ code: 'custom', path: [name], message: rangeMessage(label, min, max) })
        return value >= min && value <= max
      }
      if (report('width', text.width, width, MIN_FIELD_SIDE, wide)) report('x', text.left, x, 0, wide - width)
      if (report('height', text.height, height, MIN_FIELD_SIDE, high)) report('y', text.top, y, 0, high - height)
    })
    .transform(({ page, ...place }) => ({ page, ...clamped(place, sizes[page - 1]!) }))
  const rules = z.strictObject({ field: FieldForm, place })
  return rules as unknown as z.ZodType<z.output<typeof rules>, PlacedDraft>
}
