import type { EventContext } from '../../rpc/events.ts'
import type { GatewayDispute } from '../../rpc/payment-gateway.ts'
import { dispute as disputePosting, disputeLost, disputeWon, post, returned, reverse } from '../ledger/ledger.public.ts'
import { changeClaim } from '../invoices/invoice.public.ts'
import { deallocate } from './allocations.ts'
import { type DisputeRow, endDispute, keepDispute } from './dispute.queries.ts'
import { lockWithInvoice, type LockedPayment } from './lock-with-invoice.ts'
import { noteDispute, noteReturned } from './payment-news.ts'
import { changePayment } from './payment.queries.ts'

/**
 * Brings a dispute to where the provider says it is; seeing all rows. A bank that takes a debit back is one that is lost from its beginning: the
 * payment has never come.
 */
export async function applyGatewayDispute(context: EventContext, paymentId: string, told: GatewayDispute): Promise<void> {
  const held = await lockWithInvoice(context.db, paymentId)
  if (!held) return
  const { dispute, isNew } = await keepDispute(context.db, {
    paymentId,
    gatewayRef: told.id,
    amountCents: Math.min(told.amountCents, held.payment.amount_cents - held.payment.refunded_cents),
    reason: told.reason,
  })
  if (dispute.status !== 'open') return
  if (isNew && told.status === 'lost' && isWhole(held, dispute)) return takeAllBack(context, held, dispute, told)
  if (isNew) await hold(context, held, dispute)
  if (told.status === 'won') await win(context, held, dispute)
  if (told.status === 'lost') await lose(context, held, dispute)
}

const isWhole = ({ payment }: LockedPayment, dispute: DisputeRow) =>
  payment.refunded_cents === 0 && payment.prepaid_cents === 0 && dispute.amount_cents === payment.amount_cents

/** As if it had never come, fees included. */
async function takeAllBack(context: EventContext, held: LockedPayment, dispute: DisputeRow, told: GatewayDispute): Promise<void> {
  const { db } = context
  const { payment } = held
  await reverse(db, returned({ paymentId: payment.id }))
  await reopen(context, held, payment.amount_cents)
  await changePayment(db, payment, { status: 'returned', failureCode: told.reason, returnCode: told.networkReturnCode })
  await endDispute(db, dispute, 'lost')
  await noteReturned(context, held, { failureCode: told.reason, returnCode: told.networkReturnCode })
}

function aboutOf({ payment, invoice }: LockedPayment, dispute: DisputeRow) {
  return {
    issuerId: payment.issuer_profile_id,
    invoiceId: invoice.id,
    assetId: payment.asset_id,
    disputeId: dispute.id,
    paymentAccountId: payment.payment_account_id!,
    amount: dispute.amount_cents,
  }
}

async function hold(context: EventContext, held: LockedPayment, dispute: DisputeRow): Promise<void> {
  await post(context.db, disputePosting(aboutOf(held, dispute)))
  await changePayment(context.db, held.payment, { status: 'disputed' })
  await noteDispute(context, held, { factId: dispute.id, cents: dispute.amount_cents, outcome: 'open' })
}

async function win(context: EventContext, held: LockedPayment, dispute: DisputeRow): Promise<void> {
  await reverse(context.db, disputeWon({ disputeId: dispute.id }))
  await changePayment(context.db, held.payment, { status: 'settled' })
  await endDispute(context.db, dispute, 'won')
  await noteDispute(context, held, { factId: dispute.id, cents: dispute.amount_cents, outcome: 'won' })
}

async function lose(context: EventContext, held: LockedPayment, dispute: DisputeRow): Promise<void> {
  await post(context.db, disputeLost({ ...aboutOf(held, dispute), claimId: held.claim.claimId }))
  await reopen(context, held, dispute.amount_cents)
  await changePayment(context.db, held.payment, { status: 'returned' })
  await endDispute(context.db, dispute, 'lost')
  await noteDispute(context, held, { factId: dispute.id, cents: dispute.amount_cents, outcome: 'lost' })
}

/** What it had paid is owed again. */
async function reopen({ db }: EventContext, held: LockedPayment, cents: number): Promise<void> {
  const fromClaim = cents - Math.min(cents, held.payment.prepaid_cents)
  await changeClaim(db, held.invoice, held.claim, { paid: -fromClaim })
  if (fromClaim > 0) await deallocate(db, held, fromClaim)
}
