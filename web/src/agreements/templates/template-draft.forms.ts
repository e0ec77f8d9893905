import { CreateTemplateForm, UpdateTemplateForm } from '@keystead/contract/agreements/templates/template.forms.ts'
import { z } from 'zod'
import type { KnownToForm, TemplateDraft } from './template-draft.ts'
import { text } from './template-form.text.ts'

export type NewTemplate = z.output<typeof CreateTemplateForm>
export type ChangedTemplate = z.output<typeof UpdateTemplateForm>

/** A paper is saved once its file is there: else the one before would get the fields that were placed on it. */
const Draft = z.custom<TemplateDraft>().superRefine(({ Upload }, context) => {
  if (Upload !== 'none') context.addIssue({ code: 'custom', path: ['UploadId'], message: text.uploads[Upload] })
})

const KNOWN_TO_FORM: readonly (keyof KnownToForm)[] = ['Number', 'PaperDigest', 'Pages', 'Upload']

/** Without what only the form knows, and without what the contract does not ask for. */
function sent(draft: TemplateDraft, without: readonly (keyof TemplateDraft)[] = []): object {
  const kept = new Set<string>([...KNOWN_TO_FORM, ...without])
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !kept.has(field)))
}

/** The rules of the contract for what is not there yet, which has no number either. */
const NewForm = Draft.transform((draft): unknown => sent(draft, ['TemplateId', 'Version'])).pipe(CreateTemplateForm as z.ZodType)
const ChangeForm = Draft.transform((draft): unknown => ({
  ...sent(draft),
  PaperNumber: draft.Body === null && draft.UploadId === null ? draft.Number : null,
})).pipe(UpdateTemplateForm as z.ZodType)

export const newRules = NewForm as z.ZodType as z.ZodType<NewTemplate, TemplateDraft>
export const changeRules = ChangeForm as z.ZodType as z.ZodType<ChangedTemplate, TemplateDraft>
