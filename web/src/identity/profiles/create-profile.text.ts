import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/create-profile', {
  titleAtFirst: 'How do you want to start?',
  title: 'Create a profile',
  introAtFirst: 'Your account is ready. It needs a profile before it can do anything; you can add others later.',
  profiles: 'Profiles',
  allProfilesMade: 'You have a profile of every kind already.',
  seeProfiles: 'See my profiles',
  continueWith: 'Go on with a profile that you have',
  newProfile: 'New profile',
  firstName: 'First name',
  lastName: 'Last name',
  createProfile: 'Create profile',
  later: 'I will decide later',
  laterNote: 'Look around first.',
  profileType: 'Profile type',
  accountType: 'Account type',
  categories: 'What fits you?',
  categoriesHelp: 'Choose as many as you like.',
})
