import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/leasing/engagements/engagements-messages', {
  managedExclusively: 'Another agent has an exclusive assignment for those dates. Please end that assignment first.',
})
