import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/renter-profile/renter-profile-email', {
  subject: '{name} shows you their renter’s profile',
  heading: 'A renter’s profile for you',
  intro: '{name} shows you what they say of themselves as a renter: who would move in, where they have lived, and what they earn.',
  page: 'You can read it on our page. You need no account. We ask for your name, and {name} sees it.',
  open: 'Read the profile',
  until: 'The link works until {day}.',
  why: 'You get this email because {name} has entered your address. If you don’t know them, please ignore it. Don’t forward it: anyone who has the link can read the profile.',
})
