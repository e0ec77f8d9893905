import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/saved-searches', {
  deleteTitle: 'Delete “{name}”?',
  theSearchAndItsEmails: 'The search and its emails go. The homes it found stay where they are.',
  deleteSearch: 'Delete search',
  emailIsNotConfirmed: 'No emails about your searches go out before your email is confirmed.',
  changeThat: 'Change that',
  emailsAreOff: 'Emails about saved searches are switched off in your notification settings, so none go out.',
  changeName: 'Change {name}',
  deleteName: 'Delete {name}',
  anEmailInTheMorning: 'An email in the morning when there is news',
  noEmails: 'No emails',
  savedSearches: 'Saved searches',
  whatYouLookForAnd: 'What you look for, and what is new in it.',
  searchHomes: 'Search homes',
  searchByPlacePriceAnd:
    'Search by place, price and rooms, then press “Save search”. We write to you when a home that fits is new or costs less.',
})
