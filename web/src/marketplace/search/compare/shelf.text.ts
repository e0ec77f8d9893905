import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/compare/shelf', {
  title: 'Homes to compare',
  pickOneMore: 'Pick one more to compare.',
  picked: '{picked} of {most} picked',
  clear: 'Clear',
  compare: 'Compare',
  removeHome: 'Remove {title}',
})
