import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/office/finder/finder', {
  search: 'Search',
  placeholder: 'Find a home, person, lease or screen',
  searching: 'Searching…',
  nothingFound: 'Nothing found for “{text}”.',
  goTo: 'Go to',
  notConnected: '{profile} · not connected yet',
  openEnd: 'no end date',
  homes: 'Homes',
  people: 'People',
  leases: 'Leases',
  add: 'Add',
  tenantOf: 'Tenant · {street}',
  draft: 'Draft',
  upcoming: 'Upcoming',
  current: 'Current',
  past: 'Past',
})
