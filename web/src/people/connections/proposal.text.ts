import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/connections/proposal', {
  offered: 'What the invitation included',
  comesWithIt: 'What’s included',
  more: 'and {count} more',
})
