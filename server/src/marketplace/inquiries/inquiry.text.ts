import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/marketplace/inquiries/inquiry', {
  wrote: '{actor} wrote to you.',
  wroteAbout: '{actor} wrote to you about {home}.',

  subject: 'You have a new message',
  subjectAbout: 'A message about {home}',
  heading: 'You have a new message',
  theySay: 'Here’s what they say:',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  about: 'About',
  open: 'Open the message',
  replying: 'Reply to this email to answer them. They’ll see your email address, which they don’t have yet.',
  careful: 'We don’t check who writes. Be careful with links, and with anyone who asks for money before you’ve met.',
})
