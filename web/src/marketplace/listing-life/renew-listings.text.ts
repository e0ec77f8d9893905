import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/listing-life/renew-listings', {
  title: 'Renew your listings',
  intro: 'Press the button, and the listings in the email stay on the market for another {days} days.',
  myProperties: 'My properties',
  renew: 'Renew listings',
  notReady: {
    one: 'One expired listing is missing something: complete it under My properties, then list it.',
    other: '{count} expired listings are missing something: complete them under My properties, then list them.',
  },
  inBackground: 'Your listings are being renewed',
  inBackgroundHelp: 'There are a lot of them, so it takes a few minutes. You can leave this page.',
  nothingLeft: 'Nothing left to renew',
  nothingLeftHelp: 'The listings in this email were already renewed, or you took them off the market.',
  renewed: { one: 'Your listing is renewed', other: '{count} listings are renewed' },
  staysListed: {
    one: 'It stays on the market for another {days} days.',
    other: 'They stay on the market for another {days} days.',
  },
})
