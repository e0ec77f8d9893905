import { type DisownEmail, EmailLinkExpired } from '@keystead/contract/security/sign-in/email.operations.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { spendLink } from '../../links/links.ts'
import { eraseAccount } from '../closing/closing.public.ts'
import { accountDisownedEmail } from './account.email.ts'
import { EMAIL_LINKS } from './email-links.ts'
import { lockAccountEmail } from '../../identity/accounts/account.public.ts'
import { text } from './disowned.text.ts'

export const disownEmail: Handler<typeof DisownEmail> = async (context, input) => {
  const { db, actor } = context
  const token = await spendLink(db, [EMAIL_LINKS.verify, EMAIL_LINKS.change], input.Token)
  const account = token && (await lockAccountEmail(db, token.accountId))
  if (!account) fail(EmailLinkExpired)
  context.audit(token.accountId)
  // The account goes on with the address that it has: this one never was its own.
  if (token.purpose === EMAIL_LINKS.change.name) return { Email: token.email, Kind: 'kept' }
  // Confirmed meanwhile, or of an address that the account has left.
  if (account.isVerified || account.email !== token.email) fail(EmailLinkExpired)
  await claimAccount(db, token.accountId)
  await eraseAccount(context, token.accountId, { reason: text.reason, email: accountDisownedEmail })
  if (actor.kind === 'account' && actor.accountId === token.accountId) context.setSession({ kind: 'end' })
  return { Email: token.email, Kind: 'closed' }
}
