import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/compare/compare-button', {
  full: 'You already picked four homes. Remove one to compare this one.',
  compareHomeFull: 'Compare {title}. You already picked four homes. Remove one to compare this one.',
  compareHome: 'Compare {title}',
  compare: 'Compare',
})
