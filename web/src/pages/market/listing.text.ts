import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/listing', {
  requestATour: 'Request a tour',
  sendAMessage: 'Send a message',
  reportThisListing: 'Report this listing',
  approximate: '(approximate)',
  keyFacts: 'Key facts',
  takeTheVirtualTour: 'Take the virtual tour',
  priceAndNextSteps: 'Price and next steps',
  listedForTheOwnerBy: 'Listed by an agent for the owner',
  listedByOwner: 'Listed by owner',
  askToSeeItOr: 'Request a tour or send a message. You don’t need an account.',
  withAnAccountYouCan: 'With an account, you can set up your tenant profile today.',
  createAnAccount: 'Create an account',
  noSimilarHomes: 'No similar homes.',
  breadcrumb: 'Breadcrumb',
  homesAndSpaces: 'Homes and spaces',
})
