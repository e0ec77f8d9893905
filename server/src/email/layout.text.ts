import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/email/layout', {
  orOpen: 'Or open this address: {address}',
  chooseEmails: 'Choose which emails you get',
  labeled: '{label}: {value}',
  senderVia: '{sender} via {installation}',
  hello: 'Hello {firstName},',
})
