import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import type { GatewaySettlementLine, GatewaySettlementTotal, PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { cost, type Posting, postTogether } from '../ledger/ledger.public.ts'
import { findReadTo, insertLines, findCostLine, type NewLine, noteComplete, noteReadTo, readNow } from './provider-line.queries.ts'

const CLAIMS = everything('the report of the provider is about all accounts')

const LINES_AT_ONCE = 500
/** In one run; the next one goes on from there. */
const MOST_PAGES = 400
/** What they write late for an instant that was read. */
const AGAIN_MS = 3_600_000

export type ReportSpan = { readonly from: Date; readonly to: Date | null }

/**
 * Reads what has moved money at the provider, a page in a transaction, and books what it takes of us. Without a span it goes on from where it was; then all
 * that is there now has been read, unless it is too much for one run. Lines that were read before change nothing.
 */
export async function readReport(services: Services, payments: PaymentGateway, signal: AbortSignal, span?: ReportSpan): Promise<number> {
  const { jobDatabase } = services
  const { began, readTo } = await jobDatabase.transaction(CLAIMS, async (db) => ({
    began: await readNow(db),
    readTo: await findReadTo(db, payments.name),
  }))
  const asked = span ?? { from: new Date(Math.max(0, (readTo?.getTime() ?? 0) - AGAIN_MS)), to: null }
  const counted = { lines: 0, netCents: 0 }
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    signal.throwIfAborted()
    const { lines, totals, hasMore } = await payments.settlementReport(asked, { after, limit: LINES_AT_ONCE }, { signal })
    await jobDatabase.transaction(CLAIMS, (db) => keepPage(db, payments.name, lines, { isContinuous: !span }))
    counted.lines += lines.length
    counted.netCents += lines.reduce((sum, { netCents }) => sum + netCents, 0)
    if (!hasMore) {
      refuseWhatDoesNotAddUp(counted, totals)
      if (!span) await jobDatabase.transaction(CLAIMS, (db) => noteComplete(db, payments.name, began))
      return counted.lines
    }
    after = lines.at(-1)?.id ?? null
    if (after === null) throw new Error('the payment gateway answers a page without lines and says that there are more')
  }
  services.log.warn({ event: 'provider-report-not-read-to-the-end', lines: counted.lines }, 'money')
  return counted.lines
}

async function keepPage(db: Db, gateway: string, lines: readonly GatewaySettlementLine[], { isContinuous }: { isContinuous: boolean }) {
  const added = await insertLines(db, gateway, lines)
  const postings = new Map<string, Posting>()
  for (const line of added) {
    const byPayment = await costOfPayment(db, line)
    const factId = byPayment !== null && !postings.has(byPayment) ? byPayment : line.id
    postings.set(factId, cost({ factId, amount: line.fee_cents, memo: { gateway, line: line.id } }))
  }
  if (postings.size > 0) await postTogether(db, [...postings.values()])
  const latest = lines.at(-1)?.createdAt
  if (isContinuous && latest) await noteReadTo(db, gateway, latest)
}

/** The payment that a line is the cost of; null where it is another one's: a second charge of one payment costs something by itself. */
async function costOfPayment(db: Db, { id, payment_id, step }: NewLine): Promise<string | null> {
  if (step !== 'charge' || payment_id === null) return null
  const known = await findCostLine(db, payment_id)
  return known === null || known === id ? payment_id : null
}

/** What was read is what they say that there is: else a page was lost, or lines were put between those that were read. */
function refuseWhatDoesNotAddUp(
  counted: { readonly lines: number; readonly netCents: number },
  totals: readonly GatewaySettlementTotal[],
): void {
  const lines = totals.reduce((sum, { count }) => sum + count, 0)
  const netCents = totals.reduce((sum, total) => sum + total.netCents, 0)
  if (counted.lines !== lines || counted.netCents !== netCents)
    throw new Error(
      `the report of the payment gateway does not add up: ${counted.lines} of ${lines} lines, ${counted.netCents} of ${netCents} cents`,
    )
}
