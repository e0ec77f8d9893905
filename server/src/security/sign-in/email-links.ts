import { sendEmail } from '../../email/send-email.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { makeLink } from '../../links/links.ts'
import { verifyEmailEmail } from './account.email.ts'

const DAY_SECONDS = 86_400

const ONCE = { opens: null, isSingleUse: true, keepsOlder: false } as const

/** What a link about an address may be for, and how long it works. */
export const EMAIL_LINKS = {
  verify: defineLink({ ...ONCE, name: 'verify-email', lifetimeSeconds: 3 * DAY_SECONDS }),
  change: defineLink({ ...ONCE, name: 'change-email', lifetimeSeconds: DAY_SECONDS }),
  // Of two changes in a row both can be undone: whoever took an account must not cut off its owner with a second one.
  undo: defineLink({ ...ONCE, name: 'undo-email-change', lifetimeSeconds: 7 * DAY_SECONDS, keepsOlder: true }),
  resetPassword: defineLink({ ...ONCE, name: 'reset-password', lifetimeSeconds: 30 * 60 }),
}

/** Sends the link that confirms the address of an account. */
export async function askToConfirmEmail(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const tokenId = await makeLink(db, EMAIL_LINKS.verify, { accountId, email })
  await sendEmail(services, db, verifyEmailEmail, { to: { email }, data: {}, naturalKey: `verify-email:${tokenId}`, accountId, tokenId })
}
