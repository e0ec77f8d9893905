import type { GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { ReceiptStandingAsked } from '@keystead/contract/money/papers/receipt.events.ts'
import { findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { languageOf } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedInvoice } from '../invoices/invoice.public.ts'
import { presentFrame, presentReceipt } from './paper.present.ts'
import { findReceiptOf } from './paper.queries.ts'
import { writeReceipt } from './write-receipt.ts'

/** What became of a payment since is known to rooms above: they are asked. */
export const getReceiptPdfDetails: Handler<typeof GetReceiptPdfDetails, ReachedInvoice> = async (context, { InvoiceId, PaymentId }) => {
  const { db, owned, services } = context
  const language = languageOf(context)
  const paper = await findReceiptOf(db, { invoiceId: InvoiceId, recipientId: owned.recipientId, paymentId: PaymentId })
  if (!paper) return { Receipt: null }
  const answers = await services.events.ask(context, ReceiptStandingAsked, { paymentId: paper.payment_id, language })
  const standing = answers.find((answer) => answer !== null)
  if (!standing) throw new Error(`no room knows of payment ${paper.payment_id}, of which there is a receipt`)
  const look = await findDocumentBrand(services, paper.brand_id)
  const written = writeReceipt(services, paper.receipt, { language, look })
  return {
    Receipt: {
      ...presentFrame(written.frame),
      ...presentReceipt(written.paper),
      PaymentId: paper.payment_id,
      Standing: standing,
    },
  }
}
