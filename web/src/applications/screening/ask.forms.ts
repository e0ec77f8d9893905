import { requestFields } from '@keystead/contract/applications/screening/screening.forms.ts'
import { z } from 'zod'

export const AskForm = z.strictObject(requestFields)

export type AskDraft = z.input<typeof AskForm>
