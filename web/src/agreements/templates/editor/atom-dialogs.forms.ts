import { messages } from '@keystead/contract/agreements/templates/templates-messages.text.ts'
import {
  FIELD_KINDS,
  FIELD_KINDS_WITH_OPTIONS,
  type FieldKind,
  MAX_FIELD_LABEL,
  MAX_OPTION,
  MAX_OPTIONS,
} from '@keystead/contract/agreements/templates/template.values.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { characterCount, requiredText } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import { text } from './editor.text.ts'

export const AskForm = z.strictObject({ label: requiredText(text.question, { max: MAX_FIELD_LABEL }) })

export type FieldDraft = { kind: FieldKind | null; role: string | null; label: string; isRequired: boolean; options: string }

/** Typed as lines; each of them once. */
const typedOptions = z
  .string()
  .transform((lines) => [
    ...new Set(
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .refine((options) => options.length <= MAX_OPTIONS, { error: text.tooManyOptions({ max: MAX_OPTIONS }) })
  .refine((options) => options.every((option) => characterCount(option) <= MAX_OPTION), { error: text.optionTooLong({ max: MAX_OPTION }) })

const fieldRules = z
  .strictObject({
    kind: z.enum(FIELD_KINDS, { error: emptyMessage(text.kind) }),
    role: z.string({ error: emptyMessage(text.role) }).min(1, { error: emptyMessage(text.role) }),
    label: requiredText(text.label, { max: MAX_FIELD_LABEL }),
    isRequired: z.boolean(),
    options: typedOptions,
  })
  .refine(({ kind, options }) => !FIELD_KINDS_WITH_OPTIONS.includes(kind) || options.length >= 2, {
    path: ['options'],
    error: messages.optionsNeeded,
  })
  // Those that another kind had stay in the form alone.
  .transform((field) => ({ ...field, options: FIELD_KINDS_WITH_OPTIONS.includes(field.kind) ? field.options : [] }))
export const FieldForm = fieldRules as unknown as z.ZodType<z.output<typeof fieldRules>, FieldDraft>
