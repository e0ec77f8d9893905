import { closeFields } from '@keystead/contract/applications/applications/application.forms.ts'
import { z } from 'zod'

export const CloseForm = z.strictObject(closeFields)
export type CloseDraft = { Reason: string; ReportUsed: 'Y' | 'N' | null }
