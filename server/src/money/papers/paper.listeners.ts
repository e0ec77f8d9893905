import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { InvoiceSent, InvoiceVoided, InvoiceWithdrawn } from '@keystead/contract/money/invoices/invoice.events.ts'
import { type EventContext, hourly, type Listener, on } from '../../rpc/events.ts'
import { clearPapers } from './clear-papers.ts'
import { movePapers, withdrawPapers } from './paper.queries.ts'
import { queuePapers } from './queue-papers.ts'

export const paperListeners: readonly Listener[] = [
  on(InvoiceSent, 'each who is billed gets a paper, and who bills a copy', async (context, invoices) => {
    for (const invoice of invoices) await queuePapers(context, invoice, 'invoice', { isKnown: invoice.isKnown })
  }),
  on(InvoiceWithdrawn, 'its papers go', async (context, invoices) => {
    for (const { id } of invoices) await withdraw(context, id)
  }),
  on(InvoiceVoided, 'its papers are made again with a stamp', async (context, invoices) => {
    for (const invoice of invoices) {
      await withdraw(context, invoice.id)
      await queuePapers(context, invoice, 'void')
    }
  }),
  on(ProfileMoved, 'papers of what it bills come along', async ({ db }, profiles) => {
    for (const { id } of profiles) await movePapers(db, { profileId: id, assetIds: [] })
  }),
  on(HomesMoved, 'papers of what was billed about them come along', async ({ db }, homes) => {
    await movePapers(db, { profileId: null, assetIds: homes.map(({ id }) => id) })
  }),
  hourly('papers of invoices that stand no longer', ({ services }) => clearPapers(services)),
]

/** Their files go once that is certain. */
async function withdraw({ db, services, afterCommit }: EventContext, invoiceId: string): Promise<void> {
  const ids = await withdrawPapers(db, invoiceId)
  if (ids.length > 0) afterCommit(() => clearPapers(services, ids))
}
