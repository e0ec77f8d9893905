import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/switch-classification', {
  residentialTitle: 'Make {home} residential?',
  commercialTitle: 'Make {home} commercial?',
  staysTheSame: 'Its words, photos, address, owners and history stay.',
  residentialFactsCleared: 'What only a home has is cleared.',
  commercialFactsCleared: 'What only a space for work has is cleared.',
  leavesMarket: 'It leaves the market until nothing of its new kind is missing and you list it again.',
  canBeListed: 'It can be listed once nothing of its new kind is missing.',
  notWhileLeased: 'It is not possible while it is leased, or about to be.',
  makeResidential: 'Make it residential',
  makeCommercial: 'Make it commercial',
})
