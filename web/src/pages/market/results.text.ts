import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/results', {
  results: 'Results',
  activeFilters: 'Active filters',
  removeFilter: 'Remove the filter {filter}',
  clearAll: 'Clear all',
  unknownPlace: 'We can’t find a place called “{place}”.',
  searchEverywhere: 'Search everywhere',
  unknownPlaceHelp: 'Try a city with its state, such as “Denver, CO”, a state, or a five-digit ZIP code.',
  relaxations: 'These come close:',
  noneListed: 'No homes or spaces are listed here yet.',
  clearAllFilters: 'Clear all filters',
  map: 'Map',
  list: 'List',
})
