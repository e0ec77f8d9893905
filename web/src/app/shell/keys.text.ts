import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/shell/keys', {
  searchEverything: 'Search everything',
  goToTheSearchField: 'Go to the search field on this screen',
  goTo: 'Go to {place}',
  showTheseKeys: 'Show these keys',
  keyboardShortcuts: 'Keyboard shortcuts',
  theyWorkWhereverYouAre: 'They work whenever you’re not typing.',
  singleKeys: 'Use single-key shortcuts in this browser',
})
