import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/company-contact', {
  writeToUsOnThe: 'Write to us on the contact page',
})
