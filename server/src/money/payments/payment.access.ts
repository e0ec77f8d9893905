import { PaymentNotFound } from '@keystead/contract/money/payments/payment.operations.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { invoiceOfCall, type ReachedInvoice } from '../invoices/invoice.public.ts'
import { findInvoiceOfPayment, isPaymentOf } from './payment-standing.queries.ts'

/** A payment as the caller reaches it: through the invoice that it pays. */
export type ReachedPayment = ReachedInvoice & { readonly paymentId: string }

/** Who is billed reaches payments of their own place alone, and of what is owed together all of them. */
export const paymentOfCall: Resolver<ReachedPayment> = async (context, paymentId, operation) => {
  const invoiceId = (await findOwnerOf(context.db, paymentId, findInvoiceOfPayment)) ?? fail(PaymentNotFound)
  const invoice = await orMissing(Promise.resolve(invoiceOfCall(context, invoiceId, operation)))
  if (invoice.side === 'recipient' && !(await isPaymentOf(context.db, paymentId, invoice.recipientId))) fail(PaymentNotFound)
  return { ...invoice, paymentId }
}

/** What is said of a missing invoice is said of the payment. */
async function orMissing(reached: Promise<ReachedInvoice>): Promise<ReachedInvoice> {
  try {
    return await reached
  } catch (error) {
    if (error instanceof CallFailure && error.definition.status === 404) fail(PaymentNotFound)
    throw error
  }
}
