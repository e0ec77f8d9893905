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
import { changePayout, isBeingPaidTo, keepPayout, type PayoutPart, type PayoutStatus } from './payout.queries.ts'

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
  let isKnown = false
  await eventTransaction(services, CLAIMS, async ({ db }) => {
    const account = await findReceivingAccountByGateway(db, { gateway: payments.name, gatewayRef: gatewayAccount })
    if (!account) return
    isKnown = true
    await bring(db, account, told)
  })
  return isKnown
}

async function bring(db: Db, account: { readonly id: string; readonly account_id: string }, told: GatewayPayout): Promise<void> {
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
    for (const part of payout.parts)
      await post(db, payoutPosting({ issuerId: part.issuerId, gatewayId: keyOf(part), paymentAccountId: account.id, amount: part.cents }))
    if (unknown > 0) await suspendUnknown(db, account.id, { factId: `payout/${told.id}`, difference: -unknown })
  }
  const to = STATUS_OF[told.status]
  if (payout.status === 'failed' || payout.status === to) return
  if (to === 'failed') {
    for (const part of payout.parts) await reverse(db, payoutFailed({ gatewayId: keyOf(part) }))
    if (unknown > 0) await post(db, suspend({ factId: `payout-failed/${told.id}`, difference: unknown }))
  }
  await changePayout(db, payout, to)
}

/** More has left than has ever come, as far as we know. A payment that is under way may be where it is from: then it is looked at again later. */
async function suspendUnknown(db: Db, paymentAccountId: string, fact: Parameters<typeof suspend>[0]): Promise<void> {
  if (await isBeingPaidTo(db, paymentAccountId)) throw new Error(`${fact.factId} pays out money that the books do not have yet`)
  await post(db, suspend(fact))
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
