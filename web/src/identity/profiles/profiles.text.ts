import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/profiles', {
  title: 'Profiles',
  intro: 'One account, with a profile for each of your roles. Menus and screens follow the active one.',
  contactDetails: 'Contact details',
  loading: 'Loading profiles…',
  create: 'Create a profile',
  noProfiles: 'A profile says whether you own, manage or rent. Create one to get started.',
  allProfilesMade: 'You already have a profile of every type.',
  add: 'Add a profile',
  completeness: 'Profile completed',
  active: 'Active now',
  public: 'Public',
  defaultIt: 'Default',
  myProfile: 'My profile',
  switchTo: 'Switch to {name}, {profile}',
  switch: 'Switch',
})
