import { withdrawReason } from '@keystead/contract/applications/applications/application.forms.ts'
import { z } from 'zod'

export const ReasonForm = z.strictObject({ Reason: withdrawReason })
