import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/owners/partnerships', {
  title: 'Partnership properties',
  intro: 'Properties you co-own that someone else manages.',
  searchPlaceholder: 'Title or address',
  clearSearch: 'Clear search',
  nothingFound: 'No properties match your search.',
  yourShare: 'Your share',
  property: 'Property',
  state: 'Status',
  since: 'since {day}',
  managedBy: 'Managed by',
  rentOrPrice: 'Rent or price',
  notSet: 'Not set',
  requests: 'Requests from owners',
  emptyHelp: 'When another owner gives you a share of a property, or you accept their invitation, it shows up here.',
})
