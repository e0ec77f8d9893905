import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from '../../text/messages.ts'
import { choice, email, linkToken } from '../../values/fields.ts'
import { PROFILE_TYPES } from '../profiles/profile.values.ts'
import { ChangeEmailInput } from './account.forms.ts'
import { EmailTaken } from './account.operations.ts'

const users = area('users')

export const EmailLinkExpired = defineError('EmailLinkExpired', 400, messages.emailLinkExpired)

export const SendEmailVerification = users.command('SendEmailVerification', {
  summary: 'Sends the mail again that confirms the address of the signed-in account. The newest link alone counts.',
  access: signedIn({ profiles: 'any' }),
  input: z.strictObject({}),
  output: z.object({ Email: z.string(), AlreadyVerified: z.boolean() }),
  quota: 'sensitive',
})

export const ConfirmEmail = users.command('ConfirmEmail', {
  summary: 'Spends the link of a mail: confirms the address of a sign-up, changes to a new address, or undoes such a change.',
  access: publicAccess('The link from the mail is the proof; whoever opens it may not be signed in.'),
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Email: z.string(), Kind: z.enum(['verified', 'changed', 'undone']) }),
  errors: [EmailLinkExpired, EmailTaken],
  refreshes: ['GetUserAccountDetails'],
  replay: 'never',
  quota: 'sensitive',
})

export const ChangeEmail = users.command('ChangeEmail', {
  summary: 'Asks for another address: a link goes to the new one, a notice to the old one. Nothing changes before the link is used.',
  access: signedIn({ profiles: 'any', fresh: true }),
  input: ChangeEmailInput,
  output: z.object({ Email: z.string() }),
  errors: [EmailTaken],
  quota: 'sensitive',
})

export const CheckUserProfileByEmail = users.query('CheckUserProfileByEmail', {
  summary: 'Whether somebody with this email has a profile of a type; asked before an invitation. Guarded by a small quota.',
  access: signedIn({ profiles: 'any' }),
  input: z.strictObject({ Email: email(), ProfileTypeId: choice('Profile type', Object.values(PROFILE_TYPES)) }),
  output: z.object({ Exists: z.boolean() }),
  quota: 'sensitive',
})
