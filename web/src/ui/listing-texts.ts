import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { AREA_UNITS, RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'

type Rooms = Pick<ListingCard, 'Bedrooms' | 'Bathrooms' | 'Area' | 'AreaUnitId'>
type Place = Pick<ListingCard, 'AddressLine' | 'City' | 'StateCode' | 'Zip'>

export type ListingFact = { kind: 'beds' | 'baths' | 'area'; text: string }

/** `3 beds`, `2.5 baths`, `1,450 sq ft`; what is not known is left out. No bedroom at all is a studio. */
export function listingFacts({ Bedrooms, Bathrooms, Area, AreaUnitId }: Rooms): ListingFact[] {
  const facts: ListingFact[] = []
  if (Bedrooms !== null) facts.push({ kind: 'beds', text: Bedrooms === 0 ? 'Studio' : counted(Bedrooms, 'bed') })
  if (Bathrooms !== null) facts.push({ kind: 'baths', text: counted(Bathrooms, 'bath') })
  const area = areaText(Area, AreaUnitId)
  if (area !== null) facts.push({ kind: 'area', text: area })
  return facts
}

/** `1,450 sq ft`, `0.1297 acres` */
export function areaText(area: number | null, areaUnitId: number): string | null {
  const unit = AREA_UNITS.find((candidate) => candidate.Id === areaUnitId)
  return area === null || !unit ? null : `${area.toLocaleString('en-US', { maximumFractionDigits: 4 })} ${unit.Short}`
}

/** `/mo` of a rent; nothing for a price. */
export function perText(rentFrequencyId: number | null): string | undefined {
  return RENT_FREQUENCIES.find((frequency) => frequency.Id === rentFrequencyId)?.Short
}

/** `12 Oak St, Denver, CO 80202`, as much of it as is known. */
export function placeText({ AddressLine, City, StateCode, Zip }: Place): string {
  const region = [StateCode, Zip].filter(Boolean).join(' ')
  return [AddressLine, City, region].filter(Boolean).join(', ')
}

/** `0.4 mi`; `about 2 mi` where the pin is not exact, and never nearer than a mile then. */
export function distanceText({ DistanceMiles, IsPinPlaced }: Pick<ListingCard, 'DistanceMiles' | 'IsPinPlaced'>): string | null {
  if (DistanceMiles === null) return null
  return IsPinPlaced ? `${DistanceMiles.toFixed(1)} mi` : `about ${Math.max(1, Math.round(DistanceMiles))} mi`
}

/** `Also for sale`: the second offer of a home that is on the market in another way as well. */
export function offerText({ OfferId, AssetId, ListingType }: Pick<ListingCard, 'OfferId' | 'AssetId' | 'ListingType'>): string {
  return OfferId === AssetId ? ListingType : `Also ${ListingType.toLowerCase()}`
}

const NEW_FOR_DAYS = 7
const CUT_FOR_DAYS = 30

/** Whether it has come onto the market lately. `today` null: nobody can say. */
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
  return `Down ${formatMoney(textFromCents(cutCents))}`
}

type Availability = Pick<ListingCard, 'AvailableOn' | 'ListedAt'>

/** `now`, `Dec 1, 2026`; null where the owner names no day. What was free when it was listed is free now. */
export function freeFrom({ AvailableOn, ListedAt }: Availability, today: string | null): string | null {
  if (AvailableOn === null) return null
  return AvailableOn <= (today ?? ListedAt.slice(0, 10)) ? 'now' : formatDate(AvailableOn)
}

/** `Available now`, `Available Dec 1, 2026` */
export function freeFromText(listing: Availability, today: string | null): string | null {
  const from = freeFrom(listing, today)
  return from && `Available ${from}`
}

/** Whole days from a moment to a day, about: the reader's day and the moment's may be of different time zones. */
function daysBetween(moment: string, day: string): number {
  return Math.floor((Date.parse(day) - Date.parse(moment.slice(0, 10))) / 86_400_000)
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
