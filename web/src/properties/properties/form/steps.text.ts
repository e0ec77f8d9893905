import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/form/steps', {
  where: 'Address',
  kind: 'Basics',
  facts: 'Facts',
  terms: 'Terms',
  description: 'Description',
  photos: 'Photos',
})
