import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/listing-reports/listing-reports', {
  reportThisListing: 'Report this listing',
  anonymous: '“{title}”. Whoever listed it never learns who did.',
  thankYouWeLookInto: 'Thank you. We look into it.',
  aPersonReadsEveryReport: 'A person reads every report. We write to {email} if we have a question.',
  reason: 'Reason',
  message: 'Message',
  email: 'Email',
  sendReport: 'Send report',
})
