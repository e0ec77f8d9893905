import { NoAccountWithEmail, type SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { sendEmail } from '../../email/send-email.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { makeLink } from '../../links/links.ts'
import { resetPasswordEmail } from './account.email.ts'
import { findCredentials } from '../../identity/accounts/account.public.ts'
import { EMAIL_LINKS } from './email-links.ts'

/** Whoever asks is a stranger: an inbox must not be filled by them. */
const RESETS_ASKED_FOR = { uses: 10, windowSeconds: 3_600 }

export const sendResetPassword: Handler<typeof SendResetPassword> = async (context, input) => {
  const { db, services } = context
  const credentials = await findCredentials(db, input.Email)
  if (!credentials) fail(NoAccountWithEmail, { Email: NoAccountWithEmail.message })
  const { accountId } = credentials
  await countAgainstQuota(db, `reset-password:${accountId}`, RESETS_ASKED_FOR)
  const tokenId = await makeLink(db, EMAIL_LINKS.resetPassword, { accountId, email: input.Email })
  await sendEmail(services, db, resetPasswordEmail, {
    to: { email: input.Email },
    data: {},
    naturalKey: `reset-password:${tokenId}`,
    accountId,
    tokenId,
  })
  context.audit(accountId)
  return { Email: input.Email }
}
