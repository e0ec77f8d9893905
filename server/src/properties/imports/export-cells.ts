import { EXPORT_FIELDS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import {
  ACCESS_TYPES,
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREA_UNITS,
  CATEGORIES,
  COMMERCIAL_LEASE_KINDS,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
  textOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { assetTypeText, type listAssetsInOrder, listingTypeText, presentPropertyFields } from '../properties/property.public.ts'
import { feesText } from './row-extras.ts'

export type ExportedAsset = Awaited<ReturnType<typeof listAssetsInOrder>>[number]
type Cell = string | number | boolean | null

/** The cells of a property in the order of `EXPORT_FIELDS`. */
export function exportCells(row: ExportedAsset): string[] {
  const cells = cellsOf(row)
  return EXPORT_FIELDS.map((field) => textOfCell(cells[field]))
}

function cellsOf(row: ExportedAsset): Record<Exclude<ImportField, 'Currency'>, Cell> {
  const fields = presentPropertyFields(row)
  return {
    ...fields,
    PropertyId: row.id,
    Building: row.building_code ?? row.parent_asset_id,
    Category: Object.entries(CATEGORIES).find(([, id]) => id === row.category_id)?.[0] ?? null,
    AssetType: assetTypeText(row.asset_type_id),
    ListingType: listingTypeText(row.listing_type_id),
    AccessType: textOf(ACCESS_TYPES, row.access_type_id),
    State: row.state_code,
    AddressExactness: textOf(ADDRESS_EXACTNESS, row.address_exactness),
    // The middle of a ZIP would come back as if someone had placed it.
    Latitude: row.pin_placed ? row.latitude : null,
    Longitude: row.pin_placed ? row.longitude : null,
    AreaUnit: textOf(AREA_UNITS, row.area_unit_id),
    LotAreaUnit: textOf(AREA_UNITS, row.lot_area_unit_id),
    Amenities: textsOf(AMENITIES, row.amenity_ids),
    PetsAllowed: textsOf(PETS_ALLOWED, row.pets_allowed_ids),
    Smoking: textOf(SMOKING, row.smoking_id),
    RentFrequency: textOf(RENT_FREQUENCIES, row.rent_frequency_id),
    MoveInFees: feesText(fields.MoveInFees),
    RentIncludes: textsOf(UTILITIES, row.rent_includes_ids),
    TenantPays: textsOf(UTILITIES, row.tenant_pays_ids),
    HoaFrequency: textOf(RENT_FREQUENCIES, row.hoa_frequency_id),
    LeaseKind: textOf(COMMERCIAL_LEASE_KINDS, row.lease_kind_id),
    ShowingAccess: textOf(SHOWING_ACCESS, row.showing_access_id),
  }
}

/** In the order in which they are kept, so that reading them again changes nothing. */
function textsOf(items: readonly ReferenceItem[], ids: readonly number[]): string {
  return ids.map((id) => textOf(items, id)).join('; ')
}

function textOfCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return String(cell)
}
