import { type SearchPlace, findSearchPlace } from '../../common/reference-data/reference-data.public.ts'
import type { Db } from '../../database/db.ts'
import { findStreet } from './place.queries.ts'

/** A place of the marketplace: those that everybody knows, and streets with homes on the market. */
export type MarketPlace = SearchPlace | StreetPlace
type StreetPlace = {
  readonly kind: 'street'
  readonly text: string
  readonly latitude: number
  readonly longitude: number
  readonly cityId: number
  /** As `street_key` writes it. */
  readonly street: string
}

/** Understands what `findSearchPlace` does, and `Elm Street, Denver, CO` where homes of that street are listed. */
export async function findMarketPlace(db: Db, typed: string): Promise<MarketPlace | null> {
  return (await findSearchPlace(db, typed)) ?? findStreetPlace(db, typed)
}

async function findStreetPlace(db: Db, typed: string): Promise<StreetPlace | null> {
  const [, street = '', rest = ''] = /^([^,]+),\s*(.+)$/.exec(typed) ?? []
  const city = rest ? await findSearchPlace(db, rest) : null
  const found = city?.kind === 'city' ? await findStreet(db, city.cityId, street) : null
  if (!city || !found) return null
  return {
    kind: 'street',
    text: `${found.street}, ${city.text}`,
    latitude: found.latitude,
    longitude: found.longitude,
    cityId: found.city_id,
    street: found.key,
  }
}
