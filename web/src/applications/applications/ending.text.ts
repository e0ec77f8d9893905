import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/ending', {
  reason: 'Reason',
  reasonHelp: 'All who are part of it can read it.',
  withdrawTitle: 'Withdraw your form?',
  withdrawAll: 'The application ends for everyone who applies with you. This can’t be undone.',
  withdrawOne: 'The application goes on without you. This can’t be undone.',
  withdrawIt: 'Withdraw',
  withdrawnAll: 'The application was withdrawn.',
  withdrawnOne: 'Your form was withdrawn.',
})
