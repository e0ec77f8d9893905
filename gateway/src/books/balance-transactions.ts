import type { Sandbox } from '../sandbox.ts'
import { ApiError } from '../http/api-error.ts'
import { type BalanceType, PLATFORM } from './books.ts'
import { type Page, type Paging, pageOf } from './paging.ts'

export type BalanceTransaction = {
  readonly id: string
  readonly movement: string
  readonly owner: string
  readonly type: BalanceType
  readonly amount: number
  readonly fee: number
  readonly net: number
  readonly source: string
  readonly created: number
  readonly available_on: number
  readonly description: string
}

const COLUMNS = 'id, movement, owner, type, amount, fee, net, source, created, available_on, description'

type Wanted = { readonly owner: string; readonly type?: string; readonly source?: string }

export function listBalanceTransactions({ store }: Sandbox, paging: Paging, wanted: Wanted): Page<BalanceTransaction> {
  return pageOf(store, 'balance_transaction', paging, wanted, (row) => row as BalanceTransaction)
}

export function getBalanceTransaction({ store }: Sandbox, id: string, owner: string): BalanceTransaction {
  const found = store.one<BalanceTransaction>(`select ${COLUMNS} from balance_transaction where id = ? and owner = ?`, id, owner)
  if (!found) throw new ApiError(404, 'resource_missing', `No such balance transaction: ${JSON.stringify(id)}.`, { param: 'id' })
  return found
}

/** What came about in a time, in its order. */
export function balanceTransactionsBetween({ store }: Sandbox, from: number, to: number): BalanceTransaction[] {
  return store.all(`select ${COLUMNS} from balance_transaction where created >= ? and created < ? order by seq`, from, to)
}

export type Balance = { readonly available: number; readonly pending: number }

export function balanceOf({ store, clock }: Sandbox, owner: string): Balance {
  return store.one<Balance>(
    `select coalesce(sum(net) filter (where available_on <= ?1), 0) as available, coalesce(sum(net) filter (where available_on > ?1), 0) as pending
      from balance_transaction where owner = ?2`,
    clock.now(),
    owner,
  )!
}

/** Connected accounts that have money to be paid out. */
export function ownersWithMoney({ store, clock }: Sandbox): { owner: string; available: number }[] {
  return store.all(
    `select owner, sum(net) as available from balance_transaction where owner <> ? and available_on <= ?
      group by owner having sum(net) > 0 order by owner`,
    PLATFORM,
    clock.now(),
  )
}

export function presentBalance({ available, pending }: Balance) {
  const one = (amount: number) => [{ amount, currency: 'usd' as const }]
  return { object: 'balance' as const, livemode: false, available: one(available), pending: one(pending) }
}

export function presentBalanceTransaction({ clock }: Sandbox, found: BalanceTransaction) {
  return {
    id: found.id,
    object: 'balance_transaction' as const,
    type: found.type,
    amount: found.amount,
    fee: found.fee,
    net: found.net,
    currency: 'usd' as const,
    fee_details:
      found.fee === 0 ? [] : [{ amount: found.fee, currency: 'usd', type: found.owner === PLATFORM ? 'stripe_fee' : 'application_fee' }],
    source: found.source,
    status: found.available_on <= clock.now() ? ('available' as const) : ('pending' as const),
    available_on: found.available_on,
    created: found.created,
    description: found.description,
  }
}
export type PresentedBalanceTransaction = ReturnType<typeof presentBalanceTransaction>
