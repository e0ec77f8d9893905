import { paths } from '@keystead/contract/navigation/paths.ts'
import { LISTING_DAYS, RENEWABLE_DAYS_AFTER_EXPIRY } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { button, facts, greeting, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/* One email for all listings of a profile that end together, however many they are. Days are written out, in the zone of the first. */

type Listings = {
  firstName: string
  homes: number
  /** A few of them. */
  titles: readonly string[]
  /** The last day of the first one. */
  firstDay: string
  /** Where they all are. */
  list: string
}

export const listingsExpiringEmail = defineEmail<Listings>('listings-expiring', {
  subject: ({ homes, titles, firstDay }) =>
    homes === 1 ? `${titles[0]} leaves the market on ${firstDay}` : `${counted(homes)} of your listings leave the market soon`,
  blocks: ({ firstName, homes, titles, firstDay, list }, links) => [
    heading(homes === 1 ? 'Your listing is about to end' : 'Your listings are about to end'),
    greeting(
      firstName,
      homes === 1
        ? `this listing leaves the market at the end of ${firstDay}, unless you renew it. Is it still free?`
        : `${counted(homes)} of your listings leave the market from ${firstDay} on, unless you renew them. Are they still free?`,
    ),
    facts(...listed(homes, titles)),
    button(homes === 1 ? `Renew for ${LISTING_DAYS} days` : `Renew all for ${LISTING_DAYS} days`, links.withToken(paths.renewListings)),
    paragraph(`Is it rented or sold? Then you need not do anything. You can also look through them under My properties: ${links.to(list)}`),
    smallPrint('Listings end so that people who search find homes that are really free.'),
  ],
  mayBeDeclined: () => true,
  sample: {
    firstName: 'Dana',
    homes: 3,
    titles: ['Brick bungalow with a porch', 'Loft by the river', 'Unit 4B'],
    firstDay: 'Nov 28, 2026',
    list: paths.myProperties({ tab: 'expiring' }),
  },
})

export const listingsExpiredEmail = defineEmail<Listings>('listings-expired', {
  subject: ({ homes, titles }) =>
    homes === 1 ? `${titles[0]} has left the market` : `${counted(homes)} of your listings have left the market`,
  blocks: ({ firstName, homes, titles }, links) => [
    heading(homes === 1 ? 'Your listing has ended' : 'Your listings have ended'),
    greeting(
      firstName,
      homes === 1
        ? 'this listing was not renewed and has left the market. The property itself, its photos and messages stay with you.'
        : `${counted(homes)} of your listings were not renewed and have left the market. The properties themselves, their photos and messages stay with you.`,
    ),
    facts(...listed(homes, titles)),
    button(homes === 1 ? 'Bring it back' : 'Bring them back', links.withToken(paths.renewListings)),
    paragraph(`That works for ${RENEWABLE_DAYS_AFTER_EXPIRY} days. Later you can list a property again whenever you like.`),
  ],
  mayBeDeclined: () => true,
  sample: {
    firstName: 'Dana',
    homes: 1,
    titles: ['Brick bungalow with a porch'],
    firstDay: 'Nov 21, 2026',
    list: paths.myProperties({ tab: 'expired' }),
  },
})

function counted(homes: number): string {
  return homes.toLocaleString('en-US')
}

function listed(homes: number, titles: readonly string[]): [string, string][] {
  const others = homes - titles.length
  return [
    ['Listing', titles.join('; ')],
    ...(others > 0 ? [['And', others === 1 ? 'another one' : `${counted(others)} others`] as [string, string]] : []),
  ]
}
