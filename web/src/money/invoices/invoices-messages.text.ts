import { defineText } from '@keystead/contract/text/define-text.ts'

export const messages = defineText('web/money/invoices/invoices-messages', {
  noInvoicesFound: 'No invoices found.',
  invoiceCreated: 'Invoice created successfully.',
  invoiceUpdated: 'Invoice updated successfully.',
  invoiceDeleted: 'Invoice deleted successfully.',
  invoiceFinished: 'Invoice is ready to send.',
  invoiceSent: 'Invoice sent successfully.',
  invoiceWithdrawn: 'Invoice withdrawn. Those who were billed no longer see it.',
  invoiceVoided: 'Invoice voided. It’s no longer owed.',
})
