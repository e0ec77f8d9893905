import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { CalculatePaymentAmount, CreatePaymentTransaction } from '@keystead/contract/money/payments/payment.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findInvoice, listRecipients, type ReceivedInvoice } from '../invoices/invoice.public.ts'
import { beginPayment, type Paying } from './begin-payment.ts'
import { quoteFor, refuseUnlessSent } from './quote.ts'

export const calculatePaymentAmount: Handler<typeof CalculatePaymentAmount, ReceivedInvoice> = async (
  { db, owned, services },
  { Amount },
) => {
  const invoice = (await findInvoice(db, owned.scope, owned.invoiceId)) ?? fail(InvoiceNotFound)
  const recipient = (await listRecipients(db, [invoice.id])).find(({ id }) => id === owned.recipientId) ?? fail(InvoiceNotFound)
  refuseUnlessSent(invoice)
  return quoteFor(db, services, { invoice, recipient, amount: Amount })
}

export const createPaymentTransaction: Handler<typeof CreatePaymentTransaction, ReceivedInvoice> = async (context, input) => {
  const { InvoiceId: _, ...typed } = input
  const payment = await beginPayment(context, payingOf(context), typed)
  context.audit(payment.id, { invoice: payment.invoice_id, amountCents: payment.amount_cents })
  return { PaymentId: payment.id, Status: payment.status }
}

type Context = Parameters<Handler<typeof CreatePaymentTransaction, ReceivedInvoice>>[0]

/** Who is billed pays their own place. */
function payingOf({ owned, actor, origin }: Context): Paying {
  const { accountId, profileId } = profileActor(actor)
  return {
    accountId: owned.accountId,
    issuerProfileId: owned.issuerProfileId,
    invoiceId: owned.invoiceId,
    recipientId: owned.recipientId,
    payer: { accountId, profileId },
    ip: origin.ip,
  }
}
