import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { GatewayPayout } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { listAtProvider, payout as payoutPosting, payoutFailed, post, reverse } from '../ledger/ledger.public.ts'
import { findReceivingAccountByGateway } from '../payment-accounts/payment-account.public.ts'
import { changePayout, keepPayout, type PayoutPart, type PayoutStatus } from './payout.queries.ts'

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
  const { payout, isNew } = await keepPayout(db, {
    paymentAccountId: account.id,
    accountId: account.account_id,
    gatewayRef: told.id,
    amountCents: told.amountCents,
    parts: await partsOf(db, account.id, told.amountCents),
    arrivesOn: told.arrivalDate,
  })
  const keyOf = ({ issuerId }: PayoutPart) => `${told.id}/${issuerId}`
  if (isNew)
    for (const part of payout.parts)
      await post(db, payoutPosting({ issuerId: part.issuerId, gatewayId: keyOf(part), paymentAccountId: account.id, amount: part.cents }))
  const to = STATUS_OF[told.status]
  if (payout.status === 'failed' || payout.status === to) return
  if (to === 'failed') for (const part of payout.parts) await reverse(db, payoutFailed({ gatewayId: keyOf(part) }))
  await changePayout(db, payout, to)
}

/** A payment account of a whole account is used by several profiles: what leaves comes out of the books that have something there. */
async function partsOf(db: Db, paymentAccountId: string, cents: number): Promise<PayoutPart[]> {
  const held = await listAtProvider(db, paymentAccountId)
  let left = cents
  const parts = held.flatMap(({ issuerId, balance }): PayoutPart[] => {
    const taken = Math.min(left, Math.max(balance, 0))
    left -= taken
    return taken > 0 ? [{ issuerId, cents: taken }] : []
  })
  // More than the books say is a difference that reconciling finds; it is the first one's until then.
  const [first] = held
  if (left > 0 && first) return merged(parts, { issuerId: first.issuerId, cents: left })
  return parts
}

function merged(parts: readonly PayoutPart[], more: PayoutPart): PayoutPart[] {
  const isThere = parts.some(({ issuerId }) => issuerId === more.issuerId)
  if (!isThere) return [...parts, more]
  return parts.map((part) => (part.issuerId === more.issuerId ? { ...part, cents: part.cents + more.cents } : part))
}
