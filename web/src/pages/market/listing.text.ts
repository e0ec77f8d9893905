import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/listing', {
  requestTour: 'Request a tour',
  apply: 'Apply',
  goOnApplying: 'Go on with your application',
  seeApplication: 'See your application',
  sendMessage: 'Send a message',
  report: 'Report this listing',
  approximate: '(approximate)',
  keyFacts: 'Key facts',
  virtualTour: 'Take the virtual tour',
  panelTitle: 'Price and next steps',
  listedByAgent: 'Listed by an agent for the owner',
  listedByOwner: 'Listed by owner',
  criteria: 'What the landlord asks of applicants',
  nextSteps: 'Request a tour or send a message. You don’t need an account.',
  accountNote: 'With an account, you can set up your tenant profile today.',
  createAccount: 'Create an account',
  noSimilarHomes: 'No similar homes.',
  breadcrumb: 'Breadcrumb',
  homesAndSpaces: 'Homes and spaces',
})
