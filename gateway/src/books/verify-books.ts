import { charges } from '../objects/charge.ts'
import { payouts } from '../objects/payout.ts'
import { refunds } from '../objects/refund.ts'
import type { Sandbox } from '../sandbox.ts'
import { PAYERS } from './books.ts'

/* The books as a whole: what they say of each account, and whether objects and entries say the same. */

type Total = { readonly account: string; readonly balance: number }
type Movement = {
  readonly id: string
  readonly created: number
  readonly kind: string
  readonly source: string
  readonly entries: readonly Entry[]
}
type Entry = { readonly account: string; readonly amount: number }

export function readBooks(sandbox: Sandbox) {
  const problems = problemsOf(sandbox)
  return { balanced: problems.length === 0, problems, totals: totalsOf(sandbox), movements: movementsOf(sandbox) }
}
export type Books = ReturnType<typeof readBooks>

function totalsOf({ store }: Sandbox): Total[] {
  return store.all('select account, sum(amount) as balance from entry group by account order by account')
}

function movementsOf({ store }: Sandbox): Movement[] {
  const entries = store.all<Entry & { movement: string }>('select movement, account, amount from entry order by seq')
  const byMovement = Map.groupBy(entries, ({ movement }) => movement)
  return store.all<Omit<Movement, 'entries'>>('select id, created, kind, source from movement order by seq').map((movement) => ({
    ...movement,
    entries: (byMovement.get(movement.id) ?? []).map(({ account, amount }) => ({ account, amount })),
  }))
}

function problemsOf(sandbox: Sandbox): string[] {
  const { store } = sandbox
  const unbalanced = store.all<{ movement: string }>('select movement from entry group by movement having sum(amount) <> 0')
  const apart = store.all<{ owner: string }>(
    `select owner from balance_transaction t group by owner
      having sum(net) <> (select coalesce(sum(amount), 0) from entry where account = t.owner)`,
  )
  return [
    ...unbalanced.map(({ movement }) => `${movement} does not add up`),
    ...apart.map(({ owner }) => `the lines of ${owner} are not its entries`),
    ...chargeProblems(sandbox),
    ...payerProblem(sandbox),
    ...payoutProblems(sandbox),
  ]
}

/** A charge knows what has been refunded of it, and that is no more than it is. */
function chargeProblems({ store }: Sandbox): string[] {
  return charges.every(store).flatMap((charge) => {
    const given = refunds.of(store, charge.intent).filter(({ status }) => status !== 'failed')
    const refunded = given.reduce((sum, { amount }) => sum + amount, 0)
    const fee = given.reduce((sum, refund) => sum + refund.fee, 0)
    if (refunded === charge.amountRefunded && fee === charge.feeRefunded && refunded <= charge.amount) return []
    return [`${charge.id} says ${charge.amountRefunded} were refunded, its refunds ${refunded}`]
  })
}

/** What payers have given is what was charged, less what went back to them. */
function payerProblem({ store }: Sandbox): string[] {
  const { given } = store.one<{ given: number }>('select -coalesce(sum(amount), 0) as given from entry where account = ?', PAYERS)!
  const { charged } = store.one<{ charged: number }>(
    `select coalesce(sum(amount), 0) as charged from balance_transaction
      where owner = 'platform' and type in ('charge', 'refund', 'refund_failure', 'adjustment')`,
  )!
  return given === charged ? [] : [`payers gave ${given}, and ${charged} were charged`]
}

function payoutProblems({ store }: Sandbox): string[] {
  return payouts.every(store).flatMap(({ id, amount, status }) => {
    const { sum } = store.one<{ sum: number }>('select coalesce(sum(net), 0) as sum from balance_transaction where source = ?', id)!
    return sum === (status === 'failed' ? 0 : -amount) ? [] : [`${id} is ${status} and has moved ${sum}`]
  })
}
