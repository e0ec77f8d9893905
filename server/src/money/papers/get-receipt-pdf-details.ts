import type { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { ReceiptAsked } from '@keystead/contract/money/papers/receipt.events.ts'
import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { languageOf } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findInvoice, type ReachedInvoice } from '../invoices/invoice.public.ts'
import { presentFrame, presentReceipt } from './paper.present.ts'
import { writeReceipt } from './write-receipt.ts'

/** What was paid is known to rooms above: they are asked. */
export const getReceiptPdfDetails: Handler<typeof GetReceiptPdfDetails, ReachedInvoice> = async (context, { InvoiceId, PaymentId }) => {
  const { db, owned, services } = context
  const invoice = (await findInvoice(db, owned.scope, InvoiceId)) ?? fail(InvoiceNotFound)
  const answers = await services.events.ask(context, ReceiptAsked, {
    invoiceId: InvoiceId,
    recipientId: owned.recipientId,
    paymentId: PaymentId,
  })
  const receipt = answers.find((answer) => answer !== null)
  if (!receipt) return { Receipt: null }
  const look = await findDocumentBrand(services, invoice.brand_id)
  const { frame, paper } = writeReceipt(services, receipt, { language: languageOf(context), look })
  return { Receipt: { ...presentFrame(frame), ...presentReceipt(paper) } }
}
