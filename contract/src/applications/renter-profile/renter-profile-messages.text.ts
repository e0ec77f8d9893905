import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/applications/renter-profile/renter-profile-messages', {
  none: 'You have no renter’s profile.',
  expired: 'Your renter’s profile is no longer valid. Submit a form once more and keep that.',
  noForm: 'A renter’s profile is made of a form that you submitted within the last 30 days.',
  shareNotFound: 'Share details not found.',
  tooManyShares: 'At most 20 links to your profile can be open at once. Please stop one first.',
  tooManyEmails: 'You have sent your profile to 20 addresses today. Please try again tomorrow.',
  addressBusy: 'This address has got as many renter’s profiles today as it can. Please try again tomorrow.',
  confirmEmail: 'Please confirm your email address before you send your profile to an address.',
  linkOver: 'This link does not open a profile now. Please ask the person who gave it to you for another one.',
})
