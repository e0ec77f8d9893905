import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/listing-reports/listing-reports', {
  title: 'Report this listing',
  anonymous: '“{title}”. The person who listed it won’t know who reported it.',
  sent: 'Thank you. We’ll look into it.',
  sentHelp: 'A person reads every report. We’ll email {email} if we have a question.',
  reason: 'Reason',
  message: 'Message',
  email: 'Email',
  send: 'Send report',
})
