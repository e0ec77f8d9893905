import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/create-profile', {
  titleAtFirst: 'How do you want to start?',
  title: 'Create a profile',
  introAtFirst: 'Your account is ready. Create a profile to get started. You can add others later.',
  placeLost:
    'You no longer have a place in {business}. Your account stays yours: create a profile of your own, or open the email of another invitation.',
  profiles: 'Profiles',
  allProfilesMade: 'You already have a profile of every type.',
  seeProfiles: 'View my profiles',
  continueWith: 'Continue with a profile you have',
  newProfile: 'New profile',
  firstName: 'First name',
  lastName: 'Last name',
  createProfile: 'Create profile',
})
