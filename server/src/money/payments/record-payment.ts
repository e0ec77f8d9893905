import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import {
  MARK_INVOICE_AS_PAID,
  type MarkInvoiceAsPaid,
  PaymentNotFound,
  PaymentNotRecorded,
  PaymentReversedAlready,
  type RecordInvoicePayment,
  type ReverseRecordedPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { RecordedMethod } from '@keystead/contract/money/payments/payment.values.ts'
import { messages } from '@keystead/contract/money/payments/payments-messages.text.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { todayIn } from '../../database/days.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { reverse, unmark } from '../ledger/ledger.public.ts'
import {
  changeClaim,
  claimOf,
  listRecipients,
  type LockedInvoice,
  lockForStep,
  type ReachedInvoice,
  type RecipientRow,
} from '../invoices/invoice.public.ts'
import { deallocate } from './allocations.ts'
import { payerOf } from './begin-payment.ts'
import { lockWithInvoice } from './lock-with-invoice.ts'
import type { ReachedPayment } from './payment.access.ts'
import { noteRecorded, noteReversed } from './payment-news.ts'
import { changePayment, insertPayment } from './payment.queries.ts'
import { paidOrWrittenOff } from './quote.ts'
import { settle } from './settle.ts'
import { tellMoved } from './tell-moved.ts'

type Context = CallContext & { readonly owned: ReachedInvoice }
type Typed = { readonly Method: RecordedMethod; readonly PaidOn: string; readonly Reference: string | null; readonly Note: string | null }

export const markInvoiceAsPaid: Handler<typeof MarkInvoiceAsPaid, ReachedInvoice> = async (context, input) => {
  const { db, audit } = context
  const invoice = await lockForStep(context, 'markAsPaid', input.Version)
  await checkDay(context, invoice, input)
  await spendPinConfirmation(context, { operation: MARK_INVOICE_AS_PAID, objectId: invoice.id, confirmation: input.PinConfirmation })
  const recipients = await listRecipients(db, [invoice.id])
  const PaymentIds: string[] = []
  // Billed by shares, each that is still owed is paid by a payment of its own.
  for (const recipient of invoice.billing === 'joint' ? recipients.slice(0, 1) : recipients) {
    const { balanceCents } = claimOf(invoice, recipient)
    if (balanceCents > 0) PaymentIds.push(await record(context, { invoice, recipient, amountCents: balanceCents }, input))
  }
  audit(invoice.id, { markedAsPaid: PaymentIds.length })
  return { InvoiceId: invoice.id, Version: invoice.version + PaymentIds.length, PaymentIds }
}

export const recordInvoicePayment: Handler<typeof RecordInvoicePayment, ReachedInvoice> = async (context, input) => {
  const { db, audit } = context
  const invoice = await lockForStep(context, 'markAsPaid', input.Version)
  await checkDay(context, invoice, input)
  const recipients = await listRecipients(db, [invoice.id])
  const recipient =
    (input.RecipientId === null ? recipients[0] : recipients.find(({ id }) => id === input.RecipientId)) ?? fail(InvoiceNotFound)
  const amountCents = centsFromText(input.Amount)
  const claim = claimOf(invoice, recipient)
  const { balanceCents } = claim
  if (balanceCents <= 0) fail(paidOrWrittenOff(claim))
  if (amountCents > balanceCents) failField('Amount', messages.aboveBalance({ amount: formatExactMoney(textFromCents(balanceCents)) }))
  const paymentId = await record(context, { invoice, recipient, amountCents }, input)
  audit(invoice.id, { payment: paymentId, amountCents })
  return { InvoiceId: invoice.id, Version: invoice.version + 1, PaymentId: paymentId }
}

/** Both the payment and its reversal stay; the invoice is open again. */
export const reverseRecordedPayment: Handler<typeof ReverseRecordedPayment, ReachedPayment> = async (context, { PaymentId, Reason }) => {
  const { db, audit } = context
  const held = (await lockWithInvoice(db, PaymentId)) ?? fail(PaymentNotFound)
  const { payment, invoice, claim } = held
  if (payment.source !== 'recorded') fail(PaymentNotRecorded)
  if (payment.status !== 'settled') fail(PaymentReversedAlready)
  await reverse(db, unmark({ paymentId: payment.id }))
  await changeClaim(db, invoice, claim, { paid: -payment.amount_cents })
  await deallocate(db, held, payment.amount_cents)
  const { status } = await changePayment(db, payment, { status: 'reversed', reversalReason: Reason })
  await noteReversed(context, held, Reason)
  await tellMoved(context, payment.id)
  audit(payment.id, { reversed: true })
  return { PaymentId: payment.id, Status: status }
}

async function checkDay({ db }: Context, invoice: LockedInvoice, { PaidOn }: Typed): Promise<void> {
  if (PaidOn > (await todayIn(db, invoice.time_zone))) failField('PaidOn', messages.paidOnIsToCome)
}

type Recorded = { readonly invoice: LockedInvoice; readonly recipient: RecipientRow; readonly amountCents: number }

async function record(context: Context, { invoice, recipient, amountCents }: Recorded, typed: Typed): Promise<string> {
  const { db } = context
  const payment = await insertPayment(db, {
    invoiceId: invoice.id,
    claimId: claimOf(invoice, recipient).claimId,
    recipientId: recipient.id,
    payer: payerOf(recipient),
    paymentAccountId: null,
    source: 'recorded',
    method: typed.Method,
    amountCents,
    paidOn: typed.PaidOn,
    reference: typed.Reference,
    note: typed.Note,
    byProfileId: profileActor(context.actor).profileId,
  })
  const held = (await lockWithInvoice(db, payment.id)) ?? fail(PaymentNotFound)
  await settle(context, held, {})
  await noteRecorded(context, held)
  await tellMoved(context, payment.id)
  return payment.id
}
