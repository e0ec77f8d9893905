import { type Db, prepare } from '../../database/db.ts'

export type PlaceRow = {
  id: number
  name: string
  state_id: number
  state_code: string
  latitude: number
  longitude: number
  time_zone: string
}

const countries = prepare<{ id: number; code: string; name: string }, []>(
  'country-list',
  'select id, code, name from country order by name',
)

const states = prepare<{ id: number; code: string; name: string }, [number]>(
  'state-list',
  'select id, code, name from state where country_id = $1 order by name',
)

const PLACE_COLUMNS = 'city.id, city.name, city.state_id, state.code as state_code, city.latitude, city.longitude, city.time_zone'

// The bounds spell out "starts with" so that a plan made once for all texts still uses the index; the `limit` keeps the planner
// from looking for the cities of each state in turn.
const citiesByStart = prepare<PlaceRow, [string, string, number | null, string, number]>(
  'city-by-start',
  `select ${PLACE_COLUMNS}
   from city cross join lateral (select code from state where state.id = city.state_id limit 1) state
   where (city.search_name ~>=~ $1 and city.search_name ~<~ ($1 || '~') or city.search_name ~>=~ $2 and city.search_name ~<~ ($2 || '~'))
     and ($3::int is null or city.state_id = $3)
     and state.code ^@ $4
   order by city.zips_count desc, city.name, state.code
   limit $5`,
)

const citiesByName = prepare<PlaceRow & { position: number }, [number[], string[]]>(
  'city-by-name',
  `select wanted.position, ${PLACE_COLUMNS}
   from unnest($1::int[], $2::text[]) with ordinality as wanted (state_id, search_name, position)
   join city on city.state_id = wanted.state_id and city.search_name = wanted.search_name
   join state on state.id = city.state_id`,
)

// As the table has them, or no index fits and each address reads all of them.
const citiesByZip = prepare<PlaceRow & { position: number }, [string[]]>(
  'city-by-zip',
  `select wanted.position, city.id, city.name, city.state_id, state.code as state_code, zip.latitude, zip.longitude, city.time_zone
   from unnest($1::text[]) with ordinality as wanted (zip, position)
   join zip on zip.zip = wanted.zip::bpchar
   join city on city.id = zip.city_id
   join state on state.id = city.state_id`,
)

export async function listCountries(db: Db) {
  return db.prepared(countries, [])
}

export async function listStates(db: Db, countryId: number) {
  return db.prepared(states, [countryId])
}

export type CityStart = {
  /** One or two beginnings of search names. */
  starts: readonly string[]
  stateId: number | null
  /** Upper-case beginning of a state's code; empty for any state. */
  stateCodeStart: string
}

export async function listCitiesByStart(db: Db, { starts, stateId, stateCodeStart }: CityStart, limit: number): Promise<PlaceRow[]> {
  const [start, other = start] = starts
  if (start === undefined || other === undefined) return []
  return db.prepared(citiesByStart, [start, other, stateId, stateCodeStart, limit])
}

/** One row for each pair that is a city; `position` counts the pairs from 1. */
export async function listCitiesByName(db: Db, stateIds: number[], searchNames: string[]) {
  return db.prepared(citiesByName, [stateIds, searchNames])
}

/** One row for each known ZIP, with the point of the ZIP itself; `position` counts from 1. */
export async function listCitiesByZip(db: Db, zips: string[]) {
  return db.prepared(citiesByZip, [zips])
}
