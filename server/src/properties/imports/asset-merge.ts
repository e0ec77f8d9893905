import { isDeepStrictEqual } from 'node:util'
import {
  CATEGORIES,
  EXACT_ADDRESS,
  FOR_SALE,
  NEIGHBORHOOD_ONLY,
  assetType,
  listingType,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { type TitleFacts, proposedTitle, titleAfter } from '@keystead/contract/properties/properties/proposed-title.ts'
import { isReadyToList } from '@keystead/contract/properties/properties/property.listing.ts'
import { checkPropertyFields } from '@keystead/contract/properties/fields/property-rules.ts'
import {
  NOTHING_SAID,
  assetColumnsFrom,
  listingFactsOf,
  openChecksOf,
  placeOfAsset,
  presentPropertyFields,
} from '../properties/property-facts.public.ts'
import type { ExistingAsset, ImportedColumns, PropertyFields } from '../properties/property.public.ts'
import type { ColumnPlan } from './import.columns.ts'
import type { RowReading } from './import.rows.ts'
import type { RowPlace, StatedFields } from './row-cells.ts'
import type { RowProblem } from './sheet-cells.ts'

/*
 * What a row makes of a property: a new one, or a change of the one that has its reference code. What the file does not
 * speak of stays as it is; what follows from other facts follows from the new ones.
 */

export type MergedRow =
  | { readonly outcome: 'refused'; readonly problems: readonly RowProblem[] }
  | {
      readonly outcome: 'accepted' | 'changed' | 'unchanged'
      readonly problems: readonly RowProblem[]
      readonly columns: ImportedColumns
      /** Null for a new property. */
      readonly existing: ExistingAsset | null
      /** Goes on the market by this row. */
      readonly isNewlyListed: boolean
    }

const APARTMENT = 104
const OTHER_COMMERCIAL = 299
const FOR_RENT = 1
const FOR_LEASE = 3

export function mergeRow(
  reading: RowReading,
  existing: ExistingAsset | null,
  { plan, listAtOnce, buildingId }: { plan: ColumnPlan; listAtOnce: boolean; buildingId?: string | null },
): MergedRow {
  const { place, problems } = reading
  if (place === null || reading.code === null || problems.some((problem) => problem.refuses)) return { outcome: 'refused', problems }

  const before = existing && fieldsOf(existing)
  const stated = buildingId === undefined ? reading.stated : { ...reading.stated, ParentAssetId: buildingId }
  // Two rows could ask for each other's code; one that is known by its id keeps the one that it has.
  const code = existing && existing.id === reading.propertyId ? existing.reference_code : reading.code
  const fields = mergedFields(stated, before, { place, existing, code })
  const broken = brokenRules(fields, plan)
  if (broken.length > 0) return { outcome: 'refused', problems: [...problems, ...broken] }

  const merged = assetColumnsFrom(fields, existing ? placeBeside(existing, fields, place) : place)
  const facts = listingFactsOf(merged, { imageCount: existing?.images_count ?? 0, imported: existing?.imported ?? true })
  const isNewlyListed = listAtOnce && isReadyToList(facts) && (existing === null || mayList(existing, reading, merged))
  const columns = { ...merged, open_checks: openChecksOf(facts), is_listed: isNewlyListed || (existing?.is_listed ?? false) }
  const outcome = existing === null ? 'accepted' : isSame(columns, existing) ? 'unchanged' : 'changed'
  return { outcome, problems, columns, existing, isNewlyListed }
}

/**
 * A property that was ready and touched since it came in is unlisted because its owner wants it so; so is one that comes back, or was on
 * the market before. One that is leased, or kept for something else, is not offered for rent.
 */
function mayList(
  existing: ExistingAsset,
  { propertyId }: RowReading,
  { listing_type_id }: Pick<ImportedColumns, 'listing_type_id'>,
): boolean {
  if (existing.id === propertyId || existing.is_listed || existing.unlisted_reason !== null) return false
  if (listing_type_id !== FOR_SALE && (existing.is_leased || existing.off_books_reason !== null)) return false
  const isUntouched = existing.updated_at.getTime() === existing.created_at.getTime()
  return isUntouched || existing.open_checks > 0
}

function mergedFields(
  stated: StatedFields,
  before: PropertyFields | null,
  { place, existing, code }: { place: RowPlace; existing: ExistingAsset | null; code: string | null },
): PropertyFields {
  const kind = mergedKind(stated, before)
  const fields = { ...NOTHING_SAID, ...before, ...stated, ...kind, ...amountOf(kind.ListingTypeId, stated), ReferenceCode: code }
  // Without a word on the ZIP it stays, as long as the city does.
  if (stated.Zip === undefined && existing && existing.city_id !== place.cityId) fields.Zip = null
  // A place that is known by its city alone is not pointed at.
  const AddressExactness =
    stated.AddressExactness ?? before?.AddressExactness ?? (fields.Address1 || fields.Zip ? EXACT_ADDRESS : NEIGHBORHOOD_ONLY)
  const facts = { ...fields, AddressExactness, City: place.city, StateCode: place.stateCode }
  return { ...fields, AddressExactness, Title: stated.Title ?? mergedTitle(facts, existing) }
}

function mergedKind(stated: StatedFields, before: PropertyFields | null) {
  const category = stated.CategoryId ?? before?.CategoryId ?? CATEGORIES.Residential
  const fallbackType = category === CATEGORIES.Commercial ? OTHER_COMMERCIAL : APARTMENT
  const statedType = stated.AssetTypeId ?? before?.AssetTypeId ?? fallbackType
  const rents = category === CATEGORIES.Commercial ? FOR_LEASE : FOR_RENT
  // A file of prices alone is one of homes for sale.
  const hasPricesAlone = stated.Price !== undefined && stated.Rent === undefined
  const listing = stated.ListingTypeId ?? before?.ListingTypeId ?? (hasPricesAlone ? FOR_SALE : rents)
  return {
    CategoryId: category,
    AssetTypeId: assetType(statedType)?.CategoryId === category ? statedType : fallbackType,
    // "For Rent" is the word for homes, "For Lease" the same for business.
    ListingTypeId: listing === FOR_RENT || listing === FOR_LEASE ? rents : listing,
  }
}

/** A file with one column for amounts means the price where a property is for sale, and the rent where it is for rent. */
function amountOf(listingTypeId: number, { Rent, Price }: StatedFields): Pick<StatedFields, 'Rent' | 'Price'> {
  const asks = listingType(listingTypeId)?.asks
  if (asks === 'price' && Price === undefined && Rent !== undefined) return { Price: Rent, Rent: null }
  if (asks === 'rent' && Rent === undefined && Price !== undefined) return { Rent: Price, Price: null }
  return {}
}

function mergedTitle(facts: TitleFacts, existing: ExistingAsset | null): string {
  if (!existing) return proposedTitle(facts)
  const before: TitleFacts = {
    AssetTypeId: existing.asset_type_id,
    Bedrooms: existing.bedrooms,
    Address1: existing.address1,
    AddressExactness: existing.address_exactness,
    City: existing.city_name,
    StateCode: existing.state_code,
  }
  return titleAfter(existing.title, before, facts)
}

/** The point stays where someone put it, unless the file says something new of the place. */
function placeBeside(existing: ExistingAsset, fields: PropertyFields, place: RowPlace): RowPlace {
  if (existing.city_id !== place.cityId || existing.zip !== fields.Zip) return place
  const { latitude, longitude, isPlaced } = place.isPlaced ? place : placeOfAsset(existing)
  return { ...place, latitude, longitude, isPlaced, timeZone: existing.time_zone }
}

function brokenRules(fields: PropertyFields, { indexOf }: ColumnPlan): RowProblem[] {
  const broken: RowProblem[] = []
  checkPropertyFields(fields, (wireField, text) => {
    // Files often leave rooms out; such a property comes in, but goes on the market only when its checks pass.
    if (wireField === 'Bedrooms' || wireField === 'Bathrooms') return
    broken.push({ columnIndex: columnOf(wireField, indexOf), text, reason: text, refuses: true })
  })
  return broken
}

function columnOf(wireField: string, indexOf: ColumnPlan['indexOf']): number {
  const field = wireField.replace(/Id$/, '') as ImportField
  return indexOf[field] ?? (field === 'Rent' ? indexOf.Price : field === 'Price' ? indexOf.Rent : undefined) ?? -1
}

function fieldsOf(row: ExistingAsset): PropertyFields {
  const { City: _city, StateId: _state, PinLatitude: _latitude, PinLongitude: _longitude, ...fields } = presentPropertyFields(row)
  return fields
}

function isSame(columns: ImportedColumns, existing: ExistingAsset): boolean {
  const row = existing as unknown as Record<string, unknown>
  return Object.entries(columns).every(([name, value]) => isDeepStrictEqual(value, row[name]))
}
