import { endingFields, reason } from '@keystead/contract/agreements/agreements/agreement.forms.ts'
import { z } from 'zod'

export const VoidForm = z.strictObject({ Reason: reason })

export const TerminateForm = z.strictObject(endingFields)
