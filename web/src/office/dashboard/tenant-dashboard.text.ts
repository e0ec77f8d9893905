import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/office/dashboard/tenant-dashboard', {
  intro: 'What needs you, and your home.',
  searchHomes: 'Search homes',
  next: 'Your home shows up here as soon as they move you in.',
  myHomes: 'My homes',
  myHome: 'My home',
  allHomes: 'All homes',
  loading: 'Loading your home…',
  shareOfRent: 'your share of the rent',
  landlord: 'Landlord: {name}',
  homes: 'Homes',
})
