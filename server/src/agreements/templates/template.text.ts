import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/agreements/templates/template', {
  noRoom:
    'Your {plan} plan holds {size}, and this text would go over that. Delete photos or documents you don’t need, or choose a larger plan under Manage Plans.',
  open: '[{what}]',
  lawOf: 'What the law of the state says: {topic}',
  signature: 'Signature',
  name: 'Name',
  date: 'Date',
  pageOf: 'Page {page} of {pages}',
  previewFooter: 'A template. Nothing is filled in, and no one has signed.',
  previewFile: '{name} preview.pdf',
  closing: {
    one: 'Your agreement template is deleted.',
    other: 'Your {count} agreement templates are deleted.',
  },
})
