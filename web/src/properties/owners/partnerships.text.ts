import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/owners/partnerships', {
  title: 'Partnership properties',
  intro: 'You own a part of these, and somebody else manages them.',
  searchPlaceholder: 'Title or address',
  clearSearch: 'Clear the search',
  nothingFound: 'Nothing fits what you are looking for.',
  yourShare: 'Your share',
  property: 'Property',
  state: 'State',
  since: 'since {day}',
  managedBy: 'Managed by',
  rentOrPrice: 'Rent or price',
  notSet: 'Not set',
  requests: 'Requests from owners',
  emptyHelp: 'When another owner gives you a part of a property, or you accept their invitation, it stands here with your share.',
})
