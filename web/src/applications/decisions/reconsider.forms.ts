import { reconsiderReason } from '@keystead/contract/applications/decisions/decision.forms.ts'
import { z } from 'zod'

export const ReconsiderForm = z.strictObject({ Reason: reconsiderReason })
