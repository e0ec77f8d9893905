import { z } from 'zod'
import { email, linkToken, optional, optionalText } from '../../values/fields.ts'

export const CloseAccountInput = z.strictObject({
  /** Typed by the person, so that no one closes an account by mistake. */
  Email: email(),
  Reason: optionalText('Reason', { max: 1000, multiline: true }),
  PinConfirmation: optional(linkToken('Security PIN')),
})
