import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/assigned', {
  searchPlaceholder: 'Address or title',
  clearSearch: 'Clear search',
  nothingFound: 'No properties match your search.',
  all: 'All',
  current: 'Current',
  upcoming: 'Upcoming',
  past: 'Past',
  yoursToList: 'Can list',
  listed: 'Listed',
  unlisted: 'Unlisted',
  notCovered: 'Not covered',
  home: 'Home',
  owner: 'Owner',
  contract: 'Contract',
})
