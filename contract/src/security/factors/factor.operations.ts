import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages as factorsMessages } from './factors-messages.text.ts'
import { messages } from '../../text/shared-messages.text.ts'
import { SignedInAnswer } from '../sessions/session.schemas.ts'
import { ConfirmIdentityInput, ConfirmSecondFactorInput, ConfirmTotpInput } from './factor.forms.ts'
import { CONFIRM_METHODS } from './factor.values.ts'
import { PasskeyRefused, PasskeySummary } from './passkey.schemas.ts'

const users = area('users')

export const CodeWrong = defineError('CodeWrong', 400, factorsMessages.codeWrong)
export const ConfirmPasswordWrong = defineError('ConfirmPasswordWrong', 400, messages.currentPasswordWrong)
export const ConfirmMethodNotAvailable = defineError('ConfirmMethodNotAvailable', 409, factorsMessages.confirmMethodNotAvailable)
export const SecondFactorExpired = defineError('SecondFactorExpired', 401, factorsMessages.secondFactorExpired)
export const TotpIsOn = defineError('TotpIsOn', 409, factorsMessages.totpIsOn)
export const TotpIsOff = defineError('TotpIsOff', 409, factorsMessages.totpIsOff)
export const TotpNotStarted = defineError('TotpNotStarted', 409, factorsMessages.totpNotStarted)
/** After a hundred wrong ones; a new password by email lets codes count again. */
export const CodesStopped = defineError('CodesStopped', 403, factorsMessages.codesStopped)
export const TooManyCodes = defineError('TooManyCodes', 429, messages.signInSlowDown)

/** Recovery codes of an account, and how few make us tell. */
export const RECOVERY_CODES = 10
export const FEW_RECOVERY_CODES = 3

export const GetSecurityFactors = users.query('GetSecurityFactors', {
  summary: 'What the account can prove itself with: password, authenticator app, recovery codes that are left, passkeys.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    HasPassword: z.boolean(),
    /** Null: sign-in asks for no code. */
    TotpSince: z.iso.datetime().nullable(),
    RecoveryCodesLeft: z.int(),
    Passkeys: z.array(PasskeySummary),
  }),
  reads: ['factor'],
})

export const StartTotp = users.command('StartTotp', {
  summary: 'Makes a key for an authenticator app. Nothing is asked at sign-in before ConfirmTotp has seen a code of it.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    /** Base32, for the one who types it. */
    Secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    Url: z.string(),
  }),
  errors: [TotpIsOn],
  replay: 'never',
})

const RecoveryCodesAnswer = z.object({ RecoveryCodes: z.array(z.string()) })

export const ConfirmTotp = users.command('ConfirmTotp', {
  summary: 'Switches the second factor on with a first code of the app. Answers the recovery codes, this once.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: ConfirmTotpInput,
  output: RecoveryCodesAnswer,
  errors: [CodeWrong, TotpIsOn, TotpNotStarted],
  changes: ['factor'],
  replay: 'never',
})

export const DisableTotp = users.command('DisableTotp', {
  summary: 'Switches the second factor off and voids its recovery codes. Passkeys stay.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ WasOn: z.boolean() }),
  changes: ['factor'],
})

export const RenewRecoveryCodes = users.command('RenewRecoveryCodes', {
  summary: 'New recovery codes instead of the old ones. They are answered this once.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({}),
  output: RecoveryCodesAnswer,
  errors: [TotpIsOff],
  changes: ['factor'],
  replay: 'never',
})

export const ConfirmSecondFactor = users.command('ConfirmSecondFactor', {
  summary: 'Ends a sign-in that asked for a second factor. A ticket holds ten minutes and five tries, on the device that got it.',
  access: publicAccess('The one who has given the first factor is not signed in yet.'),
  input: ConfirmSecondFactorInput,
  output: SignedInAnswer,
  errors: [CodeWrong, SecondFactorExpired, TooManyCodes, CodesStopped],
  replay: 'never',
  quota: 'sensitive',
})

export const GetConfirmMethods = users.query('GetConfirmMethods', {
  summary: 'How this account can confirm that it is its owner who asks. A code by email only where there is nothing else.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Methods: z.array(z.enum(CONFIRM_METHODS)) }),
  reads: ['factor'],
})

export const SendIdentityCode = users.command('SendIdentityCode', {
  summary: 'Emails six digits for ConfirmIdentity: ten minutes, five tries, the newest alone counts.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Email: z.string() }),
  errors: [ConfirmMethodNotAvailable],
  quota: 'sensitive',
})

export const ConfirmIdentity = users.command('ConfirmIdentity', {
  summary: 'Proves again who is at this session. For 15 minutes it may then do what needs a fresh factor.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: ConfirmIdentityInput,
  output: z.object({ FreshUntil: z.iso.datetime() }),
  errors: [CodeWrong, ConfirmPasswordWrong, ConfirmMethodNotAvailable, PasskeyRefused, TooManyCodes, CodesStopped],
  replay: 'never',
  quota: 'sensitive',
})
