import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/agreements/templates/template', {
  closing: {
    one: 'Your agreement template is deleted.',
    other: 'Your {count} agreement templates are deleted.',
  },
})
