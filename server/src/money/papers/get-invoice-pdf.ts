import { InvoicePdfNotMade, type GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import { languageOf } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findInvoice, type ReachedInvoice } from '../invoices/invoice.public.ts'
import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { invoiceFileName } from './file-name.ts'
import { linksTo, linksToPaper, UNDER_WAY } from './links-to-paper.ts'
import { draftDownload } from './paper-download.ts'
import { findPaperOf } from './paper.queries.ts'

export const getInvoicePdf: Handler<typeof GetInvoicePdf, ReachedInvoice> = async (context, { InvoiceId }) => {
  const { db, owned, services } = context
  const invoice = (await findInvoice(db, owned.scope, InvoiceId)) ?? fail(InvoiceNotFound)
  if (invoice.status === 'temporary' || invoice.status === 'active') {
    const language = languageOf(context)
    const fileName = invoiceFileName(services, invoice, language)
    return {
      ...linksTo(context, draftDownload, fileName, { invoiceId: invoice.id, version: invoice.version, language }),
      Bytes: null,
      Pages: null,
    }
  }
  const paper = await findPaperOf(db, { invoiceId: invoice.id, recipientId: owned.recipientId })
  if (!paper || paper.state === 'start') return UNDER_WAY
  if (paper.state !== 'completed') fail(InvoicePdfNotMade)
  return linksToPaper(context, paper, invoiceFileName(services, invoice, paper.language))
}
