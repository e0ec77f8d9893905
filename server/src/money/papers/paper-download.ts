import { Readable } from 'node:stream'
import { GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { type Download, type DownloadRequest, defineDownload } from '../../files/downloads.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { invoicePdf } from '../../pdf/templates/invoice-paper.ts'
import { documentBrandNow, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import { findInvoiceOwner } from './issuer.queries.ts'
import { findPaper } from './paper.queries.ts'
import { type ReadForPaper, readForPaper } from './read-for-paper.ts'
import { writeInvoice } from './write-invoice.ts'

type Shown = { readonly fileName: string; readonly disposition: 'inline' | 'attachment' }
export type PaperSubject = Shown & { readonly paperId: string }
export type DraftSubject = Shown & { readonly invoiceId: string; readonly version: number; readonly language: string }

const CONTENT_TYPE = 'application/pdf'

/** A paper that was made, for who may still read it when they take it. */
export const paperDownload = defineDownload('invoice-paper', GetInvoicePdf, async (services, request): Promise<Download | null> => {
  const { paperId, ...shown } = JSON.parse(request.subject) as PaperSubject
  const paper = await services.database.transaction(claimsOf(request), (db) => findPaper(db, paperId), { readOnly: true })
  if (paper?.state !== 'completed' || !paper.storage_key) return null
  return { ...shown, contentType: CONTENT_TYPE, stream: await services.files.readStream(paper.storage_key) }
})

function claimsOf({ accountId, memberId }: DownloadRequest) {
  return { kind: 'account', accountId, memberId } as const
}

const LINES_OF_THE_MANAGER = everything('an agent who may write a draft for the manager sees its lines, too')

/** One that was not sent, as it would look now. It is made when it is taken, and kept nowhere. */
export const draftDownload = defineDownload('invoice-draft', GetInvoicePdf, async (services, request): Promise<Download | null> => {
  const { invoiceId, version, language, ...shown } = JSON.parse(request.subject) as DraftSubject
  const isSeen = await services.database.transaction(claimsOf(request), (db) => findInvoiceOwner(db, invoiceId), { readOnly: true })
  const draft =
    isSeen && (await services.database.transaction(LINES_OF_THE_MANAGER, (db) => readDraft(db, invoiceId, version), { readOnly: true }))
  if (!draft) return null
  const bytes = await renderDraft(services, draft, language)
  return { ...shown, contentType: CONTENT_TYPE, stream: Readable.from([bytes]) }
})

type Draft = { readonly read: ReadForPaper; readonly brandId: string | null }

/** Null where it was changed, sent or deleted since: the link is to be asked for again. */
async function readDraft(db: Db, invoiceId: string, version: number): Promise<Draft | null> {
  const read = await readForPaper(db, { invoiceId, recipientId: null })
  if (read?.invoice.version !== version || !['temporary', 'active'].includes(read.invoice.status)) return null
  return { read, brandId: await documentBrandNow(db, read.invoice.profile_id) }
}

async function renderDraft(services: Services, { read, brandId }: Draft, language: string): Promise<Uint8Array> {
  const look = await findDocumentBrand(services, brandId)
  return (await renderPdf(services, invoicePdf, writeInvoice(services, read, { language, look }))).bytes
}
