import { CATEGORIES, assetType } from '@keystead/contract/properties/fields/property.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import {
  type AssetColumns,
  NOTHING_SAID,
  type PropertyFields,
  assetColumnsFrom,
  listingFactsOf,
  openChecksOf,
} from '../properties/properties/property.public.ts'
import { choosePlace, isPlaceProblem } from '../properties/properties/property-facts.public.ts'
import type { Place } from '../places/reference-data/reference-data.public.ts'
import { randomFrom } from './pictures/random.ts'
import { type DemoProperty, ids, proseOf } from './demo-property.ts'
import { type DemoTerms, demoTerms } from './demo-terms.ts'

/** Homes of one ZIP are spread about its middle by up to about half a mile, so that their pins do not hide each other. */
const SPREAD_DEGREES = 0.007

/** What the form of a property would have said. */
export function fieldsOf(property: DemoProperty, today: string, buildingId: string | null = null): PropertyFields {
  const typeId = ids.type(property.type)
  const categoryId = assetType(typeId)?.CategoryId ?? CATEGORIES.Residential
  const rent = 'rent' in property.asks ? property.asks : null
  const price = 'price' in property.asks ? property.asks.price : null
  return {
    ...NOTHING_SAID,
    CategoryId: categoryId,
    AssetTypeId: typeId,
    ListingTypeId: ids.offer(property.offer),
    AccessTypeId: ids.access(property.access ?? 'Entire Property'),
    Title: property.title,
    Description: property.description && proseOf(property.description),
    ReferenceCode: property.code,
    Address1: property.place.street,
    Address2: property.building ? null : (property.place.unit ?? null),
    ParentAssetId: buildingId,
    UnitNumber: property.building ? (property.place.unit ?? null) : null,
    Zip: property.place.zip,
    AddressExactness: ids.shown(property.place.shown ?? 'Exact address'),
    Bedrooms: property.size.bedrooms ?? null,
    Bathrooms: property.size.bathrooms ?? null,
    Area: property.size.area,
    AreaUnitId: ids.unit(property.size.unit ?? 'Square Feet'),
    FloorsCount: property.size.floors ?? null,
    YearBuilt: property.size.built ?? null,
    ParkingTotal: property.size.parking ?? null,
    AmenityIds: property.amenities.map(ids.amenity),
    PetsAllowedIds: (property.pets ?? []).map(ids.pet),
    Rent: rent && dollars(rent.rent),
    RentFrequencyId: ids.every(rent?.every ?? 'Monthly'),
    Advance: rent?.advance === undefined ? null : dollars(rent.advance),
    AvailableOn: property.availableInDays === undefined ? null : dateAfter(today, property.availableInDays),
    LeaseKindId: property.commercial?.lease === undefined ? null : ids.lease(property.commercial.lease),
    Zoning: property.commercial?.zoning ?? null,
    PermittedUse: property.commercial?.use ?? null,
    PrivateRemarks: property.remarks ?? null,
    ...termsOf(demoTerms[property.code] ?? {}),
    ...(price !== null && { Price: dollars(price) }),
  }
}

function termsOf(terms: DemoTerms) {
  const [minLease = null, maxLease = null] = terms.lease ?? []
  const [tax, taxYear = null] = terms.tax ?? []
  const [lotArea = null, lotUnit = 'Acres'] = terms.lot ?? []
  const [showing, instructions = null] = terms.showing ?? []
  const { space } = terms
  return {
    MinLeaseMonths: minLease,
    MaxLeaseMonths: maxLease,
    RentIncludesIds: (terms.includes ?? []).map(ids.utility),
    TenantPaysIds: (terms.pays ?? []).map(ids.utility),
    ApplicationFee: dollarsIf(terms.application),
    LastMonthUpfront: terms.lastMonth ?? false,
    PetDeposit: dollarsIf(terms.pets?.deposit),
    PetRent: dollarsIf(terms.pets?.rent),
    MoveInFees: Object.entries(terms.moveIn ?? {}).map(([Name, amount]) => ({ Name, Amount: dollars(amount) })),
    SmokingId: terms.smoking === undefined ? null : ids.smoking(terms.smoking),
    AlsoForSale: terms.salePrice !== undefined,
    Price: dollarsIf(terms.salePrice),
    HoaFee: dollarsIf(terms.hoa),
    TaxAnnual: dollarsIf(tax),
    TaxYear: taxYear,
    NetOperatingIncome: dollarsIf(terms.netIncome),
    LotArea: lotArea,
    LotAreaUnitId: ids.unit(lotUnit),
    GarageSpaces: terms.garage ?? null,
    LeaseRate: dollarsIf(space?.rate),
    CamCharges: dollarsIf(space?.cam),
    ImprovementAllowance: dollarsIf(space?.allowance),
    CeilingHeight: space?.ceiling ?? null,
    LoadingDocks: space?.docks ?? null,
    Power: space?.power ?? null,
    ShowingAccessId: showing === undefined ? null : ids.showing(showing),
    ShowingInstructions: instructions,
  } satisfies Partial<PropertyFields>
}

/** The columns of a property at the place of its ZIP, before it has any picture. */
export function columnsOf(
  property: DemoProperty,
  zip: Place | null,
  today: string,
  buildingId: string | null,
): AssetColumns & { open_checks: number } {
  const typed = { city: property.place.city, stateId: zip?.stateId ?? 0, zip: property.place.zip }
  const place = choosePlace(typed, zip, zip)
  if (isPlaceProblem(place)) throw new Error(`${property.code}: ${place.message}`)
  const random = randomFrom(`pin ${property.building ?? property.code}`)
  const columns = assetColumnsFrom(fieldsOf(property, today, buildingId), {
    ...place,
    isPlaced: true,
    latitude: place.latitude + random.range(-SPREAD_DEGREES, SPREAD_DEGREES),
    longitude: place.longitude + random.range(-SPREAD_DEGREES, SPREAD_DEGREES),
  })
  return { ...columns, open_checks: openChecksOf(listingFactsOf(columns, { imageCount: 0, imported: false })) }
}

function dollars(amount: number): string {
  return textFromCents(Math.round(amount * 100))
}

function dollarsIf(amount: number | undefined): string | null {
  return amount === undefined ? null : dollars(amount)
}

function dateAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
