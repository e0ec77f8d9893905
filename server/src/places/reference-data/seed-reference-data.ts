import { countryIdOf } from '@keystead/contract/values/countries.ts'
import { countries } from 'countries-list'
import type { Db } from '../../database/db.ts'
import type { Database } from '../../database/pool.ts'
import { lockSeed, markSeed, readSeeds } from '../../database/seed-state.ts'
import { fillPlaces } from './fill-places.queries.ts'
import { PROVINCES } from './seed/provinces.ts'
import type { StateRow } from './seed/us-places.ts'

const NAME = 'reference-data'
/** To be raised when the packages or our corrections change; the next start then loads again. */
const VERSION = 'zips 1.1.3, countries-list 3.4.1, corrections 1, provinces 1'

/**
 * Countries, states, cities and ZIPs. Returns at once when this version is there already; else everything changes
 * together, and rows that others refer to keep their ids.
 */
export async function seedReferenceData(database: Database, say: (line: string) => void): Promise<void> {
  if (await isLoaded(database.db)) return
  // Imported only now: its data is megabytes that a running server has no use for.
  const { readUsPlaces } = await import('./seed/us-places.ts')
  const places = await readUsPlaces()
  const loaded = await database.transaction({ kind: 'public' }, async (db) => {
    // A process that comes second waits for the first one's whole load.
    await lockSeed(db, NAME, '60s')
    // Another process may have been faster.
    if (await isLoaded(db)) return false
    await fillPlaces(db, {
      countries: Object.entries(countries).map(([code, { name }]) => ({ id: countryIdOf(code), code, name })),
      states: [...ofCountry('US', places.states), ...ofCountry('CA', provinces())],
      cities: places.cities,
      zips: places.zips,
    })
    await markSeed(db, NAME, VERSION)
    return true
  })
  if (loaded) say(`loaded ${places.cities.length.toLocaleString('en-US')} cities and ${places.zips.length.toLocaleString('en-US')} ZIPs`)
}

async function isLoaded(db: Db): Promise<boolean> {
  return (await readSeeds(db)).get(NAME)?.version === VERSION
}

function provinces(): StateRow[] {
  return PROVINCES.map(([id, code, name, latitude, longitude]) => ({ id, code, name, latitude, longitude }))
}

function ofCountry(code: string, states: readonly StateRow[]) {
  return states.map((state) => ({ ...state, countryId: countryIdOf(code) }))
}
