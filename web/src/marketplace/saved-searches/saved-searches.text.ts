import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/saved-searches', {
  deleteTitle: 'Delete “{name}”?',
  deleteConsequence: 'The search and its emails are deleted. The homes it found aren’t affected.',
  deleteSearch: 'Delete search',
  emailIsNotConfirmed: 'Confirm your email to get emails about your searches.',
  changeSettings: 'Change settings',
  emailsAreOff: 'Emails about saved searches are off in your notification settings.',
  editOf: 'Edit {name}',
  deleteOf: 'Delete {name}',
  daily: 'Email in the morning when there’s something new',
  noEmails: 'No emails',
  title: 'Saved searches',
  intro: 'Your searches, and what’s new in them.',
  searchHomes: 'Search homes',
  emptyHelp: 'Search by place, price and rooms, then press “Save search”. We’ll email you about new homes and lower prices.',
})
