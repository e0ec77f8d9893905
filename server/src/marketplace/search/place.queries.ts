import { type Db, first, prepare } from '../../database/db.ts'

export type StreetRow = { city_id: number; key: string; street: string; latitude: number; longitude: number }

/** Homes enough to say where a street is. */
const HOMES_OF_A_STREET = 200

const streetInCity = prepare<StreetRow, [number, string]>(
  'search street',
  `select min(city_id) as city_id, min(street_key(street)) as key, min(street) as street, avg(latitude) as latitude, avg(longitude) as longitude
   from (select city_id, street, latitude, longitude from listing where city_id = $1 and street_key(street) = street_key($2) and street is not null
     limit ${HOMES_OF_A_STREET}) homes
   having count(*) > 0`,
)

/** A street of a city with homes on the market. */
export async function findStreet(db: Db, cityId: number, street: string): Promise<StreetRow | null> {
  return first(await db.prepared(streetInCity, [cityId, street]))
}

export type PlaceRow = { kind: 'city' | 'zip' | 'state' | 'street'; text: string; state_code: string | null }

const LARGEST_FIRST = 'order by homes desc, key limit 40'
const STREET = 'city_id, key, street, homes'

/** Counts may not be folded yet, and tell of streets whose last home has just gone: the homes themselves have the last word. */
const streetsAmong = (started: string) => `
  with streets as (
    select city_id, key, min(street) as street, max(homes) as homes from (${started}) started group by city_id, key ${LARGEST_FIRST}
  )
  select 'street' as kind, s.street || ', ' || c.name || ', ' || state.code as text, state.code as state_code
  from streets s join place_city c on c.id = s.city_id join place_state state on state.id = c.state_id
  where exists (select from listing l where l.city_id = s.city_id and street_key(l.street) = s.key and l.street is not null)
  order by s.homes desc, s.key, c.id limit $2`

// A few letters begin too many names to look at each: their largest come first in an index of their own.
const streetsByLetters = prepare<PlaceRow, [string, number]>(
  'place streets by letters',
  streetsAmong(`select ${STREET} from listing_street_count where left(key, 2) = left($1, 2) and key ^@ $1 ${LARGEST_FIRST}`),
)

// More letters begin few names, or those of large streets. The bounds spell out "starts with" in the order of bytes, so that a plan
// made once for all texts uses the index.
const streetsByStart = prepare<PlaceRow, [string, number]>(
  'place streets by start',
  streetsAmong(`
    (select ${STREET} from (
       select ${STREET} from listing_street_count where left(key, 4) = left($1, 4) order by homes desc limit 500
     ) largest where key ^@ $1 ${LARGEST_FIRST})
    union all
    (select ${STREET} from (
       select ${STREET} from listing_street_count where key collate "C" >= $1 and key collate "C" < $1 || '~' order by key collate "C" limit 500
     ) nearest ${LARGEST_FIRST})`),
)
const LETTERS_OF_A_START = 4

/** Streets where homes are listed, by the beginning of `street_key`; those with more homes first. */
export async function listStreetsByStart(db: Db, start: string, limit: number): Promise<PlaceRow[]> {
  return db.prepared(start.length < LETTERS_OF_A_START ? streetsByLetters : streetsByStart, [start, limit])
}

const zipsByStart = prepare<PlaceRow, [string, number]>(
  'place zips',
  `select 'zip' as kind, c.name || ', ' || state.code || ' ' || z.zip as text, state.code as state_code
   from (select zip, city_id from place_zip where zip between rpad($1, 5, '0')::char(5) and rpad($1, 5, '9')::char(5) order by zip limit $2) z
   join place_city c on c.id = z.city_id join place_state state on state.id = c.state_id order by z.zip`,
)

export async function listZipsByStart(db: Db, digits: string, limit: number): Promise<PlaceRow[]> {
  return db.prepared(zipsByStart, [digits, limit])
}

const statesByStart = prepare<PlaceRow, [string]>(
  'place states',
  `select 'state' as kind, name as text, code as state_code from place_state
   where (lower(name) ^@ lower($1) or lower(code) = lower($1)) and country_id in (select id from place_country where code = 'US') order by name`,
)

export async function listStatesByStart(db: Db, start: string): Promise<PlaceRow[]> {
  return db.prepared(statesByStart, [start])
}
