export { readInvoice } from './get-invoice-details.ts'
export { invoiceOfCall, invoicesIssuedBy, type ReachedInvoice } from './invoice.access.ts'
export { findInvoice, type InvoiceRow, listRecipients, lockInvoice, type RecipientRow } from './invoice.queries.ts'
export { announceSentTo } from './tell-billed.ts'
