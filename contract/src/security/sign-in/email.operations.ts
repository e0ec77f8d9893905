import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './sign-in-messages.text.ts'
import { linkToken } from '../../values/fields.ts'
import { ChangeEmailInput } from './account.forms.ts'
import { EmailTaken, SignInSlowDown } from './account.operations.ts'
import { ConfirmEmailInput } from './email.forms.ts'

const users = area('users')

export const EmailLinkExpired = defineError('EmailLinkExpired', 400, messages.emailLinkExpired)
/** The link alone proves who reads the email, not who opened the account. */
export const EmailNeedsPassword = defineError('EmailNeedsPassword', 403, messages.emailNeedsPassword)
export const PasswordNotOfAccount = defineError('PasswordNotOfAccount', 400, messages.passwordNotOfAccount)

export const SendEmailVerification = users.command('SendEmailVerification', {
  summary: 'Sends the email again that confirms the address of the signed-in account. The newest link alone counts.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Email: z.string(), AlreadyVerified: z.boolean() }),
  quota: 'sensitive',
})

export const GetEmailLink = users.query('GetEmailLink', {
  summary: 'What the link of an email is for, and what else proves that the account is of the person who holds it. Spends nothing.',
  access: publicAccess('The link came to the address that it names; the person who opens it may not be signed in.'),
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({
    Kind: z.enum(['verify', 'change', 'undo']),
    /** The address that the link is about. */
    Email: z.string(),
    /** `session`: this browser is signed in to the account. `password`: it is asked for. `signIn`: the account has none, sign in first. */
    Proof: z.enum(['none', 'session', 'password', 'signIn']),
  }),
  errors: [EmailLinkExpired],
  quota: 'sensitive',
  readsNothing: 'What a link is worth is asked when it is opened; once used, it is worth nothing.',
})

export const ConfirmEmail = users.command('ConfirmEmail', {
  summary:
    'Spends the link of an email: confirms the address of a sign-up or changes to a new address, in a session of the account or with its password, or undoes such a change by the link alone.',
  access: publicAccess('A link is opened on any device; where it is no session of the account, its password is asked for.'),
  input: ConfirmEmailInput,
  output: z.object({ Email: z.string(), Kind: z.enum(['verified', 'changed', 'undone']) }),
  errors: [EmailLinkExpired, EmailTaken, EmailNeedsPassword, PasswordNotOfAccount, SignInSlowDown],
  changes: ['account'],
  replay: 'never',
  quota: 'sensitive',
})

export const DisownEmail = users.command('DisownEmail', {
  summary:
    'Says by the link of an email that the account is not of the person who reads it: one that was opened with their address is closed; one that wanted to change to it keeps its own.',
  access: publicAccess('The link came to the address that someone else has used; its reader has no account here.'),
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Email: z.string(), Kind: z.enum(['closed', 'kept']) }),
  errors: [EmailLinkExpired],
  replay: 'never',
  quota: 'sensitive',
})

export const ChangeEmail = users.command('ChangeEmail', {
  summary: 'Asks for another address: a link goes to the new one, a notice to the old one. Nothing changes before the link is used.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: ChangeEmailInput,
  output: z.object({ Email: z.string() }),
  errors: [EmailTaken],
  quota: 'sensitive',
})
