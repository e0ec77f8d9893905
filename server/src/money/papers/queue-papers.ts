import { actingAs } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { findInvoice, type InvoiceRow, invoicesIssuedBy, listRecipients, type RecipientRow } from '../invoices/invoice.public.ts'
import { findInvoiceOwner } from './issuer.queries.ts'
import type { NewPaper, PaperKind } from './paper.queries.ts'
import { paperLanguage, queueMaking } from './queue-making.ts'

/** One for each who is billed, and the copy of who bills. They are made by a job, each in the language of who reads it. */
export async function queuePapers(
  context: Pick<EventContext, 'db' | 'services'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  kind: Exclude<PaperKind, 'receipt'>,
): Promise<void> {
  const { db } = context
  await actingAs(db, accountId, async () => {
    const owner = await findInvoiceOwner(db, id)
    const invoice = owner && (await findInvoice(db, invoicesIssuedBy(owner), id))
    if (!invoice) return
    const recipients = await listRecipients(db, [id])
    const ofIssuer = await paperLanguage(context, accountId)
    const languageOf = async ({ profile_account_id: reader }: RecipientRow) => (reader === null ? ofIssuer : paperLanguage(context, reader))
    const papers = [paper(invoice, kind, null, ofIssuer)]
    for (const recipient of recipients) papers.push(paper(invoice, kind, recipient.id, await languageOf(recipient)))
    await queueMaking(context, papers)
  })
}

function paper(invoice: InvoiceRow, kind: Exclude<PaperKind, 'receipt'>, recipientId: string | null, language: string): NewPaper {
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
    paymentId: null,
    receipt: null,
  }
}
