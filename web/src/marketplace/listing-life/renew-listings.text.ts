import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/listing-life/renew-listings', {
  renewYourListings: 'Renew your listings',
  onePressAndTheListings: 'One press, and the listings of the email stay on the market for another {days} days.',
  myProperties: 'My properties',
  renewThem: 'Renew them',
  notReady: {
    one: 'One expired listing misses something by now: complete it under My properties, then list it.',
    other: '{count} expired listings miss something by now: complete it under My properties, then list it.',
  },
  yourListingsAreBeingRenewed: 'Your listings are being renewed',
  theyAreSoManyThat: 'They are so many that it takes a few minutes. You can leave this page.',
  thereIsNothingLeftTo: 'There is nothing left to renew',
  theListingsOfThisEmail: 'The listings of this email were renewed already, or you have taken them off the market.',
  renewed: { one: 'Your listing is renewed', other: '{count} listings are renewed' },
  staysListed: {
    one: 'It stays on the market for another {days} days.',
    other: 'They stay on the market for another {days} days.',
  },
})
