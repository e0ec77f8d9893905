import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/platform/support-tickets/support-tickets-messages', {
  messageSent: 'Your message has been sent. We will get back to you shortly.',
  ticketNotFound: 'Support request not found.',
  ticketClosed: 'This request is closed. Please open a new one.',
  ticketClosedNow: 'Your request is closed.',
  noTicketsFound: 'No support requests found.',
})
