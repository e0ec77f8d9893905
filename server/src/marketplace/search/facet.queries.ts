import type { Db } from '../../database/db.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { FacetRow } from './prepared-counts.queries.ts'
import { type Bind, facetConditions } from './search-where.queries.ts'
import { everyMatch } from './search.queries.ts'

/** Homes that one answer looks at; where a search reaches further, its counts are "at least so many". */
const MOST_LOOKED_AT = 20_000
const MOST_FEATURES_LOOKED_AT = 4_000

export type Looked<Row> = { readonly rows: readonly Row[]; readonly sawAll: boolean }

/**
 * Homes by what facets ask for: those that a search finds, and those that miss it by a single facet, which are what other
 * choices of that facet would find.
 */
export async function lookAtFacets(db: Db, filter: ListingFilter): Promise<Looked<FacetRow>> {
  const packed = (bind: Bind) => {
    // A home without a number of rooms misses every filter of rooms, also that of none.
    const misses = facetConditions(filter).map(({ sql }) => `case when ${sql(bind)} then 0 else 1 end`)
    return `case when ${['0', ...misses].join(' + ')} <= 1 then ${PACKED} end as packed`
  }
  const { from, where } = everyMatch(filter, packed, { without: ['facet'] })
  const rows = await db.sql<{ packed: number | null; homes: number }>(
    `select packed, count(*) as homes from (select packed from ${from} limit ${MOST_LOOKED_AT}) looked_at group by packed`,
    where.values,
  )
  const lookedAt = rows.reduce((sum, row) => sum + row.homes, 0)
  return {
    rows: rows.flatMap(({ packed: number, homes }) => (number === null ? [] : [{ ...unpacked(number), homes }])),
    sawAll: lookedAt < MOST_LOOKED_AT,
  }
}

/** What facets ask for in one number, which is grouped by faster than five; bathrooms count in quarters. */
const PACKED = `(((l.category_id * 8 + l.listing_type_id) * 512 + l.asset_type_id) * 128 + coalesce(l.bedrooms, -1) + 1) * 512
  + (coalesce(l.bathrooms, -0.25) * 4)::int + 1`

function unpacked(number: number): Omit<FacetRow, 'homes'> {
  const part = (below: number, size: number) => Math.floor(number / below) % size
  return {
    bathrooms: (part(1, 512) - 1) / 4,
    bedrooms: part(512, 128) - 1,
    type: part(512 * 128, 512),
    listing: part(512 * 128 * 512, 8),
    category: part(512 * 128 * 512 * 8, 8),
  }
}

export type FeatureRow = { id: number; homes: number }

const FEATURE_COLUMNS = { A: 'l.amenity_ids', P: 'public.pets_welcome(l.pets_allowed_ids)' } as const

/** Homes that a search finds, by amenity (A) or allowed pets (P). */
export async function lookAtFeatures(db: Db, kind: 'A' | 'P', filter: ListingFilter): Promise<Looked<FeatureRow>> {
  const { from, where } = everyMatch(filter, `${FEATURE_COLUMNS[kind]} as ids`)
  const rows = await db.sql<FeatureRow & { looked_at: number }>(
    `with looked_at as materialized (select ids from ${from} limit ${MOST_FEATURES_LOOKED_AT})
     select id, count(*) as homes, (select count(*) from looked_at) as looked_at
     from (select unnest(ids) as id from looked_at) as features group by id`,
    where.values,
  )
  return { rows, sawAll: (rows[0]?.looked_at ?? 0) < MOST_FEATURES_LOOKED_AT }
}
