import type { Db } from '../../database/db.ts'
import { addMoney, type MoneyChange } from './claim.queries.ts'
import { owedBy } from './get-invoice-details.ts'
import { balanceOf } from './invoice-state.ts'
import type { InvoiceRow, LockedInvoice, RecipientRow } from './invoice.queries.ts'

/** What one payment collects: the invoice where all owe together, else the share of one who is billed. */
export type Claim = {
  /** Of the invoice, or of the recipient; the owner of the receivable in the ledger. */
  readonly claimId: string
  readonly invoiceId: string
  /** Whose share it is; null where it is the whole. */
  readonly shareOf: string | null
  readonly balanceCents: number
  readonly inTransitCents: number
  readonly writtenOffCents: number
}

export function claimOf(invoice: InvoiceRow, recipient: RecipientRow): Claim {
  const isShare = recipient.amount_cents !== null
  return {
    claimId: isShare ? recipient.id : invoice.id,
    invoiceId: invoice.id,
    shareOf: isShare ? recipient.id : null,
    balanceCents: balanceOf(owedBy(invoice, recipient)),
    writtenOffCents: isShare ? recipient.written_off_cents : invoice.written_off_cents,
    inTransitCents: isShare ? recipient.in_transit_cents : invoice.in_transit_cents,
  }
}

/** What was paid, forgiven or is on its way changes, under the lock of the invoice; a share with the whole. */
export async function changeClaim(db: Db, _invoice: LockedInvoice, { invoiceId, shareOf }: Claim, change: MoneyChange): Promise<void> {
  await addMoney(db, { invoiceId, shareOf }, change)
}
