import type { GetDdlPlaces } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { findCitiesByStart } from '../../places/reference-data/reference-data.public.ts'
import type { Db } from '../../database/db.ts'
import type { Handler } from '../../rpc/module.ts'
import { listAddressesByStart } from './address.queries.ts'
import { type PlaceRow, listStatesByStart, listStreetsByStart, listZipsByStart } from './place.queries.ts'
import { houseOf } from './search-place.ts'

const MOST_PLACES = 10
/** So many rows stay free for streets when cities alone would fill the list. */
const STREETS_AMONG_THEM = 3

export const getDdlPlaces: Handler<typeof GetDdlPlaces> = async ({ db }, input) => ({
  Items: (await placesStartingWith(db, input.Text)).map((place) => ({ Kind: place.kind, Text: place.text, StateCode: place.state_code })),
})

/** States and cities are what most people mean, or the house that they name; streets stand behind them. */
async function placesStartingWith(db: Db, typed: string): Promise<PlaceRow[]> {
  if (/^\d{2,5}$/.test(typed)) {
    const zips = await listZipsByStart(db, typed, MOST_PLACES)
    return [...zips, ...(await streetsStartingWith(db, typed))].slice(0, MOST_PLACES)
  }
  const house = houseOf(typed)
  if (house !== null) {
    const homes = await listAddressesByStart(db, house, MOST_PLACES)
    // No home with this number is on the market: perhaps another one of its street.
    return homes.length > 0 ? homes.map((home) => ({ kind: 'street', ...home })) : streetsStartingWith(db, house.replace(/^\S+ /, ''))
  }
  const [states, cities, streets] = [
    await listStatesByStart(db, typed),
    await citiesStartingWith(db, typed),
    await streetsStartingWith(db, typed),
  ]
  const places = [...states, ...cities].slice(0, MOST_PLACES - Math.min(STREETS_AMONG_THEM, streets.length))
  return [...places, ...streets].slice(0, MOST_PLACES)
}

async function citiesStartingWith(db: Db, typed: string): Promise<PlaceRow[]> {
  const rows = await findCitiesByStart(db, typed, MOST_PLACES)
  return rows.map((row) => ({ kind: 'city', text: `${row.name}, ${row.state_code}`, state_code: row.state_code }))
}

/** Streets as `street_key` writes them, but for a last word that may be unfinished. */
async function streetsStartingWith(db: Db, typed: string): Promise<PlaceRow[]> {
  const [street = ''] = typed.split(',')
  const start = street
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return start.length < 2 ? [] : listStreetsByStart(db, start, MOST_PLACES)
}
