import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/money/papers/papers-messages', {
  notMade: 'This invoice couldn’t be made into a PDF. You can read all of it on this page.',
})
