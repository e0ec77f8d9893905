import type { Db } from '../../database/db.ts'
import { makeLink, revokeLinksTo } from '../../links/links.ts'
import type { InvoiceRow, RecipientRow } from './invoice.queries.ts'
import { PAY_LINK } from './pay-link.ts'

/** For one more email to someone without an account. */
export function makePayLink(db: Db, { account_id: accountId }: Pick<InvoiceRow, 'account_id'>, recipientId: string): Promise<string> {
  return makeLink(db, PAY_LINK, { accountId, objectId: recipientId })
}

/** It is owed no longer: links that were sent open nothing, and emails that still wait do not leave. */
export async function revokePayLinks(db: Db, recipients: readonly Pick<RecipientRow, 'id'>[]): Promise<void> {
  for (const { id } of recipients) await revokeLinksTo(db, PAY_LINK, id)
}
