import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { PAYMENT_METHOD_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { todayIn } from '../../database/days.ts'
import type { EventContext } from '../../rpc/events.ts'
import {
  claimOf,
  findInvoice,
  invoicesIssuedBy,
  listClaimLines,
  listRecipients,
  issuerNames,
  recipientNames,
} from '../invoices/invoice.public.ts'
import { queueReceipt } from '../papers/paper.public.ts'
import { listAllocatedLines } from './payment-list.queries.ts'
import type { PaymentRow } from './payment.queries.ts'

export type GivenReceipt = {
  /** The day that it counts for, where that is another than today. */
  readonly settledOn?: string
  /** Who paid is told nothing. */
  readonly isKnown?: boolean
}

/** Of a payment that has just come, with all of it written down: what its receipt says is what is so now, whatever becomes of it later. */
export async function giveReceipt(context: EventContext, payment: PaymentRow, { settledOn, isKnown }: GivenReceipt): Promise<void> {
  const { db } = context
  const { id: paymentId, invoice_id: invoiceId, account_id: accountId, recipient_id: recipientId } = payment
  const receipt = await actingAs(db, accountId, () => receiptOf(db, payment, settledOn))
  await queueReceipt(context, { paymentId, invoiceId, accountId, recipientId, isKnown }, receipt)
}

async function receiptOf(db: Db, payment: PaymentRow, settledOn?: string): Promise<Receipt> {
  const scope = invoicesIssuedBy({ accountId: payment.account_id, profileId: payment.issuer_profile_id })
  const invoice = await findInvoice(db, scope, payment.invoice_id)
  const recipient = (await listRecipients(db, [payment.invoice_id])).find(({ id }) => id === payment.recipient_id)
  if (!invoice || !recipient) throw new Error(`payment ${payment.id} is of an invoice, or of a place on it, that is not there`)
  const claim = claimOf(invoice, recipient)
  const billed = await listClaimLines(db, claim)
  const paid = new Map((await listAllocatedLines(db, payment.id)).map(({ line_id, cents }) => [line_id, cents]))
  const cards = await findProfileCards(db, payment.payer_profile_id ? [payment.payer_profile_id] : [])
  const issuerName = await issuerNames(db, [payment.issuer_profile_id])
  const nameOf = await recipientNames(db, [recipient])
  const isPayer = payment.payer_profile_id === null || payment.payer_profile_id === recipient.profile_id
  const [detail, lastFour] = detailOf(payment)
  return {
    ReceiptNumber: payment.receipt_number ?? '',
    InvoiceNumber: invoice.number,
    PropertyTitle: invoice.asset_title,
    PropertyPlace: invoice.asset_place,
    IssuerName: issuerName(payment.issuer_profile_id),
    PayerName: isPayer ? nameOf(recipient) : (cards.get(payment.payer_profile_id ?? '')?.Name ?? nameless.closedAccount),
    Method: detail ?? PAYMENT_METHOD_TEXTS[payment.method],
    LastFour: lastFour,
    PaidOn: payment.paid_on ?? settledOn ?? (await todayIn(db, invoice.time_zone)),
    Amount: textFromCents(payment.amount_cents),
    Fee: textFromCents(payment.payer_fee_cents),
    Total: textFromCents(payment.amount_cents + payment.payer_fee_cents),
    BalanceAfter: textFromCents(Math.max(claim.balanceCents, 0)),
    Lines: billed
      .filter(({ id }) => paid.has(id))
      .map((line) => ({
        Title: line.title,
        Detail: null,
        Billed: textFromCents(line.amount_cents),
        Paid: textFromCents(paid.get(line.id) ?? 0),
      })),
  }
}

/** `Visa 4242` is a brand and four digits; what was recorded by hand has neither. */
function detailOf({ source, method_detail }: PaymentRow): [name: string | null, lastFour: string | null] {
  if (source === 'recorded' || method_detail === null) return [null, null]
  return [method_detail.slice(0, -4).trim() || null, method_detail.slice(-4)]
}
