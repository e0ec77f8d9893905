import { reason } from '@keystead/contract/agreements/agreements/agreement.forms.ts'
import { z } from 'zod'

export const DeclineAgreementForm = z.object({ Reason: reason })
