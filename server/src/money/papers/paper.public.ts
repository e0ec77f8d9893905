export { sampleInvoicePdf } from './sample-invoice.ts'
