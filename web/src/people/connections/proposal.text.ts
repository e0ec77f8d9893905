import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/connections/proposal', {
  offered: 'What the invitation offered',
  comesWithIt: 'What comes with it',
  more: 'and {count} more',
})
