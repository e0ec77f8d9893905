import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/agreements/signing/sign-by-link', {
  title: 'Sign an agreement',
  intro: '{name} sent you an agreement.',
  stepTitle: 'First, a code',
  stepWords: 'So that only you can open it, we email a code of six digits to {email}.',
  send: 'Email me a code',
  sendAgain: 'Email me another code',
  sent: 'We sent a code to {email}. It works for 10 minutes; if you ask for another one, only the newest works.',
  sentAgain: 'We sent another code.',
  code: 'Code',
  open: 'Open',
  again: 'Enter a new code',
  againWords: 'It has been a while, so please confirm again that it’s you. What you filled in is still here.',
  over: 'This link no longer works',
  overWords: 'Links in emails work for a while only. Please ask who sent it to you for another one.',
  opened: 'Thank you. You can pick up where you left off.',
})
