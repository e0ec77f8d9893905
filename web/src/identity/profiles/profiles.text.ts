import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/profiles', {
  title: 'Profiles',
  intro: 'One sign-in, and a profile for each part that you play. Menus and screens follow the active one.',
  contactDetails: 'Contact details',
  loading: 'Loading profiles…',
  create: 'Create a profile',
  noProfiles: 'A profile says whether you own, manage or rent. Create one to begin.',
  allProfilesMade: 'You have a profile of every kind already.',
  add: 'Add a profile',
  completeness: 'Said so far',
  active: 'Active now',
  public: 'Public',
  defaultIt: 'Default',
  myProfile: 'My profile',
  switchTo: 'Switch to {name}, {profile}',
  switch: 'Switch',
})
