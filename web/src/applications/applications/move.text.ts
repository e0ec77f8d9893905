import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/move', {
  moveInOn: 'Move-in date',
  leaseMonths: 'Lease length',
  leaseMonthsHelp: 'In months.',
  leaseMonthsOffered: 'In months. The listing says: {length}.',
  message: 'Message',
})
