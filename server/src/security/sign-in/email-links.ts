import { sendMail } from '../../mail/send-mail.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { makeLink } from '../../links/links.ts'
import { verifyEmailMail } from './account.mail.ts'

const DAY_SECONDS = 86_400

/** What a link from a mail may be for, and how long it works. */
export const EMAIL_LINKS = {
  verify: { purpose: 'verify-email', lifetimeSeconds: 3 * DAY_SECONDS },
  change: { purpose: 'change-email', lifetimeSeconds: DAY_SECONDS },
  // Of two changes in a row both can be undone: whoever took an account must not cut off its owner with a second one.
  undo: { purpose: 'undo-email-change', lifetimeSeconds: 7 * DAY_SECONDS, keepsOlder: true },
  resetPassword: { purpose: 'reset-password', lifetimeSeconds: 30 * 60 },
} as const

/** Sends the link that confirms the address of an account. */
export async function askToConfirmEmail(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const tokenId = await makeLink(db, { accountId, email, ...EMAIL_LINKS.verify })
  await sendMail(services, db, verifyEmailMail, { to: { email }, data: {}, naturalKey: `verify-email:${tokenId}`, accountId, tokenId })
}
