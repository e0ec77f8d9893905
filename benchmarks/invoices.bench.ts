import { join } from 'node:path'
import { GetInvoices, GetInvoiceTotals, GetSentInvoices } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import pg from 'pg'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { type Issuer, issuersOf } from './invoices-fill.ts'
import { measureRatio, tellRatio, type Way } from './paired-rounds.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const SMALL = 1_000
const LARGE = 100_000
/** How often longer the page of a list may take where there are a hundred times as many invoices. */
const LIST_GOAL = 2.5
/** How often longer a call may take than the statement that sums the same without knowing who asks. */
const SUM_GOAL = 3

type Comparison = { readonly name: string; readonly goal: number | null; readonly ways: readonly [Way, Way] }

const OWED = 'i.total_cents - i.paid_cents - i.credited_cents'
const IS_OVERDUE = `${OWED} > 0 and i.due_on < (now() at time zone i.time_zone)::date`
const TOTALS = `select sum(${OWED}) filter (where not (${IS_OVERDUE})), count(*) filter (where ${OWED} > 0 and not (${IS_OVERDUE})),
  sum(${OWED}) filter (where ${IS_OVERDUE}), count(*) filter (where ${IS_OVERDUE}), sum(i.paid_cents), sum(i.in_transit_cents)
  from invoice i where i.profile_id = $1 and i.status = 'sent'`
const OPEN = `select sum(${OWED}) filter (where not (${IS_OVERDUE})), sum(${OWED}) filter (where ${IS_OVERDUE}), count(*)
  from invoice i where i.profile_id = $1 and i.status = 'sent' and i.paid_cents + i.credited_cents < i.total_cents`
const COLLECTED = `select sum(p.amount_cents) filter (where p.arrived_on >= date_trunc('month', now())), sum(p.amount_cents)
  from payment p where p.issuer_profile_id = $1 and p.arrived_on >= date_trunc('year', now())`

/** Whether the screens of an issuer of 100,000 invoices open as fast as with 1,000, and what is summed costs little more than its statement. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
  // Who sees everything, and is asked for nothing.
  const seeingAll = new URL(scratch.superuserUrl)
  seeingAll.pathname = new URL(scratch.url).pathname
  const bare = new pg.Client({ connectionString: seeingAll.href })
  await bare.connect()
  try {
    console.log('  filling: two owners who have sent 1,000 and 100,000 invoices')
    const [small, large] = (await issuersOf(server.url, scratch.url, [SMALL, LARGE])) as [Issuer, Issuer]
    console.log(`\nMedians of what calls take, one at a time\n${machine()}`)
    let isMet = true
    for (const { name, goal, ways } of comparisons(small, large, bare)) {
      isMet = tellRatio(name, goal, await measureRatio(ways)) && isMet
    }
    console.log(isMet ? '\nAll goals met' : '\nGoals missed')
  } finally {
    await bare.end()
    await stopServer(server)
    await scratch.discard()
  }
}

function comparisons(small: Issuer, large: Issuer, bare: pg.Client): Comparison[] {
  const grown = (operation: AnyOperation, input: object = {}): readonly [Way, Way] => [
    () => small.caller.time(operation, input),
    () => large.caller.time(operation, input),
  ]
  const statements =
    (...texts: string[]) =>
    async () => {
      const began = performance.now()
      for (const text of texts) await bare.query(text, [large.profileId])
      return performance.now() - began
    }
  const called = (operation: AnyOperation) => () => large.caller.time(operation, {})
  return [
    { name: 'Invoices, 100,000 / 1,000', goal: LIST_GOAL, ways: grown(GetInvoices) },
    { name: 'Invoices that are overdue', goal: LIST_GOAL, ways: grown(GetInvoices, { Status: 'overdue' }) },
    { name: 'Sent invoices', goal: LIST_GOAL, ways: grown(GetSentInvoices, { Direction: 1 }) },
    { name: 'Payments', goal: LIST_GOAL, ways: grown(GetAssetPayments, { Direction: 1 }) },
    { name: 'Totals of the list / bare statement', goal: SUM_GOAL, ways: [statements(TOTALS), called(GetInvoiceTotals)] },
    { name: 'Numbers of the dashboard / bare statements', goal: SUM_GOAL, ways: [statements(OPEN, COLLECTED), called(GetMoneyOverview)] },
    { name: 'Numbers of the dashboard, 100,000 / 1,000', goal: null, ways: grown(GetMoneyOverview) },
  ]
}
