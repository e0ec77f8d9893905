import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/renter-profile/shared-profile', {
  title: 'A renter’s profile',
  titleOf: 'Renter’s profile of {name}',
  gate: '{name} shows you what they say of themselves as a renter. Please give your name first: they see who has opened it, and when.',
  name: 'Your name',
  open: 'Open the profile',
  stated: 'As stated by {name} on {day}; not verified by Keystead.',
  until: 'You can open it until {until}.',
  browse: 'Browse homes',
})
