import { actingAs } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { findInvoice, type InvoiceRow, invoicesIssuedBy, listRecipients, type RecipientRow } from '../invoices/invoice.public.ts'
import { makePaperJob } from './make-paper.job-definition.ts'
import { insertPapers, type NewPaper, type PaperKind } from './paper.queries.ts'
import { findInvoiceOwner } from './issuer.queries.ts'

/** One for each who is billed, and the copy of who bills. They are made by a job, each in the language of who reads it. */
export async function queuePapers(
  { db, services }: Pick<EventContext, 'db' | 'services'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  kind: PaperKind,
  { isKnown = false }: { isKnown?: boolean } = {},
): Promise<void> {
  await actingAs(db, accountId, async () => {
    const owner = await findInvoiceOwner(db, id)
    const invoice = owner && (await findInvoice(db, invoicesIssuedBy(owner), id))
    if (!invoice) return
    const recipients = await listRecipients(db, [id])
    const ofIssuer = services.languages.known(await services.mailer.languageOf(db, accountId))
    const languageOf = async ({ profile_account_id: reader }: RecipientRow) =>
      reader === null ? ofIssuer : services.languages.known(await services.mailer.languageOf(db, reader))
    const papers = [paper(invoice, kind, null, ofIssuer)]
    for (const recipient of recipients) papers.push(paper(invoice, kind, recipient.id, await languageOf(recipient)))
    const ids = await insertPapers(db, papers)
    await services.jobs.enqueueAll(
      db,
      makePaperJob,
      ids.map((paperId) => ({ data: { paperId, ...(isKnown && { isKnown }) }, naturalKey: paperId })),
    )
  })
}

function paper(invoice: InvoiceRow, kind: PaperKind, recipientId: string | null, language: string): NewPaper {
  return {
    invoiceId: invoice.id,
    accountId: invoice.account_id,
    assetId: invoice.asset_id,
    recipientId,
    kind,
    timesSent: invoice.times_sent,
    invoiceVersion: invoice.version,
    brandId: invoice.brand_id,
    language,
  }
}
