import { type GetReceiptPdf, ReceiptNotFound, ReceiptPdfNotMade } from '@keystead/contract/money/papers/paper.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedInvoice } from '../invoices/invoice.public.ts'
import { receiptFileName } from './file-name.ts'
import { linksToPaper, UNDER_WAY } from './links-to-paper.ts'
import { findReceiptOf } from './paper.queries.ts'

export const getReceiptPdf: Handler<typeof GetReceiptPdf, ReachedInvoice> = async (context, { InvoiceId, PaymentId }) => {
  const { db, owned, services } = context
  const paper =
    (await findReceiptOf(db, { invoiceId: InvoiceId, recipientId: owned.recipientId, paymentId: PaymentId })) ?? fail(ReceiptNotFound)
  if (paper.state === 'start') return UNDER_WAY
  if (paper.state !== 'completed') fail(ReceiptPdfNotMade)
  return linksToPaper(context, paper, receiptFileName(services, paper.receipt, paper.language))
}
