import { BANKS, move } from '../books/books.ts'
import { ownersWithMoney } from '../books/balance-transactions.ts'
import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import type { Sandbox } from '../sandbox.ts'
import { addBusinessDays, addDays, bankTimeOf, dayOf, nextBusinessDay } from '../time/business-days.ts'
import { addDue, dropDue, isDue } from './planning.ts'
import { accounts, presentAccount } from './account.ts'
import { stands } from './account-requirements.ts'
import { emit } from './event.ts'

const ARRIVES_AFTER_BUSINESS_DAYS = 2
const HOUR = 3_600
const DAILY = 'daily'

/** The account is closed or not there: no further payout goes to it. */
export const PAYOUT_FAILURES = ['account_closed', 'no_account', 'could_not_process'] as const
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number]

export type Payout = Kept & {
  readonly account: string
  readonly amount: number
  readonly destination: string
  readonly status: 'in_transit' | 'paid' | 'failed'
  readonly arrivalDay: string
  readonly failureCode: PayoutFailure | null
  readonly balanceTransaction: string
}

export const payouts = collection<Payout>('payout', { parent: ({ account }) => account })

/** On each business day, an hour after banks have settled. */
export function planPayouts(sandbox: Sandbox): void {
  if (isDue(sandbox, 'payouts')) return
  const now = sandbox.clock.now()
  const today = nextBusinessDay(dayOf(now))
  const timeOf = (day: string) => bankTimeOf(day) + HOUR
  addDue(sandbox, timeOf(today) > now ? timeOf(today) : timeOf(nextBusinessDay(addDays(today, 1))), 'payouts', DAILY)
}

/** Of another time: they are planned again. */
export function dropPayouts(sandbox: Sandbox): void {
  dropDue(sandbox, DAILY, 'payouts')
}

/** Everything that an account has available is on its way to its bank. */
export function payEveryoneOut(sandbox: Sandbox): void {
  for (const { owner, available } of ownersWithMoney(sandbox)) payOut(sandbox, owner, available)
  planPayouts(sandbox)
}

function payOut(sandbox: Sandbox, owner: string, amount: number): void {
  const { store, clock } = sandbox
  const account = accounts.get(store, owner)
  if (!account.externalAccount || !stands(account, clock.now()).payouts) return
  const id = newId('po')
  const arrivalDay = addBusinessDays(dayOf(clock.now()), ARRIVES_AFTER_BUSINESS_DAYS)
  const [balanceTransaction = ''] = move(sandbox, {
    kind: 'payout',
    source: id,
    against: BANKS,
    lines: [{ owner, type: 'payout', amount: -amount, description: `Payout ${id}` }],
  })
  const payout = payouts.insert(store, {
    id,
    created: clock.now(),
    account: owner,
    amount,
    destination: account.externalAccount.id,
    status: 'in_transit',
    arrivalDay,
    failureCode: null,
    balanceTransaction,
  })
  addDue(sandbox, bankTimeOf(arrivalDay), 'payout.arrive', id)
  emit(sandbox, 'payout.created', presentPayout(payout), owner)
}

export function arrivePayout(sandbox: Sandbox, id: string): void {
  const payout = payouts.change(sandbox.store, payouts.get(sandbox.store, id), { status: 'paid' })
  emit(sandbox, 'payout.paid', presentPayout(payout), payout.account)
}

/** The bank sends it back, even when it had arrived. */
export function failPayout(sandbox: Sandbox, id: string, failureCode: PayoutFailure): Payout {
  const { store, clock } = sandbox
  const payout = payouts.get(store, id)
  if (payout.status === 'failed') throw new ApiError(400, 'payout_failed', 'The payout has failed already.')
  dropDue(sandbox, id)
  const { account: owner, amount } = payout
  const line = { owner, type: 'payout_failure' as const, amount, description: `Payout ${id} failed` }
  move(sandbox, { kind: 'payout_failure', source: id, against: BANKS, lines: [line] })
  const failed = payouts.change(store, payout, { status: 'failed', failureCode })
  emit(sandbox, 'payout.failed', presentPayout(failed), owner)
  const account = accounts.get(store, owner)
  if (failureCode === 'could_not_process' || account.externalAccount?.id !== payout.destination) return failed
  const changed = accounts.change(store, account, { externalAccount: { ...account.externalAccount, status: 'errored' } })
  emit(sandbox, 'account.updated', presentAccount(changed, clock.now()), owner)
  return failed
}

export function presentPayout(payout: Payout) {
  return {
    id: payout.id,
    object: 'payout' as const,
    created: payout.created,
    livemode: false,
    automatic: true,
    amount: payout.amount,
    currency: 'usd' as const,
    status: payout.status,
    arrival_date: bankTimeOf(payout.arrivalDay),
    destination: payout.destination,
    failure_code: payout.failureCode,
    balance_transaction: payout.balanceTransaction,
  }
}
export type PresentedPayout = ReturnType<typeof presentPayout>
