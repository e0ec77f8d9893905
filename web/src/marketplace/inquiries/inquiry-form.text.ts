import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/inquiries/inquiry-form', {
  writeToName: 'Write to {name}',
  aboutTitle: 'About “{title}”.',
  helloIAmInterestedIn: 'Hello, I am interested in “{title}”. Is it still available?',
  theAnswerComesByEmail: 'The answer comes by email to {email}.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  sendMessage: 'Send message',
})
