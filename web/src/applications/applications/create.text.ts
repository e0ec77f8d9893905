import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/create', {
  head: 'New application',
  applications: 'Applications',
  cancel: 'Cancel',

  inviteTitle: 'New application',
  inviteIntro: 'Choose the home and who is to apply for it. Nothing is sent yet: you look at it once more first.',
  property: 'Property',
  properties: 'properties',
  typeTitle: 'Type a title or reference code',
  lists: 'Person',
  createDraft: 'Create draft',

  applyTitle: 'Apply for this home',
  applyIntro: 'You fill in one form. Only you see it until you submit it.',
  home: 'The home',
  asked: 'What you will be asked',
  askedParts: {
    personal: 'About you: how to reach you, who moves in with you, pets and vehicles',
    identity: 'Identity: an ID and, if you have one, your Social Security number',
    residence: 'Where you have lived in the last three years',
    employment: 'Work and other income',
    documents: 'At least two documents, such as an ID and a pay stub',
  },
  stopAnyTime: 'You can stop at any point and go on later, on any device.',
  formAgain: 'Your form of {day} is used again. You check it, and change what is new.',
  profileAlong:
    'Your last form is used again, with the documents of your renter’s profile, which is valid until {day}. You look it over and submit it.',
  when: 'When you would move in',
  begin: 'Begin the form',

  openAlready: 'There is an open application for this home already.',
  openAlreadyHelp: 'You don’t need another one.',
  goOnForm: 'Go on with your form',
  seeApplication: 'See the application',

  seeHome: 'See the home',
  otherHomes: 'See other homes',

  noHome: 'Which home would you like to apply for?',
  noHomeHelp: 'Find one that is for rent, open its page, and choose “Apply”.',
  findHome: 'Find a home',
})
