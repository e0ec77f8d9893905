import type { ReferenceItem } from '../../values/reference-items.ts'

/** Whom a feed is for, which decides what it leaves out. */
export const FEED_AUDIENCES: readonly (ReferenceItem & { readonly Help: string })[] = [
  { Id: 1, Text: 'Anyone', Help: 'Everything that you have on the market, such as for your own website.' },
  { Id: 2, Text: 'Rental portals', Help: 'Whole homes for rent that portals take: with address, photo and description.' },
  { Id: 3, Text: 'Sale portals', Help: 'Homes for sale that portals take: with address, photo and description.' },
]
export const FOR_ANYONE = 1
export const FOR_RENTAL_PORTALS = 2
export const FOR_SALE_PORTALS = 3

/** Why a listing is left out of a feed, in the order in which one would mend it. */
export const FEED_REASONS = {
  commercial: 'Portals of homes take no business spaces.',
  notForRent: 'It is not for rent.',
  notForSale: 'It is not for sale.',
  room: 'Portals take whole homes, not rooms.',
  shortTerm: 'Portals take leases, not short stays.',
  address: 'Its exact address is hidden or missing.',
  photo: 'It has no photo.',
  description: 'Its description is shorter than 50 characters.',
  contact: 'Its description holds an email, a phone number or a web address.',
  stale: 'It was not changed for three months.',
  farAhead: 'It is free more than a year ahead.',
} as const
export type FeedReason = keyof typeof FEED_REASONS

export const MAX_FEEDS = 10
