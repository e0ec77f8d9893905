import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/switch-classification', {
  residentialTitle: 'Make {home} residential?',
  commercialTitle: 'Make {home} commercial?',
  staysTheSame: 'The description, photos, address, owners and history stay the same, and so do invoices and what is owed.',
  residentialFactsCleared: 'Residential details are cleared.',
  commercialFactsCleared: 'Commercial details are cleared.',
  leavesMarket: 'It comes off the market. You can list it again once the details of its new type are complete.',
  canBeListed: 'You can list it once the details of its new type are complete.',
  notWhileLeased: 'You can switch this property’s type only after its current and upcoming leases end.',
  makeResidential: 'Make it residential',
  makeCommercial: 'Make it commercial',
})
