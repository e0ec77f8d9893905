import { CreateTemplateForm, UpdateTemplateForm } from '@keystead/contract/agreements/templates/template.forms.ts'
import { z } from 'zod'
import type { TemplateDraft } from './template-draft.ts'
import { text } from './template-form.text.ts'

export type NewTemplate = z.output<typeof CreateTemplateForm>
export type ChangedTemplate = z.output<typeof UpdateTemplateForm>

/** A paper is saved once its file is there: else the one before would get the fields that were placed on it. */
const Draft = z.custom<TemplateDraft>().superRefine(({ Upload }, context) => {
  if (Upload !== 'none') context.addIssue({ code: 'custom', path: ['UploadId'], message: text.uploads[Upload] })
})

/** The rules of the contract for what is not there yet, which has no number either. */
const NewForm = Draft.transform(
  ({ TemplateId: _id, Version: _version, PaperNumber: _paper, Upload: _upload, ...draft }): unknown => draft,
).pipe(CreateTemplateForm as z.ZodType)
const ChangeForm = Draft.transform(({ Upload: _upload, ...draft }): unknown => draft).pipe(UpdateTemplateForm as z.ZodType)

export const newRules = NewForm as z.ZodType as z.ZodType<NewTemplate, TemplateDraft>
export const changeRules = ChangeForm as z.ZodType as z.ZodType<ChangedTemplate, TemplateDraft>
