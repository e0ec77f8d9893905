import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { FactGroupName } from '@keystead/contract/properties/fields/field-declaration.ts'
import { LISTING_FACTS } from '@keystead/contract/properties/fields/listing-facts.derived.ts'
import type { ListingFact } from '@keystead/contract/properties/fields/listing-facts.ts'
import {
  AREA_UNITS,
  CATEGORIES,
  FOR_SALE,
  NEIGHBORHOOD_ONLY,
  RENT_FREQUENCIES,
  STREET_ONLY,
  listingType,
  monthlyRentCents,
} from '@keystead/contract/properties/fields/property.values.ts'
import { type MoveInCosts, moveInCosts } from '@keystead/contract/properties/properties/move-in-costs.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { areaText, perText } from '../../../properties/properties/home-texts.ts'
import { text } from './listing-page.text.ts'

const MONTHLY = 1

export function isForRent({ ListingTypeId }: Pick<ListingDetails, 'ListingTypeId'>): boolean {
  return listingType(ListingTypeId)?.asks === 'rent'
}

type Fact = { name: string; text: string }
export type FactGroup = { title: string; facts: readonly Fact[] }

/** Everything that is known of a home, in the order in which people ask. What is not known is left out. */
export function factGroups(listing: ListingDetails): readonly FactGroup[] {
  return [
    { title: text.placeFacts, facts: placeFacts(listing) },
    { title: text.leaseFacts, facts: leaseFacts(listing) },
    { title: text.ownershipFacts, facts: ownerFacts(listing) },
    { title: text.businessFacts, facts: known(...declaredFacts(listing, 'business')) },
  ].filter(({ facts }) => facts.length > 0)
}

type Named = [name: string, value: string | number | null]

function known(...facts: readonly Named[]): Fact[] {
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, text: String(value) }]))
}

function placeFacts(listing: ListingDetails): Fact[] {
  return known(
    [text.type, listing.AssetType],
    [text.offered, listing.Offers.map(({ ListingType }) => ListingType).join(', ') || listing.ListingType],
    [text.accessType, listing.AccessType],
    [text.unit, listing.UnitNumber],
    [text.bedrooms, listing.Bedrooms === 0 ? text.studio : listing.Bedrooms],
    [text.bathrooms, listing.Bathrooms],
    [text.area, areaText(listing.Area, listing.AreaUnitId)],
    [text.priceByArea, perAreaText(listing)],
    [text.lot, areaText(listing.LotArea, listing.LotAreaUnitId)],
    ...declaredFacts(listing, 'place'),
    [text.listed, formatDate(listing.ListedAt.slice(0, 10))],
  )
}

function leaseFacts(listing: ListingDetails): Fact[] {
  if (!isForRent(listing)) return []
  return known([text.leaseLength, leaseText(listing)], ...declaredFacts(listing, 'lease'))
}

/** Of interest to whoever buys it. */
function ownerFacts(listing: ListingDetails): Fact[] {
  const isSold = listing.Offers.some(({ ListingTypeId }) => ListingTypeId === FOR_SALE) || !isForRent(listing)
  if (!isSold) return []
  const hoaPer = RENT_FREQUENCIES.find(({ Id }) => Id === listing.HoaFrequencyId)?.Short
  return known([text.hoaFee, moneyText(listing.HoaFee, hoaPer)], [text.taxes, taxText(listing)], ...declaredFacts(listing, 'owning'), [
    text.capRate,
    listing.CapRate === null ? null : text.percent({ rate: listing.CapRate.toFixed(2) }),
  ])
}

/** Those that are told as they are. */
function declaredFacts(listing: ListingDetails, group: FactGroupName): Named[] {
  return LISTING_FACTS[group].map((fact) => [fact.label, factText(fact, listing[fact.name])])
}

function factText({ kind, per = '' }: ListingFact, value: ListingDetails[ListingFact['name']]): string | null {
  if (value === null || value === false || value === '') return null
  if (value === true) return text.yes
  if (typeof value === 'object') return value.map((entry) => (typeof entry === 'string' ? entry : entry.Name)).join(', ')
  if (typeof value === 'number') return `${value}${per}`
  if (kind === 'money') return moneyText(value, per)
  return kind === 'date' ? formatDate(value) : value
}

/** `12 months`, `6 to 24 months`, `6 months or more`. */
export function leaseText({
  MinLeaseMonths: least,
  MaxLeaseMonths: most,
}: Pick<ListingDetails, 'MinLeaseMonths' | 'MaxLeaseMonths'>): string | null {
  if (least === null) return most === null ? null : text.upToMonths({ count: most })
  if (most === null) return text.monthsOrMore({ count: least })
  return least === most ? text.months({ count: least }) : text.monthsFromTo({ least, count: most })
}

function moneyText(amount: string | null, after = ''): string | null {
  return amount === null ? null : `${formatMoney(amount)}${after}`
}

function taxText({ TaxAnnual, TaxYear }: ListingDetails): string | null {
  if (TaxAnnual === null) return null
  const amount = formatMoney(TaxAnnual)
  return TaxYear === null ? text.aYear({ amount }) : text.inYear({ amount, year: String(TaxYear) })
}

/** How houses for sale and rents of business spaces are compared; the latter by the year, as is the custom. No one asks it of an apartment. */
function perAreaText(listing: ListingDetails): string | null {
  const { Amount, RentFrequencyId, Area, AreaUnitId } = listing
  const unit = AREA_UNITS.find(({ Id }) => Id === AreaUnitId)
  const isCompared = !isForRent(listing) || listing.CategoryId === CATEGORIES.Commercial
  if (!isCompared || Area === null || !unit) return null
  const cents = centsFromText(Amount)
  const compared = RentFrequencyId === null ? cents : monthlyRentCents(cents, RentFrequencyId) * 12
  const money = formatMoney(textFromCents(Math.round(compared / Area)))
  return (RentFrequencyId === null ? text.perArea : text.perAreaAndYear)({ amount: money, unit: unit.Short })
}

/**
 * When one could move in. What was free when it was listed is free now, and so is what has no day: the form asks for
 * one only if it is not free yet. When a sold home is handed over is agreed with its price, so nothing is said of it.
 */
export function availabilityText({
  AvailableOn,
  ListedAt,
  RentFrequencyId,
}: Pick<ListingDetails, 'AvailableOn' | 'ListedAt' | 'RentFrequencyId'>): string | null {
  if (AvailableOn === null) return RentFrequencyId === null ? null : text.availableNow
  return AvailableOn <= ListedAt.slice(0, 10) ? text.availableNow : text.availableFrom({ day: formatDate(AvailableOn) })
}

/** `about $1,300 a month` of a rent that is due at another pace. */
export function monthlyText({ Amount, RentFrequencyId }: Pick<ListingDetails, 'Amount' | 'RentFrequencyId'>): string | null {
  if (RentFrequencyId === null || RentFrequencyId === MONTHLY) return null
  const dollars = Math.round(monthlyRentCents(centsFromText(Amount), RentFrequencyId) / 100)
  return text.aboutAMonth({ amount: formatMoney(String(dollars)) })
}

/** The other offers in a few words: `or buy for $385,000`. */
export function otherOffers({
  Offers,
  ListingTypeId,
}: Pick<ListingDetails, 'Offers' | 'ListingTypeId'>): { before: string; amount: string; per: string | undefined }[] {
  return Offers.filter((offer) => offer.ListingTypeId !== ListingTypeId).map((offer) => ({
    before: listingType(offer.ListingTypeId)?.asks === 'price' ? text.orBuyFor : text.orRentFor,
    amount: offer.Amount,
    per: perText(offer.RentFrequencyId),
  }))
}

/** What is due before the keys are handed over, as far as the listing says it; null where nothing is rented. */
export function movingInCosts(listing: ListingDetails): MoveInCosts | null {
  if (!isForRent(listing) || listing.RentFrequencyId === null) return null
  return moveInCosts({ ...listing, Rent: listing.Amount })
}

export type Exactness = { sentence: string; radiusMeters: number | null; miles: number }

/*
 * Points that are not exact are rounded to a grid before they leave the server: 0.002 degrees for a street, 0.01 for a
 * neighborhood. Each circle is large enough to hold the home for certain.
 */
export function exactnessOf({
  AddressExactness,
  IsPinPlaced,
  Zip,
  City,
}: Pick<ListingDetails, 'AddressExactness' | 'IsPinPlaced' | 'Zip' | 'City'>): Exactness {
  if (!IsPinPlaced) {
    // A ZIP has no shape here: the circle says about where, not that the home is within it.
    return {
      sentence: text.exactnessZip({ place: Zip ? text.zip({ zip: Zip }) : City }),
      radiusMeters: 1_600,
      miles: 5,
    }
  }
  if (AddressExactness === STREET_ONLY) {
    return {
      sentence: text.exactnessStreet,
      radiusMeters: 200,
      miles: 2,
    }
  }
  if (AddressExactness === NEIGHBORHOOD_ONLY) {
    return { sentence: text.exactnessNeighborhood, radiusMeters: 800, miles: 3.5 }
  }
  return { sentence: text.exactnessAddress, radiusMeters: null, miles: 12 }
}
