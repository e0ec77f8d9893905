import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/save-search', {
  saveSearch: 'Save search',
  title: 'Save this search',
  daily: 'Yes, once a day',
  dailyHelp: 'In the morning, only when there’s a new home or a lower price.',
  noneHelp: 'You’ll see what’s new when you look.',
  name: 'Name',
  alert: 'Should we email you about it?',
  editTitle: 'Edit saved search',
  saveChanges: 'Save changes',
  none: 'No',
})
