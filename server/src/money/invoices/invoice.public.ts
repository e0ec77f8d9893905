export { getInvoices, getSentInvoices } from './get-invoices.ts'
