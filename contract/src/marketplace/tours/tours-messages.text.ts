import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/marketplace/tours/tours-messages', {
  tourNotFound: 'Tour not found.',
  tourMoved: 'This tour was changed in the meantime. Please review it again.',
  tourTimeTaken: 'Another tour of this home is confirmed for that time. Please choose another one.',
  tourOverlaps: 'You have another tour at that time, at another home.',
  tourLinkExpired: 'This link has expired or is incomplete. Please use the link in the latest email about the tour.',
  tourTimePast: 'This time has passed. Please choose a later one.',
  tourTimeTooFar: 'Please choose a day within the next 60 days.',
  tourTimeTwice: 'You have already chosen this time.',
  tourTooManyTimes: 'Please choose at most three times.',
  tooManyTours: 'You have requested many tours today. Please try again tomorrow.',
  homeIsBusy: 'This home has reached its limit of tour requests for today. Please try again tomorrow.',
  noToursFound: 'No tours found.',
})
