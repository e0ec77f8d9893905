import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { GetInvoicePdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { documentBrandNow, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { languageOf } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedInvoice } from '../invoices/invoice.public.ts'
import { presentFrame, presentInvoice } from './paper.present.ts'
import { readForPaper } from './read-for-paper.ts'
import { writeInvoice } from './write-invoice.ts'

export const getInvoicePdfDetails: Handler<typeof GetInvoicePdfDetails, ReachedInvoice> = async (context, { InvoiceId }) => {
  const { db, owned, services } = context
  const read = (await readForPaper(db, { invoiceId: InvoiceId, recipientId: owned.recipientId })) ?? fail(InvoiceNotFound)
  const { status, brand_id: frozen, profile_id: profileId } = read.invoice
  const isSent = status === 'sent' || status === 'void'
  const look = await findDocumentBrand(services, isSent ? frozen : await documentBrandNow(db, profileId))
  const { frame, paper } = writeInvoice(services, read, { language: languageOf(context), look })
  return { ...presentFrame(frame), ...presentInvoice(paper) }
}
