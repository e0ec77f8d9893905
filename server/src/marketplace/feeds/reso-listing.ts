import { paths } from '@keystead/contract/navigation/paths.ts'
import { propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import { DESCRIBED_FIELDS } from '@keystead/contract/properties/fields/told-fields.ts'
import {
  AMENITIES,
  AREA_UNITS,
  CATEGORIES,
  COMMERCIAL_LEASE_KINDS,
  FOR_SALE,
  type FeatureGroup,
  PETS_ALLOWED,
  UTILITIES,
  textOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { assetTypeText } from '../../properties/properties/property.public.ts'
import type { FeedImageRow, FeedListingRow } from './feed.queries.ts'

/*
 * A listing in the vocabulary of the RESO Data Dictionary. Names and values are RESO's where it has them; what strangers
 * may not see is not in the row that this is made of.
 */

export type ResoValue = string | number | boolean | null | readonly ResoValue[] | { readonly [name: string]: ResoValue }
export type ResoListing = { readonly [name: string]: ResoValue }

const LAND_TYPES = [115, 214]
const FARM_TYPE = 215

export function resoListing(row: FeedListingRow, images: readonly FeedImageRow[], origin: string): ResoListing {
  const isSale = row.listing_type_id === FOR_SALE
  return present({
    ListingKey: row.id,
    ListingId: row.reference_code,
    ListingURL: origin + paths.property(row.asset_id),
    StandardStatus: 'Active',
    PropertyType: propertyType(row),
    PropertySubType: assetTypeText(row.asset_type_id),
    ListPrice: dollars(row.amount_cents),
    PreviousListPrice: dollars(row.previous_amount_cents),
    PriceChangeTimestamp: row.amount_changed_at?.toISOString() ?? null,
    LeaseAmountFrequency: isSale ? null : (FREQUENCIES[row.rent_frequency_id ?? 1] ?? null),
    OnMarketTimestamp: row.listed_at.toISOString(),
    ModificationTimestamp: row.updated_at.toISOString(),
    ...addressOf(row),
    BedroomsTotal: row.bedrooms,
    BathroomsTotalDecimal: row.bathrooms,
    LivingArea: row.area,
    LivingAreaUnits: row.area === null ? null : textOf(AREA_UNITS, row.area_unit_id),
    LotSizeArea: row.lot_area,
    LotSizeUnits: row.lot_area === null ? null : textOf(AREA_UNITS, row.lot_area_unit_id),
    ...declaredFacts(row, ({ section }) => section === 'building'),
    Appliances: features(row, 'Appliances'),
    LaundryFeatures: features(row, 'Laundry'),
    Heating: features(row, 'Heating'),
    Cooling: features(row, 'Cooling'),
    Flooring: features(row, 'Flooring'),
    InteriorFeatures: features(row, 'Inside'),
    ExteriorFeatures: features(row, 'Outside'),
    CommunityFeatures: features(row, 'Building'),
    AccessibilityFeatures: features(row, 'Accessibility'),
    BuildingFeatures: features(row, 'For business'),
    PetsAllowed: texts(PETS_ALLOWED, row.pets_allowed_ids),
    AvailabilityDate: row.available_on,
    ...(isSale ? {} : leaseOf(row)),
    AssociationFee: dollars(row.hoa_fee_cents),
    AssociationFeeFrequency: row.hoa_fee_cents === null ? null : (FREQUENCIES[row.hoa_frequency_id] ?? null),
    ...declaredFacts(row, ({ section }) => section !== 'building'),
    PublicRemarks: row.description,
    ListingTitle: row.title,
    VirtualTourURLUnbranded: row.virtual_tour_url,
    Media: images.map((image, index) => mediaOf(image, index, origin)),
  })
}

/** Fields whose declaration names RESO's word for them. */
function declaredFacts(row: FeedListingRow, isMeant: (field: DeclaredField) => boolean): ResoListing {
  const facts = DESCRIBED_FIELDS.flatMap((name): [string, ResoValue][] => {
    const field: DeclaredField = propertyFields[name]
    if (field.reso === undefined || !isMeant(field)) return []
    const value = row[propertyFields[name].column]
    return [[field.reso, field.kind === 'money' ? dollars(value as number | null) : (value as ResoValue)]]
  })
  return Object.fromEntries(facts)
}

/** RESO's property type follows from what is offered of what. */
function propertyType(row: FeedListingRow): string {
  if (row.asset_type_id === FARM_TYPE) return 'Farm'
  const isSale = row.listing_type_id === FOR_SALE
  if (LAND_TYPES.includes(row.asset_type_id) && isSale) return 'Land'
  if (row.category_id === CATEGORIES.Commercial) return isSale ? 'Commercial Sale' : 'Commercial Lease'
  return isSale ? 'Residential' : 'Residential Lease'
}

const FREQUENCIES: Readonly<Record<number, string>> = {
  1: 'Monthly',
  2: 'Weekly',
  3: 'Bi-Weekly',
  4: 'Semi-Monthly',
  5: 'Quarterly',
  6: 'Semi-Annually',
  7: 'Annually',
  8: 'Daily',
}

function addressOf(row: FeedListingRow): ResoListing {
  return {
    InternetAddressDisplayYN: row.address_exactness === 1,
    UnparsedAddress: row.address_line,
    UnitNumber: row.unit_number,
    City: row.city_name,
    StateOrProvince: row.state_code,
    PostalCode: row.zip,
    Country: 'US',
    // A portal would take the middle of a ZIP for the place of the home.
    Latitude: row.pin_placed ? row.latitude : null,
    Longitude: row.pin_placed ? row.longitude : null,
  }
}

function leaseOf(row: FeedListingRow): ResoListing {
  return {
    SecurityDeposit: dollars(row.advance_cents),
    ApplicationFee: dollars(row.application_fee_cents),
    RentIncludes: texts(UTILITIES, row.rent_includes_ids),
    TenantPays: texts(UTILITIES, row.tenant_pays_ids),
    LeaseTermMinimumMonths: row.min_lease_months,
    LeaseTermMaximumMonths: row.max_lease_months,
    ExistingLeaseType: textOf(COMMERCIAL_LEASE_KINDS, row.lease_kind_id),
  }
}

function mediaOf(image: FeedImageRow, index: number, origin: string): ResoListing {
  return present({
    MediaKey: image.id,
    MediaCategory: 'Photo',
    MediaURL: `${origin}/media/${image.id}/${Math.max(...image.widths)}.webp`,
    Order: index,
    PreferredPhotoYN: image.is_primary,
    ShortDescription: image.caption,
  })
}

function features(row: FeedListingRow, group: FeatureGroup): string[] {
  return texts(
    AMENITIES.filter((feature) => feature.Group === group),
    row.amenity_ids,
  )
}

function texts(items: readonly ReferenceItem[], ids: readonly number[]): string[] {
  return items.filter(({ Id }) => ids.includes(Id)).map(({ Text }) => Text)
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** Without what is not known. */
function present(listing: ResoListing): ResoListing {
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)))
}
