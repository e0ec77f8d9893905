import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/inquiries/inquiry-form', {
  messageTo: 'Message {name}',
  aboutHome: 'About “{title}”.',
  draft: 'Hello, I am interested in “{title}”. Is it still available?',
  sentHelp: 'You’ll get the reply by email at {email}.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  send: 'Send message',
})
