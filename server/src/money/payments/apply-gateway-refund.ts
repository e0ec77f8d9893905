import type { Db } from '../../database/db.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { GatewayRefund } from '../../rpc/payment-gateway.ts'
import { post, refund as refundPosting, refundFailed } from '../ledger/ledger.public.ts'
import { changeClaim } from '../invoices/invoice.public.ts'
import { allocate, deallocate } from './allocations.ts'
import { forgive, oweAgain } from './forgive.ts'
import { lockWithInvoice, owedNow, type LockedPayment } from './lock-with-invoice.ts'
import { noteRefunded, noteRefundFailed } from './payment-news.ts'
import { changePayment } from './payment.queries.ts'
import { changeRefund, findRefund, type RefundRow } from './refund.queries.ts'

/** Brings a refund to where the provider says it is; seeing all rows. What it has begun is money that has left, and comes back where it fails. */
export async function applyGatewayRefund(context: EventContext, refundId: string, told: GatewayRefund): Promise<void> {
  const locked = await lockRefund(context.db, refundId)
  if (!locked) return
  const { held, refund } = locked
  const isFailed = told.status === 'failed'
  if (!refund.is_booked && refund.status === 'pending') {
    await book(context, held, refund)
    // Who hears of it first when it has failed hears of that alone.
    if (!isFailed) await noteRefunded(context, held, { factId: refund.id, cents: refund.amount_cents, reason: refund.reason })
  }
  if (refund.status === 'pending')
    await changeRefund(context.db, refund, { status: isFailed ? 'pending' : told.status, gatewayRef: told.id, isBooked: true })
  if (isFailed) await failRefund(context, refundId, refund.is_booked)
}

/** The provider has refused it, or could not give it back after all. `isPromised`: who has paid was told that it comes. */
export async function failRefund(context: EventContext, refundId: string, isPromised = false): Promise<void> {
  const locked = await lockRefund(context.db, refundId)
  if (!locked || locked.refund.status === 'failed') return
  const { held, refund } = locked
  await takeBack(context, held, refund)
  await changeRefund(context.db, refund, { status: 'failed' })
  await noteRefundFailed(context, held, { factId: refund.id, cents: refund.amount_cents, isPromised })
}

type LockedRefund = { readonly held: LockedPayment; readonly refund: RefundRow }

async function lockRefund(db: Db, refundId: string): Promise<LockedRefund | null> {
  const found = await findRefund(db, refundId)
  const held = found && (await lockWithInvoice(db, found.payment_id))
  // Behind the lock: another one may have been here.
  const refund = held && (await findRefund(db, refundId))
  return refund && { held, refund }
}

async function book(context: EventContext, held: LockedPayment, refund: RefundRow): Promise<void> {
  const { db } = context
  const { payment, invoice, claim } = held
  const fromClaim = refund.amount_cents - refund.from_prepaid_cents
  await post(db, refundPosting({ ...postedOf(held, refund), fromPrepaid: refund.from_prepaid_cents }))
  await changeClaim(db, invoice, claim, { paid: -fromClaim })
  if (fromClaim > 0) {
    await deallocate(db, held, fromClaim)
    if (!refund.is_still_owed) await forgive(context, held, { creditId: refund.id, cents: fromClaim })
  }
  const refundedCents = payment.refunded_cents + refund.amount_cents
  await changePayment(db, payment, {
    refundedCents,
    prepaidCents: payment.prepaid_cents - refund.from_prepaid_cents,
    ...(refundedCents === payment.amount_cents && payment.status === 'settled' && { status: 'refunded' as const }),
  })
}

async function takeBack(context: EventContext, held: LockedPayment, refund: RefundRow): Promise<void> {
  const { db } = context
  const { payment, invoice, claim } = held
  if (!refund.is_booked) return
  const fromClaim = refund.amount_cents - refund.from_prepaid_cents
  // A payment that is disputed, or was taken back since, pays nothing of what is owed.
  const pays = payment.status === 'settled' || payment.status === 'refunded'
  const owedAgain = pays && !refund.is_still_owed ? fromClaim : 0
  if (owedAgain > 0) await oweAgain(context, held, { creditId: refund.id, cents: owedAgain })
  // What was open again may be paid, written off or void by now: then it is the payer's, as what comes late is.
  const owed = pays ? Math.min(fromClaim, owedNow(held) + owedAgain) : 0
  const toPrepaid = refund.amount_cents - owed
  await post(db, refundFailed({ ...postedOf(held, refund), toPrepaid }))
  await changeClaim(db, invoice, claim, { paid: owed })
  if (owed > 0) await allocate(db, held, owed)
  await changePayment(db, payment, {
    refundedCents: payment.refunded_cents - refund.amount_cents,
    prepaidCents: payment.prepaid_cents + toPrepaid,
    ...(payment.status === 'refunded' && { status: 'settled' as const }),
  })
}

/** What of a refund is posted, there and back. */
function postedOf({ payment, invoice, claim }: LockedPayment, { id, amount_cents }: RefundRow) {
  return {
    issuerId: payment.issuer_profile_id,
    invoiceId: invoice.id,
    assetId: payment.asset_id,
    claimId: claim.claimId,
    recipientId: payment.recipient_id,
    paymentAccountId: payment.payment_account_id!,
    paymentId: payment.id,
    refundId: id,
    amount: amount_cents,
    issuerFeeBack: 0,
    payerFeeBack: 0,
  }
}
