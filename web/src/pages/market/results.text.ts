import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/results', {
  results: 'Results',
  filtersThatAreSet: 'Active filters',
  removeFilter: 'Remove the filter {filter}',
  clearAll: 'Clear all',
  weDoNotKnowA: 'We can’t find a place called “{place}”.',
  searchEverywhere: 'Search everywhere',
  tryACityWithIts: 'Try a city with its state, such as “Denver, CO”, a state, or a five-digit ZIP code.',
  thereIsNoSuchPage: 'This page no longer exists.',
  goToTheFirstPage: 'Go to the first page',
  butNearlyWhatYouWant: 'These come close:',
  nobodyHasListedAHome: 'No homes or spaces are listed here yet.',
  clearAllFilters: 'Clear all filters',
  map: 'Map',
  list: 'List',
})
