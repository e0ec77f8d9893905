import { CreateTemplateForm, UpdateTemplateForm } from '@keystead/contract/agreements/templates/template.forms.ts'
import { z } from 'zod'
import type { TemplateDraft } from './template-draft.ts'

export type NewTemplate = z.output<typeof CreateTemplateForm>
export type ChangedTemplate = z.output<typeof UpdateTemplateForm>

/** The rules of the contract for what is not there yet, which has no number either. */
const NewForm = z.preprocess(
  ({ TemplateId: _id, Version: _version, PaperNumber: _paper, ...draft }: TemplateDraft) => draft,
  CreateTemplateForm,
)

export const newRules = NewForm as z.ZodType as z.ZodType<NewTemplate, TemplateDraft>
export const changeRules = UpdateTemplateForm as z.ZodType as z.ZodType<ChangedTemplate, TemplateDraft>
