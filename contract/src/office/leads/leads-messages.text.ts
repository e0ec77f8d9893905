import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/office/leads/leads-messages', {
  noLeadsFound: 'No leads found.',
})
