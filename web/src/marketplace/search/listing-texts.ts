import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { text } from './property-card.text.ts'

/** `0.4 mi`; `about 2 mi` where the pin is not exact, and never nearer than a mile then. */
export function distanceText({ DistanceMiles, IsPinPlaced }: Pick<ListingCard, 'DistanceMiles' | 'IsPinPlaced'>): string | null {
  if (DistanceMiles === null) return null
  return IsPinPlaced
    ? text.milesAway({ miles: DistanceMiles.toFixed(1) })
    : text.milesAwayAbout({ miles: Math.max(1, Math.round(DistanceMiles)) })
}

/** `Also for sale`: the second offer of a home that is on the market in another way as well. */
export function offerText({ OfferId, AssetId, ListingType }: Pick<ListingCard, 'OfferId' | 'AssetId' | 'ListingType'>): string {
  return OfferId === AssetId ? ListingType : text.alsoOffered({ offer: ListingType.toLowerCase() })
}

const NEW_FOR_DAYS = 7
const CUT_FOR_DAYS = 30

/** Whether it has come onto the market lately. `today` null: no one can say. */
export function isNewListing({ ListedAt }: Pick<ListingCard, 'ListedAt'>, today: string | null): boolean {
  return today !== null && daysBetween(ListedAt, today) < NEW_FOR_DAYS
}

/** `Down $100`, for a while after it happened. */
export function priceCutText(
  { Amount, PreviousAmount, AmountChangedAt }: Pick<ListingCard, 'Amount' | 'PreviousAmount' | 'AmountChangedAt'>,
  today: string | null,
): string | null {
  if (today === null || PreviousAmount === null || AmountChangedAt === null) return null
  const cutCents = centsFromText(PreviousAmount) - centsFromText(Amount)
  if (cutCents <= 0 || daysBetween(AmountChangedAt, today) >= CUT_FOR_DAYS) return null
  return text.priceDown({ amount: formatMoney(textFromCents(cutCents)) })
}

type Availability = Pick<ListingCard, 'AvailableOn' | 'ListedAt'>

/** `now`, `Dec 1, 2026`; null where the owner names no day. What was free when it was listed is free now. */
export function freeFrom(listing: Availability, today: string | null): string | null {
  if (listing.AvailableOn === null) return null
  return isFree(listing, today) ? text.now : formatDate(listing.AvailableOn)
}

/** `Available now`, `Available Dec 1, 2026` */
export function freeFromText(listing: Availability, today: string | null): string | null {
  if (listing.AvailableOn === null) return null
  return isFree(listing, today) ? text.availableNow : text.availableOn({ day: formatDate(listing.AvailableOn) })
}

function isFree({ AvailableOn, ListedAt }: Availability, today: string | null): boolean {
  return AvailableOn !== null && AvailableOn <= (today ?? ListedAt.slice(0, 10))
}

/** Whole days from a moment to a day, about: the reader's day and the moment's may be of different time zones. */
function daysBetween(moment: string, day: string): number {
  return Math.floor((Date.parse(day) - Date.parse(moment.slice(0, 10))) / 86_400_000)
}
