import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/shell/keys', {
  find: 'Search everything',
  filter: 'Go to the search field on this screen',
  goTo: 'Go to {place}',
  showKeys: 'Show these keys',
  title: 'Keyboard shortcuts',
  intro: 'They work whenever you’re not typing.',
  singleKeys: 'Use single-key shortcuts in this browser',
})
