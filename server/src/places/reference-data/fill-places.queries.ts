import type { Db } from '../../database/db.ts'

type Point = { readonly latitude: number; readonly longitude: number }
type Country = { readonly id: number; readonly code: string; readonly name: string }
type State = Point & { readonly id: number; readonly countryId: number; readonly code: string; readonly name: string }
type City = Point & {
  readonly stateId: number
  readonly name: string
  readonly searchName: string
  readonly timeZone: string
  readonly zipsCount: number
}
type Zip = Point & { readonly zip: string; readonly stateId: number; readonly citySearchName: string }

export type AllPlaces = {
  readonly countries: readonly Country[]
  readonly states: readonly State[]
  readonly cities: readonly City[]
  readonly zips: readonly Zip[]
}

/** Puts these places in, or brings those that are there up to date; rows that others refer to keep their ids. */
export async function fillPlaces(db: Db, { countries, states, cities, zips }: AllPlaces): Promise<void> {
  await fillCountries(db, countries)
  await fillStates(db, states)
  await fillCities(db, cities)
  await replaceZips(db, zips)
  // Fresh tables have no statistics, and the first searches would be planned blindly.
  await db.sql('analyze country, state, city, zip')
}

async function fillCountries(db: Db, countries: readonly Country[]): Promise<void> {
  await db.sql(
    `insert into country (id, code, name)
     select * from unnest($1::int[], $2::text[], $3::text[])
     on conflict (id) do update set name = excluded.name`,
    columns(countries, 'id', 'code', 'name'),
  )
}

async function fillStates(db: Db, states: readonly State[]): Promise<void> {
  await db.sql(
    `insert into state (id, country_id, code, name, latitude, longitude)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[])
     on conflict (id) do update set name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude`,
    columns(states, 'id', 'countryId', 'code', 'name', 'latitude', 'longitude'),
  )
}

async function fillCities(db: Db, cities: readonly City[]): Promise<void> {
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
async function replaceZips(db: Db, zips: readonly Zip[]): Promise<void> {
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
