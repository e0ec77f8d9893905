import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/documents/documents/documents-section', {
  documents: 'Documents',
  add: 'Add documents',
  noneToRead: 'Nothing here is open to you so far.',
  aboutPerson: 'Your documents about {name}, who sees only those that you share.',
  nonePerson: 'Add agreements, letters and receipts, so that they are at hand.',
  aboutBusiness: 'Papers of the business itself, apart from those of its properties.',
  noneBusiness: 'Add licenses, insurance and tax papers, so that they are at hand.',
})
