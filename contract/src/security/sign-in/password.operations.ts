import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages as signInMessages } from './sign-in-messages.text.ts'
import { messages } from '../../text/shared-messages.text.ts'
import { existingPassword, linkToken, newPassword, repeatedPassword } from '../../values/fields.ts'
import { SendResetPasswordInput } from './account.forms.ts'
import { PasswordHoldsOwnWords, PasswordTooCommon } from './account.operations.ts'

const users = area('users')

export const NoAccountWithEmail = defineError('NoAccountWithEmail', 404, signInMessages.noAccountWithEmail)
export const ResetLinkExpired = defineError('ResetLinkExpired', 400, signInMessages.resetLinkExpired)
export const CurrentPasswordWrong = defineError('CurrentPasswordWrong', 400, messages.currentPasswordWrong)

export const SendResetPassword = users.command('SendResetPassword', {
  summary: 'Sends a link to choose a new password: 30 minutes, single use, the newest alone counts. Guarded by a small quota.',
  access: publicAccess('People who forgot the password cannot sign in.'),
  input: SendResetPasswordInput,
  output: z.object({ Email: z.string() }),
  errors: [NoAccountWithEmail],
  quota: 'sensitive',
})

export const CheckResetPassword = users.query('CheckResetPassword', {
  summary: 'Whether a reset link still works, before someone types a new password.',
  access: publicAccess('The link from the email is the proof.'),
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Works: z.boolean() }),
  quota: 'sensitive',
  readsNothing: 'What a link is worth is asked when it is opened; once used, it is worth nothing.',
})

export const ResetPassword = users.command('ResetPassword', {
  summary: 'Spends a reset link: sets the new password and ends all sessions. Expired, used, foreign and cut links answer alike.',
  access: publicAccess('The link from the email is the proof.'),
  input: z
    .strictObject({
      Token: linkToken(),
      Password: newPassword(),
      ConfirmPassword: repeatedPassword('Confirm password', signInMessages.passwordsDiffer),
    })
    .refine((form) => form.Password === form.ConfirmPassword, { path: ['ConfirmPassword'], error: signInMessages.passwordsDiffer }),
  output: z.object({ Email: z.string() }),
  errors: [ResetLinkExpired, PasswordTooCommon, PasswordHoldsOwnWords],
  replay: 'never',
  quota: 'sensitive',
})

export const ChangePassword = users.command('ChangePassword', {
  summary:
    'Changes the password and ends all other sessions. An account that has none yet (it came by a provider) leaves the current one out and sets its first.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z
    .strictObject({
      CurrentPassword: existingPassword('Current password').nullish(),
      NewPassword: newPassword('New password'),
      ConfirmNewPassword: repeatedPassword('Confirm new password', signInMessages.newPasswordsDiffer),
    })
    .refine((form) => form.NewPassword === form.ConfirmNewPassword, {
      path: ['ConfirmNewPassword'],
      error: signInMessages.newPasswordsDiffer,
    }),
  output: z.object({ OtherSessionsEnded: z.int() }),
  changes: ['account', 'session', 'factor'],
  errors: [CurrentPasswordWrong, PasswordTooCommon, PasswordHoldsOwnWords],
  replay: 'never',
  quota: 'sensitive',
})
