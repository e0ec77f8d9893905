import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/inquiries/inquiry-form', {
  writeToName: 'Message {name}',
  aboutTitle: 'About “{title}”.',
  helloIAmInterestedIn: 'Hello, I am interested in “{title}”. Is it still available?',
  theAnswerComesByEmail: 'You’ll get the reply by email at {email}.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  sendMessage: 'Send message',
})
