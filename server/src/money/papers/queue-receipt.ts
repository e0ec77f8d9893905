import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { actingAs } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { findInvoice, invoicesIssuedBy, listRecipients } from '../invoices/invoice.public.ts'
import { findInvoiceOwner } from './issuer.queries.ts'
import { paperLanguage, queueMaking } from './queue-making.ts'

/** A payment that has come. */
export type Receipted = {
  readonly paymentId: string
  readonly invoiceId: string
  /** Of who bills. */
  readonly accountId: string
  /** The place that was paid for. */
  readonly recipientId: string
}

/** One for who paid, and the copy of who bills, in the look of the invoice. Who paid hears of it once theirs is made. */
export async function queueReceipt(
  context: Pick<EventContext, 'db' | 'services'>,
  { paymentId, invoiceId, accountId, recipientId }: Receipted,
  receipt: Receipt,
): Promise<void> {
  const { db } = context
  await actingAs(db, accountId, async () => {
    const owner = await findInvoiceOwner(db, invoiceId)
    const invoice = owner && (await findInvoice(db, invoicesIssuedBy(owner), invoiceId))
    const payer = (await listRecipients(db, [invoiceId])).find(({ id }) => id === recipientId)
    if (!invoice || !payer) throw new Error(`payment ${paymentId} is of an invoice, or of a place on it, that is not there`)
    const shared = {
      invoiceId,
      accountId,
      assetId: invoice.asset_id,
      kind: 'receipt' as const,
      timesSent: invoice.times_sent,
      invoiceVersion: invoice.version,
      brandId: invoice.brand_id,
      paymentId,
      receipt,
    }
    const ofIssuer = await paperLanguage(context, accountId)
    const ofPayer = payer.profile_account_id === null ? ofIssuer : await paperLanguage(context, payer.profile_account_id)
    await queueMaking(context, [
      { ...shared, recipientId, language: ofPayer },
      { ...shared, recipientId: null, language: ofIssuer },
    ])
  })
}
