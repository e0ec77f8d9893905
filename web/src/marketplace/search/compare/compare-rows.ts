import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { AREA_UNITS, monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { areaText, perText, placeText } from '../../../properties/properties/home-texts.ts'
import { freeFrom } from '../listing-texts.ts'
import { text } from './compare.text.ts'

export type CompareRow = {
  label: string
  /** One for each home: a text, a list, or null where its owner does not say. */
  values: (string | readonly string[] | null)[]
}

type Value = CompareRow['values'][number]

/** Several homes line by line, in the order in which people ask. What no one says of any of them is left out. */
export function compareRows(homes: readonly ListingDetails[], today: string | null): CompareRow[] {
  const row = (label: string, valueOf: (home: ListingDetails) => Value): CompareRow => ({ label, values: homes.map(valueOf) })
  return [
    row(text.offered, offersOf),
    row(text.type, ({ AssetType }) => AssetType),
    row(text.where, placeText),
    row(text.bedrooms, ({ Bedrooms }) => (Bedrooms === 0 ? text.studio : numberText(Bedrooms))),
    row(text.bathrooms, ({ Bathrooms }) => numberText(Bathrooms)),
    row(text.area, ({ Area, AreaUnitId }) => areaText(Area, AreaUnitId)),
    row(text.pricePerSquareFoot, pricePerSquareFoot),
    row(text.securityDeposit, ({ Advance }) => moneyText(Advance)),
    row(text.applicationFee, ({ ApplicationFee }) => moneyText(ApplicationFee)),
    row(text.pets, ({ PetsAllowed }) => listOrNull(PetsAllowed)),
    row(text.availableFrom, (home) => freeFrom(home, today)),
    row(text.shortestLease, ({ MinLeaseMonths }) => (MinLeaseMonths === null ? null : text.months({ count: MinLeaseMonths }))),
    row(text.rentIncludes, ({ RentIncludes }) => listOrNull(RentIncludes)),
    row(text.parkingSpaces, ({ ParkingTotal }) => numberText(ParkingTotal)),
    row(text.hoaFee, ({ HoaFee, HoaFrequencyId }) => HoaFee && `${formatMoney(HoaFee)}${perText(HoaFrequencyId) ?? ''}`),
    row(text.yearBuilt, ({ YearBuilt }) => (YearBuilt === null ? null : String(YearBuilt))),
    row(text.features, ({ Features }) => listOrNull(Features.flatMap(({ Items }) => Items))),
    row(text.listedBy, ({ ListedBy }) => ListedBy.Name),
  ].filter(({ values }) => values.some((value) => value !== null))
}

function offersOf({ Offers }: ListingDetails): Value {
  const [first, ...others] = Offers
  if (!first) return null
  const also = others.map(({ ListingType, Amount, RentFrequencyId }) =>
    text.alsoOffered({ offer: ListingType.toLowerCase(), price: `${formatMoney(Amount)}${perText(RentFrequencyId) ?? ''}` }),
  )
  return also.length === 0 ? first.ListingType : [first.ListingType, ...also]
}

/** Whatever it is measured in and paid by: of a rent, the part of a month. */
function pricePerSquareFoot({ Amount, RentFrequencyId, Area, AreaUnitId }: ListingDetails): string | null {
  const unit = AREA_UNITS.find(({ Id }) => Id === AreaUnitId)
  if (Area === null || !unit) return null
  const cents = centsFromText(Amount)
  const compared = RentFrequencyId === null ? cents : monthlyRentCents(cents, RentFrequencyId)
  const money = formatMoney(textFromCents(Math.round(compared / (Area * unit.squareFeet))))
  return RentFrequencyId === null ? money : text.aMonth({ amount: money })
}

function moneyText(amount: string | null): string | null {
  return amount && formatMoney(amount)
}

function numberText(value: number | null): string | null {
  return value === null ? null : value.toLocaleString('en-US')
}

function listOrNull(items: readonly string[]): Value {
  return items.length === 0 ? null : items
}
