import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/shell/keys', {
  searchEverything: 'Search everything',
  goToTheSearchField: 'Go to the search field of the screen',
  goTo: 'Go to {place}',
  showTheseKeys: 'Show these keys',
  keyboardShortcuts: 'Keyboard shortcuts',
  theyWorkWhereverYouAre: 'They work wherever you are not typing.',
  useShortcutsOfASingle: 'Use shortcuts of a single key in this browser',
})
