import type { EventContext } from '../../rpc/events.ts'
import type { GatewayDispute } from '../../rpc/payment-gateway.ts'
import { dispute as disputePosting, disputeLost, disputeWon, keepFee, post, returned, reverse } from '../ledger/ledger.public.ts'
import { changeClaim } from '../invoices/invoice.public.ts'
import { deallocate } from './allocations.ts'
import { type DisputeRow, endDispute, keepDispute } from './dispute.queries.ts'
import { lockWithInvoice, type LockedPayment } from './lock-with-invoice.ts'
import { noteDispute, noteReturned } from './payment-news.ts'
import { changePayment } from './payment.queries.ts'

/**
 * Brings a dispute to where the provider says it is; seeing all rows. What is disputed is all that the payer has paid, the fee included. A bank
 * that takes a debit back is one that is lost from its beginning: the payment has never come.
 */
export async function applyGatewayDispute(context: EventContext, paymentId: string, told: GatewayDispute): Promise<void> {
  const held = await lockWithInvoice(context.db, paymentId)
  if (!held) return
  const { dispute, isNew } = await keepDispute(context.db, {
    paymentId,
    gatewayRef: told.id,
    amountCents: told.amountCents,
    reason: told.reason,
  })
  if (dispute.status !== 'open') return
  if (isNew && told.status === 'lost' && isWhole(held, dispute)) return takeAllBack(context, held, dispute, told)
  if (isNew) await hold(context, held, dispute)
  if (told.status === 'won') await win(context, held, dispute)
  if (told.status === 'lost') await lose(context, held, dispute)
}

const isWhole = ({ payment }: LockedPayment, dispute: DisputeRow) =>
  payment.refunded_cents === 0 && payment.prepaid_cents === 0 && dispute.amount_cents === payment.amount_cents + payment.payer_fee_cents

/** As if it had never come; but fees are not given back to who bears them, and the provider takes the whole from the issuer. */
async function takeAllBack(context: EventContext, held: LockedPayment, dispute: DisputeRow, told: GatewayDispute): Promise<void> {
  const { db } = context
  const { payment } = held
  const about = aboutOf(held, dispute)
  const fees = payment.issuer_fee_cents + payment.payer_fee_cents
  await reverse(db, returned({ paymentId: payment.id }))
  if (fees > 0) await post(db, keepFee({ ...about, factId: dispute.id, amount: fees }))
  await reopen(context, held, { fromClaim: payment.amount_cents, fromPrepaid: 0 })
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
  const { payment, claim } = held
  const ofPayment = Math.min(dispute.amount_cents, payment.amount_cents - payment.refunded_cents)
  // It pays nothing any more. What is left of it, where a refund failed meanwhile, becomes a credit of the payer: less than nothing is from there.
  const fromClaim = payment.amount_cents - payment.refunded_cents - payment.prepaid_cents
  const fromPrepaid = ofPayment - fromClaim
  await post(
    context.db,
    disputeLost({
      ...aboutOf(held, dispute),
      claimId: claim.claimId,
      recipientId: payment.recipient_id,
      fromPrepaid,
      fees: dispute.amount_cents - ofPayment,
    }),
  )
  await reopen(context, held, { fromClaim, fromPrepaid })
  await changePayment(context.db, held.payment, { status: 'returned' })
  await endDispute(context.db, dispute, 'lost')
  await noteDispute(context, held, { factId: dispute.id, cents: dispute.amount_cents, outcome: 'lost' })
}

/** What it had paid is owed again. */
async function reopen(
  { db }: EventContext,
  held: LockedPayment,
  { fromClaim, fromPrepaid }: { readonly fromClaim: number; readonly fromPrepaid: number },
): Promise<void> {
  if (fromPrepaid !== 0) await changePayment(db, held.payment, { prepaidCents: held.payment.prepaid_cents - fromPrepaid })
  await changeClaim(db, held.invoice, held.claim, { paid: -fromClaim })
  if (fromClaim > 0) await deallocate(db, held, fromClaim)
}
