import { termsAccepted } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'

/** A form of the page alone: what is sent is the version that was accepted. */
export const AgreementRules = z.strictObject({ Accepted: termsAccepted() })
