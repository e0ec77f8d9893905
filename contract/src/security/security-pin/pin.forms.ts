import { z } from 'zod'
import { messages } from './security-pin-messages.text.ts'
import { linkToken, optional, requiredText, wholeNumber } from '../../values/fields.ts'
import { pinsAgree, repeatedPin, securityPin } from './pin.fields.ts'

const differ = { path: ['ConfirmPin'], error: messages.pinsDiffer }

export const SetSecurityPinInput = z.strictObject({ Pin: securityPin('Security PIN'), ConfirmPin: repeatedPin() }).refine(pinsAgree, differ)

export const ChangeSecurityPinInput = z
  .strictObject({ CurrentPin: securityPin('Current PIN'), Pin: securityPin('New PIN'), ConfirmPin: repeatedPin() })
  .refine(pinsAgree, differ)

export const ResetSecurityPinInput = z
  .strictObject({ Token: linkToken(), Pin: securityPin('New PIN'), ConfirmPin: repeatedPin() })
  .refine(pinsAgree, differ)

export const ConfirmSecurityPinInput = z.strictObject({
  Pin: securityPin('Security PIN'),
  Operation: requiredText('Operation', { max: 80 }),
  ObjectId: requiredText('Object', { max: 80 }),
  AmountCents: optional(wholeNumber('Amount', { min: 0, max: 1_000_000_000_000 })),
})
