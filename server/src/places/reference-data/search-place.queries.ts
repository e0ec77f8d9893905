import { type Db, first, prepare } from '../../database/db.ts'

export type StateRow = { id: number; code: string; name: string; latitude: number; longitude: number }
export type CityRow = { id: number; name: string; state_code: string; latitude: number; longitude: number; zips_count: number }
export type ZipRow = { zip: string; city_name: string; state_code: string; latitude: number; longitude: number }

const stateByText = prepare<StateRow, [string]>(
  'search-state',
  `select id, code, name, latitude, longitude from state
   where (code = upper($1) or lower(name) = lower($1)) and country_id in (select id from country where code = 'US') limit 1`,
)
const CITY = `select c.id, c.name, s.code as state_code, c.latitude, c.longitude, c.zips_count from city c join state s on s.id = c.state_id`
const cityInState = prepare<CityRow, [number, string]>('search-city-in-state', `${CITY} where c.state_id = $1 and c.search_name = $2`)
const cityInStateOfCode = prepare<CityRow, [string, string]>(
  'search-city-in-code',
  `${CITY} where s.code = upper($1) and c.search_name = $2 limit 1`,
)
const largestCity = prepare<CityRow, [string]>('search-city', `${CITY} where c.search_name = $1 order by c.zips_count desc, c.id limit 1`)
const zipWithCity = prepare<ZipRow, [string]>(
  'search-zip',
  `select z.zip, c.name as city_name, s.code as state_code, z.latitude, z.longitude
   from zip z join city c on c.id = z.city_id join state s on s.id = c.state_id where z.zip = $1`,
)

/** A state by its code or its name. */
export async function findState(db: Db, text: string): Promise<StateRow | null> {
  return first(await db.prepared(stateByText, [text]))
}

export async function findCityInState(db: Db, stateId: number, searchName: string): Promise<CityRow | null> {
  return first(await db.prepared(cityInState, [stateId, searchName]))
}

/** The state by its two letters. */
export async function findCityInStateOfCode(db: Db, stateCode: string, searchName: string): Promise<CityRow | null> {
  return first(await db.prepared(cityInStateOfCode, [stateCode, searchName]))
}

/** Of all cities of a name, the one with the most ZIPs. */
export async function findLargestCity(db: Db, searchName: string): Promise<CityRow | null> {
  return first(await db.prepared(largestCity, [searchName]))
}

export async function findZip(db: Db, zip: string): Promise<ZipRow | null> {
  return first(await db.prepared(zipWithCity, [zip]))
}
