import type { ReferenceItem } from '../../values/reference-items.ts'
import {
  ACCESS_TYPES,
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREA_UNITS,
  ASSET_TYPES,
  CATEGORIES,
  COMMERCIAL_LEASE_KINDS,
  LISTING_TYPES,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
} from './property.values.ts'

/** The lists that fields of a property choose from, by the name that declarations call them. */
export const PROPERTY_LISTS = {
  categories: Object.entries(CATEGORIES).map(([Text, Id]) => ({ Id, Text })),
  assetTypes: ASSET_TYPES,
  listingTypes: LISTING_TYPES,
  accessTypes: ACCESS_TYPES,
  addressExactness: ADDRESS_EXACTNESS,
  areaUnits: AREA_UNITS,
  rentFrequencies: RENT_FREQUENCIES,
  amenities: AMENITIES,
  petsAllowed: PETS_ALLOWED,
  smoking: SMOKING,
  utilities: UTILITIES,
  leaseKinds: COMMERCIAL_LEASE_KINDS,
  showingAccess: SHOWING_ACCESS,
} as const satisfies Record<string, readonly ReferenceItem[]>
export type PropertyList = keyof typeof PROPERTY_LISTS
