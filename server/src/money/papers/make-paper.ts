import { ReceiptMade } from '@keystead/contract/money/papers/receipt.events.ts'
import { announceChange } from '../../live/announce-change.ts'
import { everything } from '../../database/pool.ts'
import type { Db } from '../../database/db.ts'
import { type DocumentBrand, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { type Pdf, PdfBroken, PdfTooLarge, renderPdf } from '../../pdf/render-pdf.ts'
import { invoicePdf } from '../../pdf/templates/invoice-paper.ts'
import { receiptPdf } from '../../pdf/templates/receipt-paper.ts'
import type { EventContext } from '../../rpc/events.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import {
  announceSentTo,
  type InvoiceRow,
  invoicesIssuedBy,
  listRecipients,
  lockInvoice,
  type RecipientRow,
} from '../invoices/invoice.public.ts'
import { paperKey } from './clear-papers.ts'
import { invoiceFileName, receiptFileName } from './file-name.ts'
import { findInvoiceOwner } from './issuer.queries.ts'
import type { MakePaperJob } from './make-paper.job-definition.ts'
import { findPaper, isNamed, isReceipt, type PaperRow, setFailed, setMade } from './paper.queries.ts'
import { readForPaper } from './read-for-paper.ts'
import { writeInvoice } from './write-invoice.ts'
import { writeReceipt } from './write-receipt.ts'

const CLAIMS = everything('papers of all accounts are made here')

/**
 * Makes a paper, and tells who it is for in the transaction that says that it is there: once, however often the job runs and wherever it is
 * broken off. Two workers write the same file; one of them tells.
 */
export async function makePaper(services: Services, { paperId }: MakePaperJob): Promise<void> {
  const { jobDatabase, files } = services
  const wanted = await jobDatabase.transaction(CLAIMS, (db) => findWanted(db, paperId), { readOnly: true })
  if (!wanted) return
  const pdf = await made(services, wanted)
  const storageKey = paperKey(paperId)
  if (pdf) await files.put(storageKey, pdf.bytes)
  await eventTransaction(services, CLAIMS, (context) =>
    settle(context, wanted, pdf && { storageKey, bytes: pdf.bytes.length, pages: pdf.pages }),
  )
  // It was withdrawn while it was made, and no row knows of the file.
  if (pdf && !(await jobDatabase.transaction(CLAIMS, (db) => isNamed(db, storageKey), { readOnly: true }))) await files.delete(storageKey)
}

type Wanted = {
  readonly paper: PaperRow
  readonly invoiceId: string
  readonly print: (services: Services, look: DocumentBrand) => Promise<Pdf>
}

/** An invoice is read as it is now, a receipt says what was paid then. */
async function findWanted(db: Db, paperId: string): Promise<Wanted | null> {
  const paper = await findPaper(db, paperId)
  if (!paper?.invoice_id || paper.state !== 'start' || (paper.reader === 'recipient' && paper.recipient_id === null)) return null
  const { invoice_id: invoiceId, recipient_id: recipientId, language } = paper
  if (isReceipt(paper)) {
    const { receipt } = paper
    return {
      paper,
      invoiceId,
      print: (services, look) => renderPdf(services, receiptPdf, writeReceipt(services, receipt, { language, look })),
    }
  }
  const read = await readForPaper(db, { invoiceId, recipientId })
  return (
    read && {
      paper,
      invoiceId,
      print: (services, look) => renderPdf(services, invoicePdf, writeInvoice(services, read, { language, look })),
    }
  )
}

/** Null for one that cannot be made: who it is for hears of it without. */
async function made(services: Services, { paper, print }: Wanted): Promise<Pdf | null> {
  try {
    return await print(services, await findDocumentBrand(services, paper.brand_id))
  } catch (error) {
    if (!(error instanceof PdfTooLarge) && !(error instanceof PdfBroken)) throw error
    services.log.error({ err: error, paper: paper.id, kind: paper.kind }, 'a paper could not be made')
    return null
  }
}

type Kept = { readonly storageKey: string; readonly bytes: number; readonly pages: number }

/** Under the lock of the invoice: it may just be taken back. */
async function settle(context: EventContext, { paper, invoiceId }: Wanted, kept: Kept | null): Promise<void> {
  const { db } = context
  const invoice = await lockAgain(db, invoiceId)
  if (!invoice) return
  if (!(await (kept ? setMade(db, paper.id, kept) : setFailed(db, paper.id)))) return
  const recipient = (await listRecipients(db, [invoice.id])).find(({ id }) => id === paper.recipient_id)
  if (!recipient) return announceChange(db, [invoice.profile_id], ['invoice'])
  await tellReader(context, { paper, invoice, recipient }, kept)
}

type Read = { readonly paper: PaperRow; readonly invoice: InvoiceRow; readonly recipient: RecipientRow }

/** That an invoice is void was told as it became so. Of a payment the room above tells. */
async function tellReader(context: EventContext, { paper, invoice, recipient }: Read, kept: Kept | null): Promise<void> {
  const { db, services } = context
  if (recipient.profile_id !== null) await announceChange(db, [recipient.profile_id], ['invoice'])
  if (paper.kind === 'invoice') {
    const fileName = invoiceFileName(services, invoice, paper.language)
    await announceSentTo(context, invoice, recipient, kept && { key: kept.storageKey, fileName, contentType: 'application/pdf' })
  }
  if (isReceipt(paper)) {
    const file = kept && { key: kept.storageKey, fileName: receiptFileName(services, paper.receipt, paper.language) }
    await services.events.emit(context, ReceiptMade, [{ id: paper.payment_id, accountId: paper.account_id, receipt: paper.receipt, file }])
  }
}

async function lockAgain(db: Db, invoiceId: string): Promise<InvoiceRow | null> {
  const owner = await findInvoiceOwner(db, invoiceId)
  return owner && lockInvoice(db, invoicesIssuedBy(owner), invoiceId)
}
