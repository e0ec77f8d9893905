import { actingAs } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { mark, pay, postTogether, suspend } from '../ledger/ledger.public.ts'
import { changeClaim } from '../invoices/invoice.public.ts'
import { allocate } from './allocations.ts'
import { owedNow, type LockedPayment } from './lock-with-invoice.ts'
import { changePayment, type PaymentChange } from './payment.queries.ts'
import { nextReceiptNumber } from './receipt-number.queries.ts'
import { giveReceipt, type GivenReceipt } from './receipt-of-payment.ts'

/**
 * A payment has come: the books have it, what it pays is owed no longer, and it has a receipt. `difference` is what the provider has taken beyond
 * what it was asked for. `settledOn` is the day that it counts for where that is another than today.
 */
export async function settle(
  context: EventContext,
  held: LockedPayment,
  seen: PaymentChange,
  { difference = 0, settledOn, isKnown }: { difference?: number } & GivenReceipt = {},
): Promise<void> {
  const { db } = context
  const { payment, invoice, claim } = held
  const owed = owedNow(held)
  const wasOpen = payment.status === 'created' || payment.status === 'needsAction' || payment.status === 'processing'
  const paidCents = Math.min(payment.amount_cents, owed)
  const about = { issuerId: payment.issuer_profile_id, invoiceId: invoice.id, assetId: payment.asset_id, claimId: claim.claimId }
  const come =
    payment.source === 'recorded'
      ? mark({ ...about, paymentId: payment.id, amount: payment.amount_cents, effectiveOn: payment.paid_on ?? undefined })
      : pay({
          ...about,
          paymentId: payment.id,
          recipientId: payment.recipient_id,
          paymentAccountId: payment.payment_account_id!,
          amount: payment.amount_cents,
          owed,
          issuerFee: payment.issuer_fee_cents,
          payerFee: payment.payer_fee_cents,
          effectiveOn: settledOn,
        })
  await postTogether(db, difference === 0 ? [come] : [come, suspend({ factId: payment.id, difference })])
  await changeClaim(db, invoice, claim, {
    paid: paidCents,
    inTransit: wasOpen && payment.source !== 'recorded' ? -payment.amount_cents : 0,
  })
  if (paidCents > 0) await allocate(db, held, paidCents)
  const receiptNumber =
    payment.receipt_number ?? (await actingAs(db, payment.account_id, () => nextReceiptNumber(db, payment.issuer_profile_id)))
  const change = { ...seen, status: 'settled' as const, prepaidCents: payment.amount_cents - paidCents, receiptNumber }
  await giveReceipt(context, await changePayment(db, payment, change), { settledOn, isKnown })
}
