import { type Db, first, only, prepare } from '../../database/db.ts'
import type { Tables } from '../../database/types.generated.ts'

/*
 * What strangers see of a building is what `listing` says of its units: those that hide their address have no building there,
 * and a building that hides its own has no units, which would tell it.
 */

export type ListedHome = {
  asset_id: string
  title: string
  unit_number: string | null
  parent_asset_id: string | null
  building_title: string | null
  address_exactness: number
}

const listedHome = prepare<ListedHome, [string]>(
  'units-listed-home',
  'select asset_id, title, unit_number, parent_asset_id, building_title, address_exactness from listing where id = $1',
)

/** A home by its first offer. */
export async function findListedHome(db: Db, assetId: string): Promise<ListedHome | null> {
  return first(await db.prepared(listedHome, [assetId]))
}

export type BuildingUnitRow = Pick<
  Tables['listing'],
  | 'asset_id'
  | 'title'
  | 'unit_number'
  | 'listing_type_id'
  | 'amount_cents'
  | 'rent_frequency_id'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'area_unit_id'
  | 'floor_number'
  | 'available_on'
>

/** Null: of no building. */
type UnitsOf = { readonly buildingId: string | null; readonly besides: string }

const listedUnits = prepare<BuildingUnitRow, [string | null, string, number, number]>(
  'units-of-building',
  `select asset_id, title, unit_number, listing_type_id, amount_cents, rent_frequency_id, bedrooms, bathrooms, area, area_unit_id, floor_number, available_on
   from listing where parent_asset_id = $1 and asset_id <> $2
   order by search_cents, id limit $3 offset $4`,
)

/** Offers of the other homes of a building, the least expensive first; a home for rent and for sale is there as both. */
export async function listListedUnits(
  db: Db,
  { buildingId, besides }: UnitsOf,
  { limit, offset }: { limit: number; offset: number },
): Promise<BuildingUnitRow[]> {
  return db.prepared(listedUnits, [buildingId, besides, limit, offset])
}

type RangesRow = { count: number; rent_min: number | null; rent_max: number | null; price_min: number | null; price_max: number | null }

const listedRanges = prepare<RangesRow, [string | null, string]>(
  'units-of-building-ranges',
  `select count(*)::int as count,
          min(search_cents) filter (where listing_type_id <> 2) as rent_min, max(search_cents) filter (where listing_type_id <> 2) as rent_max,
          min(search_cents) filter (where listing_type_id = 2) as price_min, max(search_cents) filter (where listing_type_id = 2) as price_max
   from listing where parent_asset_id = $1 and asset_id <> $2`,
)

/** How many they are, and from what to what they go. */
export async function sumListedUnits(db: Db, { buildingId, besides }: UnitsOf): Promise<RangesRow> {
  return only(await db.prepared(listedRanges, [buildingId, besides]))
}
