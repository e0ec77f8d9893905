import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/results', {
  results: 'Results',
  filtersThatAreSet: 'Filters that are set',
  removeFilter: 'Remove the filter {filter}',
  clearAll: 'Clear all',
  weDoNotKnowA: 'We do not know a place called “{place}”.',
  searchEverywhere: 'Search everywhere',
  tryACityWithIts: 'Try a city with its state, such as “Denver, CO”, a state, or a ZIP of five digits.',
  thereIsNoSuchPage: 'There is no such page any more.',
  goToTheFirstPage: 'Go to the first page',
  butNearlyWhatYouWant: 'But nearly what you want:',
  nobodyHasListedAHome: 'Nobody has listed a home or a space here yet.',
  clearAllFilters: 'Clear all filters',
})
