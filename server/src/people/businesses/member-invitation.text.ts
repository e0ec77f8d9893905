import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/businesses/member-invitation', {
  subject: '{business} invites you to its team',
  heading: 'Join the team',
  intro: '{invitedBy} invites you to join {business} on Keystead.',
  role: 'Your role: {role}.',
  aBusiness: 'a business',
  page: 'Press the button to see what you may do there. You can accept or decline; without an account you sign up first.',
  see: 'See the invitation',
  why: 'The link works once, for 14 days. You’re getting this email because someone entered your address. If you don’t know them, you don’t need to do anything: no one finds out whether this address is in use.',
})
