import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/marketplace/listing-life/listing-life', {
  leaves: '{home} leaves the market on {lastDay}.',
  severalLeave: {
    one: '{count} of your listings leaves the market on {lastDay}.',
    other: '{count} of your listings leave the market, starting {lastDay}.',
  },
  hasLeft: '{home} has left the market.',
  severalHaveLeft: { one: '{count} of your listings has left the market.', other: '{count} of your listings have left the market.' },

  listing: 'Listing',
  and: 'And',
  others: { one: '{count} more', other: '{count} more' },
  see: { one: 'See your listing', other: 'See your listings' },
  expiring: {
    subjectOne: '{home} leaves the market on {lastDay}',
    subject: { one: '{count} of your listings leaves the market soon', other: '{count} of your listings leave the market soon' },
    heading: { one: 'Your listing is about to end', other: 'Your listings are about to end' },
    intro: {
      one: 'This listing leaves the market at the end of {lastDay} unless you renew it. Is the home still available?',
      other: '{count} of your listings leave the market, starting {lastDay}, unless you renew them. Are the homes still available?',
    },
    renew: { one: 'Renew for {days} days', other: 'Renew all for {days} days' },
    gone: 'Already rented or sold? Then there’s nothing to do. You can also find your listings under My properties: {link}',
    why: 'Listings end so that people who search find only homes that are available.',
  },
  expired: {
    subjectOne: '{home} has left the market',
    subject: { one: '{count} of your listings has left the market', other: '{count} of your listings have left the market' },
    heading: { one: 'Your listing has ended', other: 'Your listings have ended' },
    intro: {
      one: 'This listing wasn’t renewed and has left the market. You keep the property, its photos and its messages.',
      other: '{count} of your listings weren’t renewed and have left the market. You keep the properties, their photos and their messages.',
    },
    bringBack: { one: 'Bring it back', other: 'Bring them back' },
    howLong: 'You can do this for {days} days. After that, you can list a property again anytime.',
  },
})
