import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { optionalWebsite } from '../../values/contact-fields.ts'
import {
  choice,
  coordinate,
  date,
  money,
  optional,
  optionalText,
  requiredText,
  rowId,
  steppedNumber,
  wholeNumber,
  year,
  zip,
} from '../../values/fields.ts'
import type { FormField } from './form-fields.ts'
import { PROPERTY_LISTS } from './property-lists.ts'

export const MAX_MOVE_IN_FEES = 8

const ids = (items: readonly { Id: number }[]) => items.map((item) => item.Id)

export function choices(label: string, items: readonly { Id: number }[]) {
  return z
    .array(choice(label, ids(items)), { error: invalidMessage(label) })
    .max(items.length, { error: invalidMessage(label) })
    .default([])
    .transform((chosen) => [...new Set(chosen)])
}

function fees(label: string) {
  const fee = { Name: requiredText('Fee', { max: 60 }), Amount: money('Amount', { allowZero: true }) }
  return z
    .array(z.strictObject(fee, { error: invalidMessage(label) }), { error: invalidMessage(label) })
    .max(MAX_MOVE_IN_FEES, { error: invalidMessage(label) })
    .default([])
}

function oneOf({ label, list, isListOpen }: Of<'choice'>) {
  return choice(label, list === null || isListOpen ? undefined : ids(PROPERTY_LISTS[list]))
}

/** What a call takes of a field of each kind. */
const TAKEN = {
  count: (field: Of<'count'>) => optional(wholeNumber(field.label, field)),
  year: (field: Of<'year'>) => optional(year(field.label, field)),
  number: (field: Of<'number'>) => optional(steppedNumber(field.label, field)),
  coordinate: ({ label, max }: Of<'coordinate'>) => optional(coordinate(label, max)),
  money: ({ label, mayBeZero }: Of<'money'>) => optional(money(label, { allowZero: mayBeZero })),
  text: ({ label, max, isMultiline }: Of<'text'>) => optionalText(label, { max, multiline: isMultiline }),
  neededText: ({ label, max, isMultiline }: Of<'text'>) => requiredText(label, { max, multiline: isMultiline }),
  zip: ({ label }: Of<'zip'>) => zip(label),
  website: ({ label }: Of<'website'>) => optionalWebsite(label),
  date: ({ label }: Of<'date'>) => optional(date(label)),
  id: ({ label }: Of<'id'>) => optional(rowId(label)),
  flag: ({ label }: Of<'flag'>) => z.boolean({ error: invalidMessage(label) }).default(false),
  choice: (field: Of<'choice'>) => optional(oneOf(field)),
  neededChoice: (field: Of<'choice'>) => oneOf(field),
  choiceOrDefault: (field: Of<'choice'>) => oneOf(field).default(field.default ?? 0),
  choices: ({ label, list }: Of<'choices'>) => choices(label, PROPERTY_LISTS[list]),
  fees: ({ label }: Of<'fees'>) => fees(label),
}

/** What a call answers of a field of each kind. What a call needs may all the same be unknown of a property that a file brought. */
const TOLD = {
  count: () => z.int().nullable(),
  year: () => z.int().nullable(),
  number: () => z.number().nullable(),
  coordinate: () => z.number().nullable(),
  money: () => z.string().nullable(),
  text: () => z.string().nullable(),
  neededText: () => z.string().nullable(),
  zip: () => z.string().nullable(),
  website: () => z.string().nullable(),
  date: () => z.iso.date().nullable(),
  id: () => z.guid().nullable(),
  flag: () => z.boolean(),
  choice: () => z.int().nullable(),
  neededChoice: () => z.int(),
  choiceOrDefault: () => z.int(),
  choices: () => z.array(z.int()),
  fees: () => z.array(z.object({ Name: z.string(), Amount: z.string() })),
}

type Of<Kind extends FormField['kind']> = FormField & { readonly kind: Kind }

type ShapeName<Field> = Field extends { readonly kind: 'text'; readonly needed: true }
  ? 'neededText'
  : Field extends { readonly kind: 'choice'; readonly needed: true }
    ? 'neededChoice'
    : Field extends { readonly kind: 'choice'; readonly default: number }
      ? 'choiceOrDefault'
      : Field extends { readonly kind: infer Kind extends FormField['kind'] }
        ? Kind
        : never

function shapeName(field: FormField): keyof typeof TAKEN {
  if (field.kind === 'text' && field.needed) return 'neededText'
  if (field.kind !== 'choice') return field.kind
  if (field.needed) return 'neededChoice'
  return field.default === undefined ? 'choice' : 'choiceOrDefault'
}

type TakenOf<Field> = ReturnType<(typeof TAKEN)[ShapeName<Field>]>
type ToldOf<Field> = ReturnType<(typeof TOLD)[ShapeName<Field>]>

/** `shapeName` finds the function of the kind, which the types of a table do not see. */
function shapesFrom(makers: Record<keyof typeof TAKEN, unknown>, fields: Readonly<Record<string, FormField>>): Record<string, unknown> {
  const shapeOf = (field: FormField) => (makers[shapeName(field)] as (field: FormField) => z.ZodType)(field)
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]))
}

export function takenShapes<Fields>(fields: Readonly<Record<keyof Fields & string, FormField>>) {
  return shapesFrom(TAKEN, fields) as { [Name in keyof Fields]: TakenOf<Fields[Name]> }
}

export function toldShapes<Fields>(fields: Readonly<Record<keyof Fields & string, FormField>>) {
  return shapesFrom(TOLD, fields) as { [Name in keyof Fields]: ToldOf<Fields[Name]> }
}
