import { paths } from '@keystead/contract/navigation/paths.ts'
import { LISTING_DAYS, RENEWABLE_DAYS_AFTER_EXPIRY } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { type EmailBlock, type EmailFact, button, facts, greeting, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { type EmailLinks, defineEmail } from '../../email/define-email.ts'
import { text } from './listing-life.text.ts'

/* One email for all listings of a profile that end together, however many they are. */

type Listings = {
  firstName: string
  homes: number
  /** A few of them. */
  titles: readonly string[]
  /** The last day of the first one, where it is. */
  firstDay: string
  /** Where they all are. */
  list: string
  /** To a member of a business: their role says whether they may renew, so they get no link that does it without signing in. */
  isMember?: boolean
}

export const listingsExpiringEmail = defineEmail<Listings, typeof text>('listings-expiring', {
  text,
  subject({ homes, titles: [home = ''], firstDay }, { expiring: t }, write) {
    return homes === 1 ? t.subjectOne({ home, lastDay: write({ day: firstDay }) }) : t.subject({ count: homes })
  },
  blocks: ({ firstName, homes: count, titles, firstDay, list, isMember }, links, t, write) => [
    heading(t.expiring.heading({ count })),
    greeting(firstName),
    paragraph(t.expiring.intro({ count, lastDay: write({ day: firstDay }) })),
    facts(...listed(count, titles, t)),
    isMember
      ? seeThem(count, list, links, t)
      : button(t.expiring.renew({ count, days: LISTING_DAYS }), links.withToken(paths.renewListings)),
    paragraph(t.expiring.gone({ link: links.to(list) })),
    smallPrint(t.expiring.why),
  ],
  mayBeDeclined: () => true,
  sample: {
    firstName: 'Dana',
    homes: 3,
    titles: ['Brick bungalow with a porch', 'Loft by the river', 'Unit 4B'],
    firstDay: '2026-11-28',
    list: paths.myProperties({ tab: 'expiring' }),
  },
})

export const listingsExpiredEmail = defineEmail<Listings, typeof text>('listings-expired', {
  text,
  subject: ({ homes, titles: [home = ''] }, { expired: t }) => (homes === 1 ? t.subjectOne({ home }) : t.subject({ count: homes })),
  blocks: ({ firstName, homes: count, titles, list, isMember }, links, t) => [
    heading(t.expired.heading({ count })),
    greeting(firstName),
    paragraph(t.expired.intro({ count })),
    facts(...listed(count, titles, t)),
    isMember ? seeThem(count, list, links, t) : button(t.expired.bringBack({ count }), links.withToken(paths.renewListings)),
    paragraph(t.expired.howLong({ days: RENEWABLE_DAYS_AFTER_EXPIRY })),
  ],
  mayBeDeclined: () => true,
  sample: {
    firstName: 'Dana',
    homes: 1,
    titles: ['Brick bungalow with a porch'],
    firstDay: '2026-11-21',
    list: paths.myProperties({ tab: 'expired' }),
  },
})

function seeThem(count: number, list: string, links: EmailLinks, t: typeof text): EmailBlock {
  return button(t.see({ count }), links.to(list))
}

function listed(homes: number, titles: readonly string[], t: typeof text): EmailFact[] {
  const others = homes - titles.length
  return [[t.listing, titles.join('; ')], ...(others > 0 ? [[t.and, t.others({ count: others })] as const] : [])]
}
