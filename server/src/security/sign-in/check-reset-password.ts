import type { CheckResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { findToken } from '../../secrets/mail-tokens.ts'
import { EMAIL_LINKS } from './email-links.ts'

export const checkResetPassword: Handler<typeof CheckResetPassword> = async ({ db }, input) => ({
  Works: (await findToken(db, [EMAIL_LINKS.resetPassword.purpose], input.Token)) !== null,
})
