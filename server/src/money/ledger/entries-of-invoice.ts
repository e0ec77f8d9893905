import { actingAs } from '../../database/pool.ts'
import type { Db } from '../../database/db.ts'
import { listAccountNames, type LedgerEntry, listEntriesOfInvoice } from './ledger.queries.ts'

/**
 * What stands in the book of an account about an invoice. A member who is given some homes sees entries about these. What they are posted to may
 * be of no home, such as the income: of that they read the name, and no balance.
 */
export async function entriesOf(db: Db, accountId: string, invoiceId: string): Promise<LedgerEntry[]> {
  const entries = await actingAs(db, accountId, () => listEntriesOfInvoice(db, invoiceId))
  const accountIds = [...new Set(entries.map(({ posted_to }) => posted_to))]
  const names = await actingAs(db, accountId, () => listAccountNames(db, accountIds), { reachesAllHomes: true })
  return entries.map(({ posted_to, ...entry }) => ({ ...entry, ...names.get(posted_to)! }))
}
