import type { CheckResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { openLink } from '../../links/links.ts'
import { EMAIL_LINKS } from './email-links.ts'

export const checkResetPassword: Handler<typeof CheckResetPassword> = async ({ db }, input) => ({
  Works: (await openLink(db, [EMAIL_LINKS.resetPassword], input.Token)) !== null,
})
