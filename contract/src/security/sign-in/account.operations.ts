import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { emptyMessage } from '../../text/messages.ts'
import { messages as signInMessages } from './sign-in-messages.text.ts'
import { messages } from '../../text/shared-messages.text.ts'
import { choice, email, linkToken, optional } from '../../values/fields.ts'
import { IdentityTaken, OauthTicketExpired } from '../identities/identity.schemas.ts'
import { SignInFailed } from '../sessions/session.operations.ts'
import { SignInAnswer } from '../sessions/session.schemas.ts'
import { LoginInput, registrationFields } from './account.forms.ts'

const users = area('users')

export const EmailTaken = defineError('EmailTaken', 409, signInMessages.emailTaken)
export const SignInSlowDown = defineError('SignInSlowDown', 429, messages.signInSlowDown)
export const PasswordTooCommon = defineError('PasswordTooCommon', 400, signInMessages.passwordTooCommon)
export const PasswordHoldsOwnWords = defineError('PasswordHoldsOwnWords', 400, signInMessages.passwordHoldsOwnWords)

export const CheckUserAccountByEmail = users.query('CheckUserAccountByEmail', {
  summary: 'Whether an account with this email exists. Guarded by a small quota.',
  access: publicAccess('The sign-up wizard asks before it goes on.'),
  input: z.strictObject({ Email: email() }),
  output: z.object({ Exists: z.boolean() }),
  quota: 'sensitive',
  readsNothing: 'It is asked while someone types, and not kept.',
})

/** A missing password is told along with everything else that is wrong, not after it. */
const isForm = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

export const RegisterUser = users.command('RegisterUser', {
  summary: 'Creates an account with its first profile. Signing in is a call of its own, so that a repeated answer holds no secret.',
  access: publicAccess('Visitors sign up for an account.'),
  input: z
    .strictObject({
      ...registrationFields,
      Password: registrationFields.Password.optional(),
      ConfirmPassword: registrationFields.ConfirmPassword.optional(),
      /** What OAuthUser answered to a newcomer: then no password is needed. */
      OauthProviderId: optional(choice('Provider')),
      OauthTicket: optional(linkToken('Ticket')),
      /** Of the email that invited them: its address, which has to be the one typed, then counts as confirmed. */
      InvitationToken: optional(linkToken('Invitation')),
    })
    .refine((form) => form.OauthTicket || form.Password !== undefined, {
      path: ['Password'],
      error: emptyMessage('Password'),
      when: isForm,
    })
    .refine((form) => (form.OauthTicket && form.Password === undefined) || form.ConfirmPassword !== undefined, {
      path: ['ConfirmPassword'],
      error: emptyMessage('Confirm password'),
      when: isForm,
    })
    .refine((form) => form.Password === form.ConfirmPassword, { path: ['ConfirmPassword'], error: signInMessages.passwordsDiffer }),
  output: z.object({
    AccountId: z.guid(),
    ProfileId: z.guid().nullable(),
    Email: z.string(),
    /** Of the invitation: joined where the first profile is of the type that it asks for, else it still waits. */
    ConnectionId: z.guid().nullable(),
  }),
  errors: [EmailTaken, PasswordTooCommon, PasswordHoldsOwnWords, OauthTicketExpired, IdentityTaken],
  quota: 'sensitive',
})

export const Login = users.command('Login', {
  summary:
    'Starts a session: 30 days with remember-me, else until the browser closes. Unknown and wrong answer alike. Where the account has a second factor, answers a ticket for it instead.',
  access: publicAccess('Visitors sign in to their account.'),
  input: LoginInput,
  output: SignInAnswer,
  errors: [SignInFailed, SignInSlowDown],
  replay: 'never',
  quota: 'sensitive',
})

export const Logout = users.command('Logout', {
  summary: 'Ends the session of the cookie. Best-effort: without one it answers all the same.',
  access: publicAccess('A browser whose session has ended must be able to sign out.'),
  // The lower-case names are the specification's own (§7).
  input: z.object({
    accountid: z.string().max(64).nullish(),
    devicetypeid: z.int().nullish(),
    sessionid: z.string().max(64).nullish(),
  }),
  output: z.object({ SignedOut: z.boolean() }),
  replay: 'never',
})
