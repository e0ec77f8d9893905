import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/search/search-map', {
  homesHere: { one: 'Home on the map', other: '{count} homes at this place' },
  homesInGroup: { one: '{label} home', other: '{label} homes' },
  close: 'Close',
  title: 'Results on the map',
  withoutMap: 'This browser can’t show the map. Everything on it is in the list too.',
  searchAsMapMoves: 'Search as I move the map',
  searchThisArea: 'Search this area',
})
