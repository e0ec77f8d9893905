import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './security-pin-messages.text.ts'
import { ChangeSecurityPinInput, ConfirmSecurityPinInput, ResetSecurityPinInput, SetSecurityPinInput } from './pin.forms.ts'

const users = area('users')

export const PinTooEasy = defineError('PinTooEasy', 400, messages.pinTooEasy)
export const PinWrong = defineError('PinWrong', 400, messages.pinWrong)
/** After a hundred wrong ones; a new pin by email is the way on. */
export const PinStopped = defineError('PinStopped', 403, messages.pinStopped)
export const PinSlowDown = defineError('PinSlowDown', 429, messages.pinSlowDown)
export const PinExists = defineError('PinExists', 409, messages.pinExists)
export const PinNotSet = defineError('PinNotSet', 409, messages.pinNotSet)
export const PinLinkExpired = defineError('PinLinkExpired', 400, messages.pinLinkExpired)
/** What a call answers that needs a confirmation and got none, a used one, or one for something else. */
export const PinConfirmationNeeded = defineError('PinConfirmationNeeded', 403, messages.pinConfirmationNeeded)

export const GetSecurityPin = users.query('GetSecurityPin', {
  summary: 'Whether the account has a security PIN, and since when.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ IsSet: z.boolean(), SetAt: z.iso.datetime().nullable() }),
  reads: ['pin'],
})

export const SetSecurityPin = users.command('SetSecurityPin', {
  summary: 'Sets the first security PIN of the account: six digits that confirm one operation on one object.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: SetSecurityPinInput,
  output: z.object({ SetAt: z.iso.datetime() }),
  errors: [PinTooEasy, PinExists],
  changes: ['pin'],
  replay: 'never',
})

export const ChangeSecurityPin = users.command('ChangeSecurityPin', {
  summary: 'Changes the security PIN with the current one. Confirmations that were given with the old one are void.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: ChangeSecurityPinInput,
  output: z.object({ SetAt: z.iso.datetime() }),
  errors: [PinTooEasy, PinWrong, PinSlowDown, PinStopped, PinNotSet],
  changes: ['pin'],
  replay: 'never',
  quota: 'sensitive',
})

export const SendSecurityPinReset = users.command('SendSecurityPinReset', {
  summary: 'Emails a link to choose a new security PIN without the old one: 30 minutes, single use, the newest alone counts.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Email: z.string() }),
  errors: [PinNotSet],
  quota: 'sensitive',
})

export const ResetSecurityPin = users.command('ResetSecurityPin', {
  summary: 'Spends the link of the email and sets a new security PIN. The account of the link has to be signed in.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: ResetSecurityPinInput,
  output: z.object({ SetAt: z.iso.datetime() }),
  errors: [PinTooEasy, PinLinkExpired],
  changes: ['pin'],
  replay: 'never',
  quota: 'sensitive',
})

export const ConfirmSecurityPin = users.command('ConfirmSecurityPin', {
  summary:
    'Confirms one operation on one object (and amount) with the pin. The answer is named in that call within five minutes, once. Five tries, then each takes longer.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: ConfirmSecurityPinInput,
  output: z.object({ Confirmation: z.string(), Expires: z.iso.datetime() }),
  errors: [PinWrong, PinSlowDown, PinStopped, PinNotSet],
  replay: 'never',
  quota: 'sensitive',
})
