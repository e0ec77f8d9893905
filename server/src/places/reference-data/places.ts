import type { Db } from '../../database/db.ts'
import { citySearchName } from './city-names.ts'
import { listCitiesByName, listCitiesByZip, type PlaceRow } from './reference-data.queries.ts'

/** A city with what an address takes from it. */
export type Place = {
  readonly cityId: number
  /** Its name as we write it. */
  readonly city: string
  readonly stateId: number
  readonly stateCode: string
  /** Degrees; the middle of the city, or of the ZIP where a ZIP was asked for. */
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timeZone: string
}

/**
 * Cities by state and name, one answer for each question in the same order; null where there is no such city. Case,
 * accents, punctuation and the forms of Saint, Mount and Fort make no difference.
 */
export async function lookUpCities(db: Db, wanted: readonly { stateId: number; city: string }[]): Promise<(Place | null)[]> {
  if (wanted.length === 0) return []
  const rows = await listCitiesByName(
    db,
    wanted.map(({ stateId }) => stateId),
    wanted.map(({ city }) => citySearchName(city)),
  )
  return inOrder(rows, wanted.length)
}

/** Cities by ZIP (five digits, or nine with or without a dash), with the ZIP's own point; null where there is no such ZIP. */
export async function lookUpZips(db: Db, zips: readonly string[]): Promise<(Place | null)[]> {
  if (zips.length === 0) return []
  const rows = await listCitiesByZip(
    db,
    zips.map((zip) => zip.trim().slice(0, 5)),
  )
  return inOrder(rows, zips.length)
}

function inOrder(rows: readonly (PlaceRow & { position: number })[], length: number): (Place | null)[] {
  const places = Array.from<Place | null>({ length }).fill(null)
  for (const row of rows) places[row.position - 1] = placeOf(row)
  return places
}

function placeOf(row: PlaceRow): Place {
  return {
    cityId: row.id,
    city: row.name,
    stateId: row.state_id,
    stateCode: row.state_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
  }
}
