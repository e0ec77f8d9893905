import type { ListingCard, ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import {
  ACCESS_TYPES,
  AMENITIES,
  COMMERCIAL_LEASE_KINDS,
  FEATURE_GROUPS,
  FOR_SALE,
  PETS_ALLOWED,
  SMOKING,
  UTILITIES,
  textOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { WHOLE_BPS, fractionOf, percentOfBps } from '@keystead/contract/values/shares.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { ListingCardRow, ListingDetailsRow, OfferRow } from './listing.queries.ts'
import { assetTypeText, centsText, listingTypeText, presentDescribedFacts } from '../../properties/properties/property.public.ts'
import { type ImageRow, presentImage } from '../../properties/images/image.public.ts'

export function presentListingCard(row: ListingCardRow, image: ImageRow | undefined): ListingCard {
  return {
    OfferId: row.id,
    AssetId: row.asset_id,
    Title: row.title,
    CategoryId: row.category_id,
    AssetTypeId: row.asset_type_id,
    AssetType: assetTypeText(row.asset_type_id),
    ListingTypeId: row.listing_type_id,
    ListingType: listingTypeText(row.listing_type_id),
    Amount: textFromCents(row.amount_cents),
    PreviousAmount: centsText(row.previous_amount_cents),
    AmountChangedAt: row.amount_changed_at?.toISOString() ?? null,
    RentFrequencyId: row.rent_frequency_id,
    Bedrooms: row.bedrooms,
    Bathrooms: row.bathrooms,
    Area: row.area,
    AreaUnitId: row.area_unit_id,
    AddressLine: row.address_line,
    City: row.city_name,
    StateCode: row.state_code,
    Zip: row.zip,
    Latitude: row.latitude,
    Longitude: row.longitude,
    IsPinPlaced: row.pin_placed,
    AvailableOn: row.available_on,
    ListedAt: row.listed_at.toISOString(),
    DistanceMiles: row.distance_miles === null ? null : Math.round(row.distance_miles * 10) / 10,
    Image: image ? presentImage(image, row.title) : null,
  }
}

type Beside = {
  readonly offers: readonly OfferRow[]
  readonly images: readonly ImageRow[]
  readonly listedBy: ListingDetails['ListedBy']
  readonly brand: ListingDetails['Brand']
}

/** A home by its first offer, with all others beside it. */
export function presentListingDetails(row: ListingDetailsRow, { offers, images, listedBy, brand }: Beside): ListingDetails {
  return {
    ...presentListingCard(
      row,
      images.find((image) => image.is_primary),
    ),
    ...presentDescribedFacts(row),
    Description: row.description,
    AccessTypeId: row.access_type_id,
    AccessType: textOf(ACCESS_TYPES, row.access_type_id) ?? 'Other',
    AddressExactness: row.address_exactness,
    Offers: offers.map((offer) => ({
      ListingTypeId: offer.listing_type_id,
      ListingType: listingTypeText(offer.listing_type_id),
      Amount: textFromCents(offer.amount_cents),
      RentFrequencyId: offer.rent_frequency_id,
    })),
    UnitNumber: row.unit_number,
    Features: featuresOf(row.amenity_ids),
    PetsAllowed: textsOf(PETS_ALLOWED, row.pets_allowed_ids),
    Smoking: textOf(SMOKING, row.smoking_id),
    RentIncludes: textsOf(UTILITIES, row.rent_includes_ids),
    TenantPays: textsOf(UTILITIES, row.tenant_pays_ids),
    CapRate: capRateOf(row, offers),
    LeaseKind: textOf(COMMERCIAL_LEASE_KINDS, row.lease_kind_id),
    Images: images.map((image) => presentImage(image, row.title)),
    ListedBy: listedBy,
    Brand: brand,
  }
}

function textsOf(items: readonly ReferenceItem[], ids: readonly number[]): string[] {
  return items.filter((item) => ids.includes(item.Id)).map((item) => item.Text)
}

function featuresOf(ids: readonly number[]): ListingDetails['Features'] {
  return FEATURE_GROUPS.map((Group) => ({
    Group,
    Items: textsOf(
      AMENITIES.filter((feature) => feature.Group === Group),
      ids,
    ),
  })).filter(({ Items }) => Items.length > 0)
}

/** Capitalization rate in percent, where there are a price and an income to tell it from. */
function capRateOf(row: ListingDetailsRow, offers: readonly OfferRow[]): number | null {
  const price = offers.find((offer) => offer.listing_type_id === FOR_SALE)?.amount_cents
  if (!price || row.net_operating_income_cents === null) return null
  return percentOfBps(fractionOf(row.net_operating_income_cents, WHOLE_BPS, price))
}
