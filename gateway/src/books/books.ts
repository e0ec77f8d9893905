import type { Sandbox } from '../sandbox.ts'
import { newId } from './ids.ts'

/*
 * The gateway's own double entry: every movement adds up to nothing. Accounts are the platform, each connected account, what
 * the gateway keeps, and the two sides outside: who pays, and the banks that are paid.
 */

export const PLATFORM = 'platform'
export const PAYERS = 'payers'
export const BANKS = 'banks'
export const GATEWAY = 'gateway'

export type BalanceType =
  | 'charge'
  | 'payment'
  | 'transfer'
  | 'application_fee'
  | 'refund'
  | 'payment_refund'
  | 'transfer_refund'
  | 'application_fee_refund'
  | 'refund_failure'
  | 'adjustment'
  | 'payout'
  | 'payout_failure'

/** What the balance of an owner gains or loses; the fee goes to whom `feeTo` says. */
export type Line = {
  readonly owner: string
  readonly type: BalanceType
  readonly amount: number
  readonly fee?: number
  readonly feeTo?: typeof GATEWAY | typeof PLATFORM
  /** At once, where nothing is said. */
  readonly availableOn?: number
  readonly description: string
}

type Movement = {
  readonly kind: string
  /** The object that it follows from. */
  readonly source: string
  readonly lines: readonly Line[]
  /** Which side outside gives or takes what the lines leave open. */
  readonly against: typeof PAYERS | typeof BANKS
}

/** Writes a movement, and answers the ids of its lines. */
export function move(sandbox: Sandbox, { kind, source, lines, against }: Movement): string[] {
  const { store, clock } = sandbox
  const created = clock.now()
  const movement = newId('mv')
  const gatewayFees = lines.reduce((sum, { fee = 0, feeTo = GATEWAY }) => sum + (feeTo === GATEWAY ? fee : 0), 0)
  const amounts = lines.reduce((sum, { amount, fee = 0 }) => sum + amount - fee, 0)
  const entries = [
    ...lines.map(({ owner, amount, fee = 0 }) => ({ account: owner, amount: amount - fee })),
    { account: GATEWAY, amount: gatewayFees },
  ]
  const outside = { account: against, amount: -amounts - gatewayFees }
  store.run('insert into movement (id, created, kind, source) values (?, ?, ?, ?)', movement, created, kind, source)
  for (const { account, amount } of [...entries, outside].filter((entry) => entry.amount !== 0))
    store.run('insert into entry (movement, account, amount) values (?, ?, ?)', movement, account, amount)
  const ids = lines.map((line) => writeLine(sandbox, movement, source, created, line))
  checkMovement(sandbox, movement)
  return ids
}

function writeLine({ store }: Sandbox, movement: string, source: string, created: number, line: Line): string {
  const id = newId('txn')
  store.run(
    `insert into balance_transaction (id, movement, owner, type, amount, fee, source, created, available_on, description)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    movement,
    line.owner,
    line.type,
    line.amount,
    line.fee ?? 0,
    source,
    created,
    line.availableOn ?? created,
    line.description,
  )
  return id
}

/** Read back as it was written: it adds up to nothing, and each owner's lines are their entries. */
function checkMovement({ store }: Sandbox, movement: string): void {
  const { sum } = store.one<{ sum: number }>('select coalesce(sum(amount), 0) as sum from entry where movement = ?', movement)!
  const wrong = store.one(
    `select owner from balance_transaction t where movement = ?1 group by owner
      having sum(net) <> (select coalesce(sum(amount), 0) from entry where movement = ?1 and account = t.owner)`,
    movement,
  )
  if (sum !== 0 || wrong) throw new Error(`The movement ${movement} does not add up.`)
}
