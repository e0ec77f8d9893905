import { countryIdOf } from '@keystead/contract/values/countries.ts'
import { countries } from 'countries-list'
import { type Db, first } from '../src/database/db.ts'
import type { Database } from '../src/database/pool.ts'
import { fillPlaces } from '../src/places/reference-data/reference-data.public.ts'
import { PROVINCES } from './reference/provinces.ts'
import type { StateRow } from './reference/us-places.ts'

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
  const { readUsPlaces } = await import('./reference/us-places.ts')
  const places = await readUsPlaces()
  const loaded = await database.transaction({ kind: 'public' }, async (db) => {
    // A process that comes second waits for the first one's whole load.
    await db.sql(`set local lock_timeout = '60s'`)
    await db.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seed ${NAME}`])
    // Another process may have been faster.
    if (await isLoaded(db)) return false
    await fillPlaces(db, {
      countries: Object.entries(countries).map(([code, { name }]) => ({ id: countryIdOf(code), code, name })),
      states: [...ofCountry('US', places.states), ...ofCountry('CA', provinces())],
      cities: places.cities,
      zips: places.zips,
    })
    await db.sql(
      `insert into seed_state (name, version) values ($1, $2)
       on conflict (name) do update set version = excluded.version, loaded_at = now()`,
      [NAME, VERSION],
    )
    return true
  })
  if (loaded) say(`loaded ${places.cities.length.toLocaleString('en-US')} cities and ${places.zips.length.toLocaleString('en-US')} ZIPs`)
}

async function isLoaded(db: Db): Promise<boolean> {
  return first(await db.sql('select 1 from seed_state where name = $1 and version = $2', [NAME, VERSION])) !== null
}

function provinces(): StateRow[] {
  return PROVINCES.map(([id, code, name, latitude, longitude]) => ({ id, code, name, latitude, longitude }))
}

function ofCountry(code: string, states: readonly StateRow[]) {
  return states.map((state) => ({ ...state, countryId: countryIdOf(code) }))
}
