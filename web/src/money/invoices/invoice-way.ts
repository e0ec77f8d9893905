import type { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** Where an invoice is read: what is not finished, as it will go out. */
export function invoiceAddress({ InvoiceId, State }: Pick<InvoiceCard, 'InvoiceId' | 'State'>): string {
  return State === 'temporary' ? paths.previewInvoice(InvoiceId) : paths.viewInvoice(InvoiceId)
}
