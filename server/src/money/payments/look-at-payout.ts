import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { GatewayPayout } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import {
  listAtProvider,
  payout as payoutPosting,
  payoutFailed,
  post,
  reverse,
  sumComeAndNotPaidOut,
  suspend,
} from '../ledger/ledger.public.ts'
import { findReceivingAccountByGateway } from '../payment-accounts/payment-account.public.ts'
import { changePayout, isBeingPaidTo, keepPayout, listPayoutsToAccount, type PayoutPart, type PayoutStatus } from './payout.queries.ts'

const CLAIMS = everything('the provider tells of payouts of all accounts')

const STATUS_OF: Readonly<Record<GatewayPayout['status'], PayoutStatus>> = {
  pending: 'underWay',
  in_transit: 'underWay',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

/** What has left for a bank is no longer at the provider; what came back is there again. False: we know no such payment account. */
export async function lookAtPayout(
  services: Services,
  { gatewayAccount, gatewayRef }: { gatewayAccount: string; gatewayRef: string },
  signal: AbortSignal,
): Promise<boolean> {
  const { payments } = services
  const told = await payments?.payouts.find(gatewayAccount, gatewayRef, { signal })
  if (!payments || !told) return false
  const account = await services.jobDatabase.transaction(CLAIMS, (db) =>
    findReceivingAccountByGateway(db, { gateway: payments.name, gatewayRef: gatewayAccount }),
  )
  if (!account) return false
  const bringTold = (rest: Brought) => eventTransaction(services, CLAIMS, ({ db }) => bring(db, account, told, rest))
  try {
    await bringTold({ isLast: false })
  } catch (error) {
    if (!(error instanceof BeyondWhatHasCome)) throw error
    await lookAtEarlier(services, { gatewayAccount, account }, signal)
    await bringTold({ isLast: true })
  }
  return true
}

type Account = { readonly id: string; readonly account_id: string }
/** Whether nothing else is looked at before something is taken for unknown. */
type Brought = { readonly isLast: boolean }

/** More has left than has come: an earlier payout may have failed, and this one brings its money, before that was told. */
class BeyondWhatHasCome extends Error {}

type OfAccount = { readonly gatewayAccount: string; readonly account: Account }

async function lookAtEarlier(services: Services, { gatewayAccount, account }: OfAccount, signal: AbortSignal): Promise<void> {
  const earlier = await services.jobDatabase.transaction(CLAIMS, (db) => listPayoutsToAccount(db, account.id))
  for (const { gateway_ref } of earlier) {
    const told = await services.payments?.payouts.find(gatewayAccount, gateway_ref, { signal })
    if (told) await eventTransaction(services, CLAIMS, ({ db }) => bring(db, account, told, { isLast: true }))
  }
}

async function bring(db: Db, account: Account, told: GatewayPayout, { isLast }: Brought): Promise<void> {
  // Asked first: what comes meanwhile is among what has come.
  const isBeingPaid = await isBeingPaidTo(db, account.id)
  const parts = await partsOf(db, account.id, told.amountCents)
  const { payout, isNew } = await keepPayout(db, {
    paymentAccountId: account.id,
    accountId: account.account_id,
    gatewayRef: told.id,
    amountCents: told.amountCents,
    parts,
    arrivesOn: told.arrivalDate,
  })
  const keyOf = ({ issuerId }: PayoutPart) => `${told.id}/${issuerId}`
  const unknown = told.amountCents - sumOf(payout.parts)
  if (isNew) {
    if (unknown > 0 && !isLast) throw new BeyondWhatHasCome(`payout ${told.id}`)
    // A payment that is under way may be where it is from: then it is looked at again later.
    if (unknown > 0 && isBeingPaid) throw new Error(`payout ${told.id} pays out money that the books do not have yet`)
    for (const part of payout.parts)
      await post(db, payoutPosting({ issuerId: part.issuerId, gatewayId: keyOf(part), paymentAccountId: account.id, amount: part.cents }))
    if (unknown > 0) await post(db, suspend({ factId: `payout/${told.id}`, difference: -unknown }))
  }
  const to = STATUS_OF[told.status]
  if (payout.status === 'failed' || payout.status === to) return
  if (to === 'failed') {
    for (const part of payout.parts) await reverse(db, payoutFailed({ gatewayId: keyOf(part) }))
    if (unknown > 0) await post(db, suspend({ factId: `payout-failed/${told.id}`, difference: unknown }))
  }
  await changePayout(db, payout, to)
}

const sumOf = (parts: readonly PayoutPart[]) => parts.reduce((sum, { cents }) => sum + cents, 0)

/**
 * A payment account of a whole account is used by several profiles: what leaves comes out of the books that have something there. What they do not
 * have any more, since it was taken back, the first one owes.
 */
async function partsOf(db: Db, paymentAccountId: string, cents: number): Promise<PayoutPart[]> {
  const held = await listAtProvider(db, paymentAccountId)
  let left = Math.min(cents, await sumComeAndNotPaidOut(db, paymentAccountId))
  const parts = held.flatMap(({ issuerId, balance }): PayoutPart[] => {
    const taken = Math.min(left, Math.max(balance, 0))
    left -= taken
    return taken > 0 ? [{ issuerId, cents: taken }] : []
  })
  const [first] = held
  return left > 0 && first ? merged(parts, { issuerId: first.issuerId, cents: left }) : parts
}

function merged(parts: readonly PayoutPart[], more: PayoutPart): PayoutPart[] {
  const isThere = parts.some(({ issuerId }) => issuerId === more.issuerId)
  if (!isThere) return [...parts, more]
  return parts.map((part) => (part.issuerId === more.issuerId ? { ...part, cents: part.cents + more.cents } : part))
}
