export { sampleInvoicePdf } from './sample-invoice.ts'
export { queueReceipt } from './queue-receipt.ts'
