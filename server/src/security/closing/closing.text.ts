import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/closing/closing', {
  subject: 'Your account is closed',
  goodbye: 'Goodbye. Your homes have left the market, all devices are signed out, and your name and contact details are erased.',
  goodbyeName:
    'Goodbye {firstName}. Your homes have left the market, all devices are signed out, and your name and contact details are erased.',
  records: 'Records that others need stay, without your name. You can sign up again with this email anytime.',
  notYou: 'If this wasn’t you, please write to us right away through the contact page.',
})
