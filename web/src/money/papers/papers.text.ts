import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/papers/papers', {
  beingMade: 'The PDF is being made. It will be here in a moment.',
  showPdf: 'Show the PDF',
  showDetails: 'Show the details',
  noReceipt: 'No receipt found.',
  noReceiptYet: 'There is one as soon as the payment has arrived.',
})
