import type { SendEmailVerification } from '@keystead/contract/security/sign-in/email.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { askToConfirmEmail } from './email-links.ts'
import { lockAccountEmail } from '../../identity/accounts/account.public.ts'

/** An inbox must not be filled by someone who only claims to own it. */
const EMAILS_TO_CONFIRM = { uses: 10, windowSeconds: 3_600 }

export const sendEmailVerification: Handler<typeof SendEmailVerification> = async (context) => {
  const { accountId } = accountActor(context.actor)
  const account = await lockAccountEmail(context.db, accountId)
  if (!account) fail(CallErrors.SignInRequired)
  const { email, isVerified } = account
  if (!isVerified) {
    await countAgainstQuota(context.db, `verify-email:${accountId}`, EMAILS_TO_CONFIRM)
    await askToConfirmEmail(context, { accountId, email })
  }
  context.audit(accountId)
  return { Email: email, AlreadyVerified: isVerified }
}
