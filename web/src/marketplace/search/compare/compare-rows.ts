import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { AREA_UNITS, monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { areaText, perText, placeText } from '../../../properties/properties/home-texts.ts'
import { freeFrom } from '../listing-texts.ts'

export type CompareRow = {
  label: string
  /** One for each home: a text, a list, or null where its owner does not say. */
  values: (string | readonly string[] | null)[]
}

type Value = CompareRow['values'][number]

/** Several homes line by line, in the order in which people ask. What nobody says of any of them is left out. */
export function compareRows(homes: readonly ListingDetails[], today: string | null): CompareRow[] {
  const row = (label: string, valueOf: (home: ListingDetails) => Value): CompareRow => ({ label, values: homes.map(valueOf) })
  return [
    row('Offered', offersOf),
    row('Type', ({ AssetType }) => AssetType),
    row('Where', placeText),
    row('Bedrooms', ({ Bedrooms }) => (Bedrooms === 0 ? 'Studio' : numberText(Bedrooms))),
    row('Bathrooms', ({ Bathrooms }) => numberText(Bathrooms)),
    row('Area', ({ Area, AreaUnitId }) => areaText(Area, AreaUnitId)),
    row('Price per square foot', pricePerSquareFoot),
    row('Advance or deposit', ({ Advance }) => moneyText(Advance)),
    row('Application fee', ({ ApplicationFee }) => moneyText(ApplicationFee)),
    row('Pets', ({ PetsAllowed }) => listOrNull(PetsAllowed)),
    row('Free from', (home) => freeFrom(home, today)),
    row('Shortest lease', ({ MinLeaseMonths }) =>
      MinLeaseMonths === null ? null : `${MinLeaseMonths} ${MinLeaseMonths === 1 ? 'month' : 'months'}`,
    ),
    row('Rent includes', ({ RentIncludes }) => listOrNull(RentIncludes)),
    row('Parking spaces', ({ ParkingTotal }) => numberText(ParkingTotal)),
    row('HOA fee', ({ HoaFee, HoaFrequencyId }) => HoaFee && `${formatMoney(HoaFee)}${perText(HoaFrequencyId) ?? ''}`),
    row('Year built', ({ YearBuilt }) => (YearBuilt === null ? null : String(YearBuilt))),
    row('Features', ({ Features }) => listOrNull(Features.flatMap(({ Items }) => Items))),
    row('Listed by', ({ ListedBy }) => ListedBy.Name),
  ].filter(({ values }) => values.some((value) => value !== null))
}

function offersOf({ Offers }: ListingDetails): Value {
  const [first, ...others] = Offers
  if (!first) return null
  const also = others.map(
    ({ ListingType, Amount, RentFrequencyId }) =>
      `Also ${ListingType.toLowerCase()}: ${formatMoney(Amount)}${perText(RentFrequencyId) ?? ''}`,
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
  return RentFrequencyId === null ? money : `${money} a month`
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
