import { type Db, only, prepare } from '../../database/db.ts'
import { type Box, cellsOf, doublingsFor } from './grid.ts'
import type { ListingFilter } from './listing-filter.ts'

/*
 * Counts that triggers keep (decision 0026). They are sums over rows that may not be folded yet, so that writers never wait
 * for each other.
 */

export type FacetRow = { category: number; listing: number; type: number; bedrooms: number; bathrooms: number; homes: number }
export type BroadFilter = { readonly stateId: number | null; readonly categoryId: number | null; readonly listingTypeId: number | null }

export function broadFilterOf({ area, categoryId, listingTypeId }: ListingFilter): BroadFilter {
  return { stateId: area?.kind === 'state' ? area.stateId : null, categoryId, listingTypeId }
}

const BY_FACETS = `from listing_facet_count where state_id = coalesce($1::int, 0)`

const facetRows = prepare<FacetRow, [number | null]>(
  'listing facet rows',
  `select category_id as category, listing_type_id as listing, asset_type_id as type, bedrooms, bathrooms, sum(homes) as homes ${BY_FACETS}
   group by category_id, listing_type_id, asset_type_id, bedrooms, bathrooms`,
)

/** All homes of a state, or of the country, by what facets ask for. */
export async function listFacetRows(db: Db, stateId: number | null): Promise<FacetRow[]> {
  return db.prepared(facetRows, [stateId])
}

const facetCount = prepare<
  { homes: number },
  [number | null, number | null, number | null, readonly number[] | null, number | null, number | null]
>(
  'listing facet count',
  `select coalesce(sum(homes), 0)::bigint as homes ${BY_FACETS}
   and ($2::smallint is null or category_id = $2) and ($3::smallint is null or listing_type_id = $3)
   and ($4::smallint[] is null or asset_type_id = any($4)) and ($5::smallint is null or bedrooms >= $5) and ($6::smallint is null or bathrooms >= $6)`,
)

/** How many homes a filter finds that asks for nothing else (`isCounted`). */
export async function countByFacets(db: Db, filter: ListingFilter): Promise<number> {
  const { stateId } = broadFilterOf(filter)
  const types = filter.assetTypeIds.length === 0 ? null : filter.assetTypeIds
  return only(
    await db.prepared(facetCount, [stateId, filter.categoryId, filter.listingTypeId, types, filter.minBedrooms, filter.minBathrooms]),
  ).homes
}

const featureRows = prepare<{ id: number; homes: number }, ['A' | 'P', number | null, number | null, number | null]>(
  'listing feature rows',
  `select feature_id as id, sum(homes) as homes from listing_feature_count
   where state_id = coalesce($2::int, 0) and kind = $1 and ($3::smallint is null or category_id = $3) and ($4::smallint is null or listing_type_id = $4)
   group by feature_id having sum(homes) > 0`,
)

/** Homes by amenity (A) or allowed pets (P), where a filter asks for nothing else (`isBroad`). */
export async function listFeatureRows(db: Db, kind: 'A' | 'P', filter: BroadFilter): Promise<{ id: number; homes: number }[]> {
  return db.prepared(featureRows, [kind, filter.stateId, filter.categoryId, filter.listingTypeId])
}

export type CellRow = { cell: number; homes: number; latitude: number; longitude: number }
type CellValues = [level: number, shift: number, cells: readonly number[], number | null, number | null, number | null]

/** The squares that are counted: each level's are four times as wide as those of the one before. */
const HIGHEST_LEVEL = 5
const DOUBLINGS_BETWEEN_LEVELS = 2
const MOST_CELLS_TO_COUNT = 600

const cellRows = prepare<CellRow, CellValues>(
  'listing cell rows',
  `select cell >> $2::int as cell, sum(homes) as homes,
     sum(latitude_sum)::float / 1e6 / sum(homes) as latitude, sum(longitude_sum)::float / 1e6 / sum(homes) as longitude
   from listing_cell_count where level = $1 and cell = any($3::int[])
     and ($4::int is null or state_id = $4) and ($5::smallint is null or category_id = $5) and ($6::smallint is null or listing_type_id = $6)
   group by 1 having sum(homes) > 0`,
)

/** Homes in each square that a box touches, whole squares, with the mean of their places. */
export async function listCellRows(db: Db, box: Box, doublings: number, filter: BroadFilter): Promise<CellRow[]> {
  const level = Math.min(HIGHEST_LEVEL, Math.floor(doublings / DOUBLINGS_BETWEEN_LEVELS))
  const shift = 2 * (doublings - level * DOUBLINGS_BETWEEN_LEVELS)
  // Whole squares of the asked width, each as those of the level below it.
  const cells = cellsOf(box, doublings).flatMap((cell) => Array.from({ length: 2 ** shift }, (_, part) => cell * 2 ** shift + part))
  return db.prepared(cellRows, [level, shift, cells, filter.stateId, filter.categoryId, filter.listingTypeId])
}

/** How many homes are in a box or in the squares that it touches: a little more than in the box itself. */
export async function countAround(db: Db, box: Box, filter: BroadFilter): Promise<number> {
  const rows = await listCellRows(db, box, doublingsFor(box, MOST_CELLS_TO_COUNT), filter)
  return rows.reduce((sum, row) => sum + row.homes, 0)
}

/** One folds at a time; whoever comes meanwhile has nothing to do. */
export async function foldListingCounts(db: Db): Promise<void> {
  await db.sql('select fold_listing_counts()')
}
