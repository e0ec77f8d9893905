import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './factors-messages.text.ts'
import { linkToken, rowId } from '../../values/fields.ts'
import { SignedInAnswer } from '../sessions/session.schemas.ts'
import { SecondFactorExpired } from './factor.operations.ts'
import { passkeyFields } from './passkey.forms.ts'
import { NewPasskeyCredential, PasskeyRefused, PasskeySignature, PasskeySummary } from './passkey.schemas.ts'

const users = area('users')

export const PasskeyNotFound = defineError('PasskeyNotFound', 404, messages.passkeyNotFound)
export const PasskeyIsKnown = defineError('PasskeyIsKnown', 409, messages.passkeyIsKnown)
export const TooManyPasskeys = defineError('TooManyPasskeys', 409, messages.tooManyPasskeys)

export const MOST_PASSKEYS = 20

/** A challenge holds five minutes, once, on the device that asked for it. */
const ChallengeAnswer = z.object({
  ChallengeId: z.guid(),
  /** As `navigator.credentials` takes them in their JSON form. */
  Options: z.looseObject({ challenge: z.string() }),
})

export const StartPasskeyRegistration = users.command('StartPasskeyRegistration', {
  summary: 'Begins adding a passkey: what the browser asks its authenticator for.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({}),
  output: ChallengeAnswer,
  errors: [TooManyPasskeys],
  replay: 'never',
})

export const AddPasskey = users.command('AddPasskey', {
  summary: 'Adds the passkey that an authenticator has made.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({ ChallengeId: rowId('Challenge'), Response: NewPasskeyCredential, ...passkeyFields }),
  output: PasskeySummary,
  errors: [PasskeyRefused, PasskeyIsKnown],
  changes: ['factor'],
})

export const RenamePasskey = users.command('RenamePasskey', {
  summary: 'Gives a passkey another name.',
  access: signedIn({ profiles: 'any', own: { field: 'PasskeyId', kind: 'passkey' } }),
  permission: 'personal',
  input: z.strictObject({ PasskeyId: rowId('Passkey'), ...passkeyFields }),
  output: PasskeySummary,
  errors: [PasskeyNotFound],
  changes: ['factor'],
})

export const DeletePasskey = users.command('DeletePasskey', {
  summary: 'Removes a passkey: no one signs in with it any more.',
  access: signedIn({ profiles: 'any', fresh: true, own: { field: 'PasskeyId', kind: 'passkey' } }),
  permission: 'personal',
  input: z.strictObject({ PasskeyId: rowId('Passkey') }),
  output: z.object({ PasskeyId: z.guid() }),
  errors: [PasskeyNotFound],
  changes: ['factor'],
})

export const StartPasskeySignin = users.command('StartPasskeySignin', {
  summary: 'Begins a sign-in with a passkey: any that the browser has for this site, or with a ticket one of its account.',
  access: publicAccess('Visitors sign in to their account.'),
  input: z.strictObject({ Ticket: linkToken('Ticket').nullish() }),
  output: ChallengeAnswer,
  errors: [SecondFactorExpired],
  replay: 'never',
})

export const LoginWithPasskey = users.command('LoginWithPasskey', {
  summary: 'Starts a session with a passkey alone: the device and the person who unlocked it are both factors.',
  access: publicAccess('Visitors sign in to their account.'),
  input: z.strictObject({
    ChallengeId: rowId('Challenge'),
    Response: PasskeySignature,
    /** With a ticket, what was chosen beside the password counts. */
    RememberMe: z.boolean({ error: 'Remember me is not valid.' }).default(false),
    Ticket: linkToken('Ticket').nullish(),
  }),
  output: SignedInAnswer,
  errors: [PasskeyRefused, SecondFactorExpired],
  replay: 'never',
  quota: 'sensitive',
})

export const StartPasskeyConfirmation = users.command('StartPasskeyConfirmation', {
  summary: 'Begins confirming with a passkey of the account that it is its owner who asks.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: ChallengeAnswer,
  replay: 'never',
})
