import { countryIdOf } from '@keystead/contract/values/countries.ts'
import { countries } from 'countries-list'
import { type Db, first } from '../src/database/db.ts'
import type { Database } from '../src/database/pool.ts'
import { PROVINCES } from './reference/provinces.ts'
import type { CityRow, StateRow, ZipRow } from './reference/us-places.ts'

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
    await loadCountries(db)
    await loadStates(db, 'US', places.states)
    await loadStates(db, 'CA', provinces())
    await loadCities(db, places.cities)
    await loadZips(db, places.zips)
    await db.sql(
      `insert into seed_state (name, version) values ($1, $2)
       on conflict (name) do update set version = excluded.version, loaded_at = now()`,
      [NAME, VERSION],
    )
    // Fresh tables have no statistics, and the first searches would be planned blindly.
    await db.sql('analyze country, state, city, zip')
    return true
  })
  if (loaded) say(`loaded ${places.cities.length.toLocaleString('en-US')} cities and ${places.zips.length.toLocaleString('en-US')} ZIPs`)
}

async function isLoaded(db: Db): Promise<boolean> {
  return first(await db.sql('select 1 from seed_state where name = $1 and version = $2', [NAME, VERSION])) !== null
}

async function loadCountries(db: Db): Promise<void> {
  const entries = Object.entries(countries)
  await db.sql(
    `insert into country (id, code, name)
     select * from unnest($1::int[], $2::text[], $3::text[])
     on conflict (id) do update set name = excluded.name`,
    [entries.map(([code]) => countryIdOf(code)), entries.map(([code]) => code), entries.map(([, country]) => country.name)],
  )
}

function provinces(): StateRow[] {
  return PROVINCES.map(([id, code, name, latitude, longitude]) => ({ id, code, name, latitude, longitude }))
}

async function loadStates(db: Db, country: string, states: readonly StateRow[]): Promise<void> {
  await db.sql(
    `insert into state (id, country_id, code, name, latitude, longitude)
     select id, $1, code, name, latitude, longitude
     from unnest($2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[]) as s (id, code, name, latitude, longitude)
     on conflict (id) do update set name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude`,
    [countryIdOf(country), ...columns(states, 'id', 'code', 'name', 'latitude', 'longitude')],
  )
}

async function loadCities(db: Db, cities: readonly CityRow[]): Promise<void> {
  await db.sql(
    `insert into city (state_id, name, search_name, latitude, longitude, time_zone, zips_count)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[], $7::int[])
     on conflict (state_id, search_name) do update
       set name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude,
           time_zone = excluded.time_zone, zips_count = excluded.zips_count`,
    columns(cities, 'stateId', 'name', 'searchName', 'latitude', 'longitude', 'timeZone', 'zipsCount'),
  )
}

/** Nothing refers to ZIPs, so those that a new version lacks go. */
async function loadZips(db: Db, zips: readonly ZipRow[]): Promise<void> {
  await db.sql('delete from zip')
  await db.sql(
    `insert into zip (zip, city_id, latitude, longitude)
     select z.zip, city.id, z.latitude, z.longitude
     from unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::float8[]) as z (zip, state_id, search_name, latitude, longitude)
     join city on city.state_id = z.state_id and city.search_name = z.search_name`,
    columns(zips, 'zip', 'stateId', 'citySearchName', 'latitude', 'longitude'),
  )
}

/** Rows turned into one array per column, as `unnest` takes them. */
function columns<Row>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]))
}
