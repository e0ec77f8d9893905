import type { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { RADIUS_MILES } from '@keystead/contract/marketplace/search/search.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../../database/db.ts'
import type { Point } from './grid.ts'
import type { ListingFilter } from './listing-filter.ts'
import { countListings } from './search.queries.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'

type Relaxation = OutputOf<typeof GetAssets>['Relaxations'][number]

const MOST_RELAXATIONS = 4

/** When nothing matches: which one filter to let go of, and how much is found then; most first. */
export async function findRelaxations(db: Db, filter: ListingFilter, center: Point | null): Promise<Relaxation[]> {
  const found: Relaxation[] = []
  for (const { drop, without } of looserFilters(filter)) {
    const count = await countListings(db, without)
    if (count > 0) found.push(relaxation(drop, null, count))
  }
  const wider = center && (await findWider(db, filter, center))
  if (wider) found.push(wider)
  return found.sort((a, b) => b.Count - a.Count).slice(0, MOST_RELAXATIONS)
}

function looserFilters(filter: ListingFilter): { drop: string; without: ListingFilter }[] {
  const looser: { drop: string; without: ListingFilter }[] = []
  if (filter.minCents !== null || filter.maxCents !== null) {
    looser.push({ drop: 'Price', without: { ...filter, minCents: null, maxCents: null } })
  }
  if (filter.minBedrooms !== null || filter.minBathrooms !== null) {
    looser.push({ drop: 'Rooms', without: { ...filter, minBedrooms: null, minBathrooms: null } })
  }
  if (filter.words !== null) looser.push({ drop: 'Text', without: { ...filter, words: null } })
  return looser
}

/** The smallest of the offered distances that finds something. */
async function findWider(db: Db, filter: ListingFilter, center: Point): Promise<Relaxation | null> {
  const current = filter.area?.kind === 'radius' ? filter.area.miles : 0
  for (const miles of RADIUS_MILES.filter((offered) => offered > current)) {
    const count = await countListings(db, { ...filter, area: { kind: 'radius', center, miles } })
    if (count > 0) return relaxation('Radius', miles, count)
  }
  return null
}

function relaxation(drop: string, radiusMiles: number | null, count: number): Relaxation {
  return { Drop: drop, RadiusMiles: radiusMiles, Count: Math.min(count, MOST_COUNTED), CountIsCapped: count > MOST_COUNTED }
}
