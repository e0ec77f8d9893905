import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/listing', {
  requestATour: 'Request a tour',
  sendAMessage: 'Send a message',
  reportThisListing: 'Report this listing',
  approximate: '(approximate)',
  keyFacts: 'Key facts',
  takeTheVirtualTour: 'Take the virtual tour',
  priceAndNextSteps: 'Price and next steps',
  listedForTheOwnerBy: 'Listed for the owner by agent',
  listedByOwner: 'Listed by owner',
  askToSeeItOr: 'Ask to see it, or write; you need no account for either.',
  withAnAccountYouCan: 'With an account you can set up your tenant profile today.',
  createAnAccount: 'Create an account',
  priceHistory: 'Price history',
  priceLowered: 'Price lowered',
  priceRaised: 'Price raised',
  noSimilarHomes: 'No similar homes.',
  breadcrumb: 'Breadcrumb',
  homesAndSpaces: 'Homes and spaces',
})
