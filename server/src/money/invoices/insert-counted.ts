import type { Db } from '../../database/db.ts'
import type { CountedInvoice } from './invoice-columns.ts'
import { insertLines, insertRecipients, insertShares } from './invoice.queries.ts'

/** What stands on an invoice, of which the row alone is there: its lines, who is billed, and what each owes of each line. */
export async function insertCounted(db: Db, invoiceId: string, { lines, recipients, shares }: CountedInvoice): Promise<void> {
  const lineIds = await insertLines(db, invoiceId, lines)
  const recipientIds = await insertRecipients(db, invoiceId, recipients)
  const ofEach = shares?.flatMap((parts, line) =>
    parts.map((cents, one) => ({ line_id: lineIds[line]!, recipient_id: recipientIds[one]!, amount_cents: cents })),
  )
  if (ofEach) await insertShares(db, invoiceId, ofEach)
}
