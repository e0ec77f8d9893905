import { InvoicePdfNotMade, type GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import { type DownloadKind, downloadLink } from '../../files/downloads.ts'
import { type CallContext, languageOf, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findInvoice, type ReachedInvoice } from '../invoices/invoice.public.ts'
import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { invoiceFileName } from './file-name.ts'
import { draftDownload, paperDownload } from './paper-download.ts'
import { findPaperOf } from './paper.queries.ts'

const UNDER_WAY = { State: 'start', Url: null, DownloadUrl: null, Expires: null, FileName: null, Bytes: null, Pages: null } as const

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
  const fileName = invoiceFileName(services, invoice, paper.language)
  return { ...linksTo(context, paperDownload, fileName, { paperId: paper.id }), Bytes: paper.bytes, Pages: paper.pages }
}

/** One to look at it in the page, one to save it. */
function linksTo({ services, actor }: CallContext, kind: DownloadKind, fileName: string, what: object) {
  const { accountId } = profileActor(actor)
  const link = (disposition: 'inline' | 'attachment') =>
    downloadLink(services, kind, { accountId, subject: JSON.stringify({ ...what, fileName, disposition }) })
  const { url, expires } = link('inline')
  return {
    State: 'completed' as const,
    Url: url,
    DownloadUrl: link('attachment').url,
    Expires: expires.toISOString(),
    FileName: fileName,
  }
}
