import { announceChange } from '../../live/announce-change.ts'
import { everything } from '../../database/pool.ts'
import type { Db } from '../../database/db.ts'
import { findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { type Pdf, PdfBroken, PdfTooLarge, renderPdf } from '../../pdf/render-pdf.ts'
import { invoicePdf } from '../../pdf/templates/invoice-paper.ts'
import type { EventContext } from '../../rpc/events.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import { announceSentTo, type InvoiceRow, invoicesIssuedBy, listRecipients, lockInvoice } from '../invoices/invoice.public.ts'
import { paperKey } from './clear-papers.ts'
import { invoiceFileName } from './file-name.ts'
import { findInvoiceOwner } from './issuer.queries.ts'
import type { MakePaperJob } from './make-paper.job-definition.ts'
import { findPaper, isNamed, type PaperRow, setFailed, setMade } from './paper.queries.ts'
import { type ReadForPaper, readForPaper } from './read-for-paper.ts'
import { writeInvoice } from './write-invoice.ts'

const CLAIMS = everything('papers of all accounts are made here')

/**
 * Makes a paper, and tells who it is for in the transaction that says that it is there: once, however often the job runs and wherever it is
 * broken off. Two workers write the same file; one of them tells.
 */
export async function makePaper(services: Services, { paperId, isKnown = false }: MakePaperJob): Promise<void> {
  const { jobDatabase, files } = services
  const wanted = await jobDatabase.transaction(CLAIMS, (db) => findWanted(db, paperId), { readOnly: true })
  if (!wanted) return
  const pdf = await made(services, wanted)
  const storageKey = paperKey(paperId)
  if (pdf) await files.put(storageKey, pdf.bytes)
  await eventTransaction(services, CLAIMS, (context) =>
    settle(context, wanted, { kept: pdf && { storageKey, bytes: pdf.bytes.length, pages: pdf.pages }, isKnown }),
  )
  // It was withdrawn while it was made, and no row knows of the file.
  if (pdf && !(await jobDatabase.transaction(CLAIMS, (db) => isNamed(db, storageKey), { readOnly: true }))) await files.delete(storageKey)
}

type Wanted = { readonly paper: PaperRow; readonly read: ReadForPaper }

async function findWanted(db: Db, paperId: string): Promise<Wanted | null> {
  const paper = await findPaper(db, paperId)
  if (!paper?.invoice_id || paper.state !== 'start' || (paper.reader === 'recipient' && paper.recipient_id === null)) return null
  const read = await readForPaper(db, { invoiceId: paper.invoice_id, recipientId: paper.recipient_id })
  return read && { paper, read }
}

/** Null for one that cannot be made: those who are billed hear of it without. */
async function made(services: Services, { paper, read }: Wanted): Promise<Pdf | null> {
  try {
    return await renderPdf(
      services,
      invoicePdf,
      writeInvoice(services, read, { language: paper.language, look: await findDocumentBrand(services, paper.brand_id) }),
    )
  } catch (error) {
    if (!(error instanceof PdfTooLarge) && !(error instanceof PdfBroken)) throw error
    services.log.error({ err: error, paper: paper.id }, 'the paper of an invoice could not be made')
    return null
  }
}

type Kept = { readonly storageKey: string; readonly bytes: number; readonly pages: number }

/** Under the lock of the invoice: it may just be taken back. */
async function settle(
  context: EventContext,
  { paper, read }: Wanted,
  { kept, isKnown }: { kept: Kept | null; isKnown: boolean },
): Promise<void> {
  const { db, services } = context
  const invoice = await lockAgain(db, read.invoice)
  if (!invoice) return
  if (!(await (kept ? setMade(db, paper.id, kept) : setFailed(db, paper.id)))) return
  const recipient = (await listRecipients(db, [invoice.id])).find(({ id }) => id === paper.recipient_id)
  if (!recipient) return announceChange(db, [invoice.profile_id], ['invoice'])
  if (paper.kind === 'invoice' && !isKnown) {
    const fileName = invoiceFileName(services, invoice, paper.language)
    await announceSentTo(context, invoice, recipient, kept && { key: kept.storageKey, fileName, contentType: 'application/pdf' })
  } else if (recipient.profile_id !== null) await announceChange(db, [recipient.profile_id], ['invoice'])
}

async function lockAgain(db: Db, { id }: InvoiceRow): Promise<InvoiceRow | null> {
  const owner = await findInvoiceOwner(db, id)
  return owner && lockInvoice(db, invoicesIssuedBy(owner), id)
}
