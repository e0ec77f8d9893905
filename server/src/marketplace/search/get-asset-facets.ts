import { FACET_FIELDS, type FacetField, type GetAssetFacets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../../database/db.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { type FeatureRow, type Looked, lookAtFacets, lookAtFeatures } from './facet.queries.ts'
import { type ListingFilter, isBroad, isCounted } from './listing-filter.ts'
import { type FacetRow, broadFilterOf, listFacetRows, listFeatureRows } from './prepared-counts.queries.ts'
import { understandSearch } from './search-filter.ts'

type Facet = OutputOf<typeof GetAssetFacets>['Facets'][number]

export const getAssetFacets: Handler<typeof GetAssetFacets> = async ({ db }, input) => {
  const { filter, placeIsUnknown } = await understandSearch(db, input)
  const fields = input.Fields ?? FACET_FIELDS
  if (placeIsUnknown) return { Facets: fields.map((Field) => ({ Field, Options: [] })) }
  const isOfRows = (field: FacetField): field is RowFacet => field in ROW_FACETS
  const looked = fields.some(isOfRows) ? await facetRows(db, filter) : null
  const facets: Facet[] = []
  for (const field of fields) {
    if (isOfRows(field))
      facets.push(presentFacet(field, looked ? countRows(field, looked.rows, filter) : new Map(), looked?.sawAll ?? true))
    else facets.push(await featureFacet(db, field, filter))
  }
  return { Facets: facets }
}

type RowFacet = Exclude<FacetField, 'AmenityIds' | 'PetsAllowedIds'>

/** Which rows a filter of each facet lets through, and which of its choices find a row. */
const ROW_FACETS: Record<RowFacet, { passes(row: FacetRow, filter: ListingFilter): boolean; choices(row: FacetRow): number[] }> = {
  CategoryId: {
    passes: (row, { categoryId }) => categoryId === null || row.category === categoryId,
    choices: (row) => [row.category],
  },
  ListingTypeId: {
    passes: (row, { listingTypeId }) => listingTypeId === null || row.listing === listingTypeId,
    choices: (row) => [row.listing],
  },
  AssetTypeIds: {
    passes: (row, { assetTypeIds }) => assetTypeIds.length === 0 || assetTypeIds.includes(row.type),
    choices: (row) => [row.type],
  },
  MinBedrooms: {
    passes: (row, { minBedrooms }) => minBedrooms === null || row.bedrooms >= minBedrooms,
    choices: (row) => atLeastUpTo(row.bedrooms),
  },
  MinBathrooms: {
    passes: (row, { minBathrooms }) => minBathrooms === null || row.bathrooms >= minBathrooms,
    choices: (row) => atLeastUpTo(row.bathrooms),
  },
}

const MOST_ROOMS_OFFERED = 5

/** Three rooms are at least one, at least two and at least three. */
function atLeastUpTo(rooms: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(MOST_ROOMS_OFFERED, Math.floor(rooms))) }, (_, index) => index + 1)
}

/** From the counts that are kept, where a search asks for nothing that they do not know. */
async function facetRows(db: Db, filter: ListingFilter): Promise<Looked<FacetRow>> {
  if (!isCounted(filter)) return lookAtFacets(db, filter)
  return { rows: await listFacetRows(db, broadFilterOf(filter).stateId), sawAll: true }
}

function countRows(field: RowFacet, rows: readonly FacetRow[], filter: ListingFilter): Map<number, number> {
  const others = Object.entries(ROW_FACETS).flatMap(([name, facet]) => (name === field ? [] : [facet]))
  const counts = new Map<number, number>()
  for (const row of rows) {
    if (!others.every((facet) => facet.passes(row, filter))) continue
    for (const choice of ROW_FACETS[field].choices(row)) counts.set(choice, (counts.get(choice) ?? 0) + row.homes)
  }
  return counts
}

/** An amenity is asked for besides those already chosen; pets instead of them. */
async function featureFacet(db: Db, field: 'AmenityIds' | 'PetsAllowedIds', filter: ListingFilter): Promise<Facet> {
  const [kind, left] = field === 'AmenityIds' ? (['A', filter] as const) : (['P', { ...filter, petsAllowedIds: [] }] as const)
  const { rows, sawAll }: Looked<FeatureRow> = isBroad(left)
    ? { rows: await listFeatureRows(db, kind, broadFilterOf(left)), sawAll: true }
    : await lookAtFeatures(db, kind, left)
  return presentFacet(field, new Map(rows.map(({ id, homes }) => [id, homes])), sawAll)
}

/** Where not every home was looked at, a count is only the least that it can be. */
function presentFacet(Field: FacetField, counts: ReadonlyMap<number, number>, sawAll: boolean): Facet {
  const options = [...counts].filter(([, homes]) => homes > 0).sort(([a], [b]) => a - b)
  return {
    Field,
    Options: options.map(([Value, homes]) => ({
      Value,
      Count: Math.min(homes, MOST_COUNTED),
      CountIsCapped: homes > MOST_COUNTED || !sawAll,
    })),
  }
}
