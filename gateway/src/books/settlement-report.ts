import { ApiError } from '../http/api-error.ts'
import { charges } from '../objects/charge.ts'
import { disputes } from '../objects/dispute.ts'
import { paymentIntents } from '../objects/payment-intent.ts'
import { refunds } from '../objects/refund.ts'
import type { Metadata } from '../objects/input.ts'
import type { Sandbox } from '../sandbox.ts'
import { type BalanceTransaction, balanceTransactionsBetween } from './balance-transactions.ts'
import { PLATFORM } from './books.ts'

/*
 * Everything that moved money in a time, with what the caller knows it by: what a ledger is compared with.
 */

type Names = {
  readonly payment_intent: string | null
  readonly charge: string | null
  readonly refund: string | null
  readonly dispute: string | null
  readonly payout: string | null
  /** Of the payment; `attempt` is in it. */
  readonly metadata: Metadata
  readonly refund_metadata: Metadata
}

const NAMELESS: Names = { payment_intent: null, charge: null, refund: null, dispute: null, payout: null, metadata: {}, refund_metadata: {} }

type Asked = {
  readonly from: number
  readonly to: number
  readonly limit?: number | undefined
  readonly startingAfter?: string | undefined
}

/** A page of it, or all; totals and balances are always of the whole time. */
export function settlementReport(sandbox: Sandbox, { from, to, limit = Infinity, startingAfter }: Asked) {
  const found = balanceTransactionsBetween(sandbox, from, to)
  const start = startingAfter === undefined ? 0 : placeOf(found, startingAfter) + 1
  const page = found.slice(start, start + limit)
  const known = new Map<string, Names>()
  const namesOf = (source: string) => {
    const names = known.get(source) ?? readNames(sandbox, source)
    known.set(source, names)
    return names
  }
  return {
    object: 'report' as const,
    from,
    to,
    currency: 'usd' as const,
    has_more: start + page.length < found.length,
    lines: page.map((line) => ({
      id: line.id,
      account: accountOf(line.owner),
      type: line.type,
      amount: line.amount,
      fee: line.fee,
      net: line.net,
      currency: 'usd' as const,
      created: line.created,
      available_on: line.available_on,
      source: line.source,
      ...namesOf(line.source),
    })),
    totals: totalsOf(found),
    balances: balancesOf(sandbox, from, to),
  }
}
export type SettlementReport = ReturnType<typeof settlementReport>

function placeOf(found: readonly BalanceTransaction[], id: string): number {
  const place = found.findIndex((line) => line.id === id)
  if (place >= 0) return place
  throw new ApiError(400, 'resource_missing', `No such line in this time: ${JSON.stringify(id)}.`, { param: 'starting_after' })
}

/** The platform's own lines have no account. */
const accountOf = (owner: string) => (owner === PLATFORM ? null : owner)

function readNames({ store }: Sandbox, source: string): Names {
  const [prefix] = source.split('_')
  if (prefix === 'po') return { ...NAMELESS, payout: source }
  const refund = prefix === 're' ? refunds.get(store, source) : null
  const dispute = prefix === 'dp' ? disputes.get(store, source) : null
  const charge = charges.get(store, refund?.charge ?? dispute?.charge ?? source)
  return {
    payment_intent: charge.intent,
    charge: charge.id,
    refund: refund?.id ?? null,
    dispute: dispute?.id ?? null,
    payout: null,
    metadata: paymentIntents.get(store, charge.intent).metadata,
    refund_metadata: refund?.metadata ?? {},
  }
}

function totalsOf(lines: readonly BalanceTransaction[]) {
  const groups = Map.groupBy(lines, ({ owner, type }) => `${owner} ${type}`)
  return [...groups.values()].map((group) => {
    const sum = (part: 'amount' | 'fee' | 'net') => group.reduce((all, line) => all + line[part], 0)
    return {
      account: accountOf(group[0]!.owner),
      type: group[0]!.type,
      count: group.length,
      amount: sum('amount'),
      fee: sum('fee'),
      net: sum('net'),
    }
  })
}

function balancesOf({ store }: Sandbox, from: number, to: number) {
  const rows = store.all<{ owner: string; opening: number; closing: number }>(
    `select owner, coalesce(sum(net) filter (where created < ?1), 0) as opening, sum(net) as closing
      from balance_transaction where created < ?2 group by owner order by owner`,
    from,
    to,
  )
  return rows.map(({ owner, opening, closing }) => ({ account: accountOf(owner), opening, closing }))
}
