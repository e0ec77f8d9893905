import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/compare/shelf', {
  homesToCompare: 'Homes to compare',
  pickOneMoreToCompare: 'Pick one more to compare.',
  picked: '{picked} of {most} picked',
  clear: 'Clear',
  compare: 'Compare',
  takeTitleOut: 'Remove {title}',
})
