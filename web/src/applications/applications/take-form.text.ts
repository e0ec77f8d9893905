import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/take-form', {
  title: 'A rental application for you',
  asks: '{name} asks you to fill in a form',
  landlord: 'The landlord is {name}.',
  as: 'You are named as {name}: {type}.',
  seeHome: 'See the home, its rent, and what it costs to apply',
  whatItMeans:
    'You fill in your own form on our pages and stop at any point. The landlord reads it once you have submitted it; your Social Security number stays with you.',
  atTheDoor: 'Sign in, or create an account. You come back here afterwards. It can be {email} or another email.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  inside: 'You’re signed in as {email}. {sender} and the landlord see the name of the profile that takes the form.',
  take: 'Fill in my form',
  takeAs: 'Fill in my form as {name} ({kind})',
  needsProfile: 'You need a profile to apply with. Create one, then come back here.',
  createProfile: 'Create a tenant profile',
  taken: 'The form is yours now.',
  decline: 'I don’t want to apply',
  declineTitle: 'Decline the invitation?',
  declineConsequence: '{name} is told, and this link stops working.',
  declineIt: 'Decline',
  notNow: 'Not now',
  declined: 'You have declined.',
  declinedHelp: 'Nothing more is needed. Your address was deleted from the application.',
  overTitle: 'This invitation does not work now.',
  overHelp:
    'It was used, taken back or replaced by a newer email, or the application has come to its end. If you have taken the form already, it is among your applications.',
  seeApplications: 'See your applications',
  browse: 'Browse homes',
})
