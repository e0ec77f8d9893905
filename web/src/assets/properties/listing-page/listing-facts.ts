import type { ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import {
  AREA_UNITS,
  CATEGORIES,
  NEIGHBORHOOD_ONLY,
  RENT_FREQUENCIES,
  STREET_ONLY,
  listingType,
  monthlyRentCents,
} from '@keystead/contract/assets/properties/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'

const MONTHLY = 1

export function isForRent({ ListingTypeId }: Pick<ListingDetails, 'ListingTypeId'>): boolean {
  return listingType(ListingTypeId)?.asks === 'rent'
}

type Fact = { name: string; text: string }

/** Everything that is known of a home, in the order in which people ask. */
export function factsOf(listing: ListingDetails): Fact[] {
  const facts: Fact[] = []
  const add = (name: string, value: string | number | null) => value !== null && facts.push({ name, text: String(value) })
  add('Type', listing.AssetType)
  add('Offered', listing.ListingType)
  add('What you get', listing.AccessType)
  add('Bedrooms', listing.Bedrooms === 0 ? 'Studio' : listing.Bedrooms)
  add('Bathrooms', listing.Bathrooms)
  add('Area', areaText(listing))
  add('Price by area', perAreaText(listing))
  add('Floors', listing.FloorsCount)
  add('Year built', listing.YearBuilt)
  add('Parking spaces', listing.ParkingTotal)
  add('Lease', listing.LeaseKind)
  add('Zoning', listing.Zoning)
  add('Permitted use', listing.PermittedUse)
  add('Listed', formatDate(listing.ListedAt.slice(0, 10)))
  return facts
}

function areaText({ Area, AreaUnitId }: ListingDetails): string | null {
  const unit = AREA_UNITS.find(({ Id }) => Id === AreaUnitId)
  return Area !== null && unit ? `${Area.toLocaleString('en-US')} ${unit.Short}` : null
}

/** How houses for sale and rents of business spaces are compared; the latter by the year, as is the custom. Nobody asks it of an apartment. */
function perAreaText(listing: ListingDetails): string | null {
  const { Amount, RentFrequencyId, Area, AreaUnitId } = listing
  const unit = AREA_UNITS.find(({ Id }) => Id === AreaUnitId)
  const isCompared = !isForRent(listing) || listing.CategoryId === CATEGORIES.Commercial
  if (!isCompared || Area === null || !unit) return null
  const cents = centsFromText(Amount)
  const compared = RentFrequencyId === null ? cents : monthlyRentCents(cents, RentFrequencyId) * 12
  const money = formatMoney(textFromCents(Math.round(compared / Area)))
  return `${money} / ${unit.Short}${RentFrequencyId === null ? '' : ' a year'}`
}

/** When one could move in. What was free when it was listed is free now. */
export function availabilityText({ AvailableOn, ListedAt }: Pick<ListingDetails, 'AvailableOn' | 'ListedAt'>): string {
  if (AvailableOn === null) return 'Date on request'
  return AvailableOn <= ListedAt.slice(0, 10) ? 'Available now' : `Available from ${formatDate(AvailableOn)}`
}

/** `about $1,300 a month` of a rent that is due at another pace. */
export function monthlyText({ Amount, RentFrequencyId }: Pick<ListingDetails, 'Amount' | 'RentFrequencyId'>): string | null {
  if (RentFrequencyId === null || RentFrequencyId === MONTHLY) return null
  const dollars = Math.round(monthlyRentCents(centsFromText(Amount), RentFrequencyId) / 100)
  return `about ${formatMoney(String(dollars))} a month`
}

type MovingInCosts = { rows: { name: string; amount: string }[]; total: string | null }

/** What is due before the keys are handed over, as far as the listing says it; null where nothing is rented. */
export function movingInCosts(
  listing: Pick<ListingDetails, 'ListingTypeId' | 'Amount' | 'RentFrequencyId' | 'Advance'>,
): MovingInCosts | null {
  const frequency = RENT_FREQUENCIES.find(({ Id }) => Id === listing.RentFrequencyId)
  if (!isForRent(listing) || !frequency) return null
  const rows = [{ name: `First rent (${frequency.Text.toLowerCase()})`, amount: listing.Amount }]
  if (listing.Advance === null) return { rows, total: null }
  rows.push({ name: 'Advance or deposit', amount: listing.Advance })
  return { rows, total: textFromCents(centsFromText(listing.Amount) + centsFromText(listing.Advance)) }
}

export type Exactness = { sentence: string; radiusMeters: number | null; miles: number }

/*
 * Points that are not exact are rounded to a grid before they leave the server: 0.002 degrees for a street, 0.01 for a
 * neighborhood. Each circle is large enough to hold the home for certain.
 */
export function exactnessOf({ AddressExactness }: Pick<ListingDetails, 'AddressExactness'>): Exactness {
  if (AddressExactness === STREET_ONLY) {
    return {
      sentence: 'The owner shows the street but not the house number. The home is somewhere in the circle.',
      radiusMeters: 200,
      miles: 2,
    }
  }
  if (AddressExactness === NEIGHBORHOOD_ONLY) {
    return { sentence: 'The owner shows the neighborhood only. The home is somewhere in the circle.', radiusMeters: 800, miles: 3.5 }
  }
  return { sentence: 'The pin stands at the address.', radiusMeters: null, miles: 12 }
}
