import type { ReferenceItem } from '../../values/reference-items.ts'

/** Whom a feed is for, which decides what it leaves out. */
export const FEED_AUDIENCES: readonly (ReferenceItem & { readonly Help: string })[] = [
  { Id: 1, Text: 'Anyone', Help: 'Everything you have on the market, such as for your own website.' },
  { Id: 2, Text: 'Rental portals', Help: 'Whole homes for rent with an address, a photo and a description, as portals require.' },
  { Id: 3, Text: 'Sale portals', Help: 'Homes for sale with an address, a photo and a description, as portals require.' },
]
export const FOR_ANYONE = 1
export const FOR_RENTAL_PORTALS = 2
export const FOR_SALE_PORTALS = 3

/** Why a listing is left out of a feed, in the order in which one would mend it. */
export const FEED_REASONS = {
  commercial: 'Home portals don’t take business spaces.',
  notForRent: 'It isn’t for rent.',
  notForSale: 'It isn’t for sale.',
  room: 'Portals take whole homes, not rooms.',
  shortTerm: 'Portals take leases, not short stays.',
  address: 'Its exact address is hidden or missing.',
  photo: 'It has no photo.',
  description: 'Its description is shorter than 50 characters.',
  contact: 'Its description contains an email, a phone number or a web address.',
  stale: 'It hasn’t been updated in three months.',
  farAhead: 'It isn’t available for more than a year.',
} as const
export type FeedReason = keyof typeof FEED_REASONS

export const MAX_FEEDS = 10
