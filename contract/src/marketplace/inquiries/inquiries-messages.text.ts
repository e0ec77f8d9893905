import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/marketplace/inquiries/inquiries-messages', {
  inquiryNotFound: 'Message not found.',
  tooManyInquiries: 'You have sent many messages today. Please try again tomorrow.',
  recipientIsBusy: 'This inbox has reached its limit for today. Please try again tomorrow.',
  noInquiriesFound: 'No messages found.',
  sentTo: 'Your message has been sent. {name} will get back to you shortly.',
})
