import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/compare/compare-button', {
  fourHomesArePickedAlready: 'Four homes are picked already. Take one out to compare this one.',
  compareFull: 'Compare {title}. Four homes are picked already. Take one out to compare this one.',
  compareHome: 'Compare {title}',
  compare: 'Compare',
})
