import { type Db, only, prepare } from '../../database/db.ts'

/*
 * Homes by what they show of their address, wherever they are. An address that is hidden is not in `listing`, and one of
 * a street alone has no number there, so neither is found by more than it shows.
 */

/** More homes than one address or street without a city stands for. */
export const MOST_HOMES_OF_AN_ADDRESS = 500

/** Where the homes have to be; null for anywhere. */
export type Within = { readonly cityId: number | null; readonly zip: string | null; readonly stateId: number | null }

export type AddressHomes = {
  readonly ids: readonly string[]
  /** What all of them show, or null. */
  readonly line: string | null
  /** The city that all of them are in, with its state; or null. */
  readonly city: string | null
  readonly latitude: number
  readonly longitude: number
}

/** The bounds spell out "starts with" in the order of bytes, so that a plan made once for all texts uses the index. */
const homesBy = (name: string, line: string, key: string, isShown: string) =>
  prepare<AddressHomes, [string, number | null, string | null, number | null]>(
    name,
    `with homes as (
       select l.id, ${line} as line, l.city_id, l.latitude, l.longitude
       from listing l
       where ${key} collate "C" >= address_key($1) and ${key} collate "C" < address_key($1) || chr(1114111) and ${isShown}
         and ($2::int is null or l.city_id = $2) and ($3::text is null or l.zip = $3) and ($4::int is null or l.state_id = $4)
       order by ${key} collate "C" limit ${MOST_HOMES_OF_AN_ADDRESS + 1}
     ), places as (
       select min(city_id) as city_id from homes having count(distinct city_id) = 1
     )
     select coalesce(array_agg(id), '{}') as ids, case when count(distinct lower(line)) = 1 then min(line) end as line,
       (select c.name || ', ' || s.code from places p join place_city c on c.id = p.city_id join place_state s on s.id = c.state_id) as city,
       coalesce(avg(latitude), 0) as latitude, coalesce(avg(longitude), 0) as longitude
     from homes`,
  )

const homesByLine = homesBy(
  'homes by address',
  `split_part(l.address_line, ',', 1)`,
  `address_key(split_part(l.address_line, ',', 1))`,
  'l.address_line is not null',
)
const homesByStreet = homesBy('homes by street', 'l.street', 'address_key(l.street)', 'l.street is not null')

/** Homes whose address starts so, with the number of the house. */
export async function findHomesByLine(db: Db, start: string, within: Within): Promise<AddressHomes> {
  return only(await db.prepared(homesByLine, [start, within.cityId, within.zip, within.stateId]))
}

/** Homes of streets that start so. */
export async function findHomesByStreet(db: Db, start: string): Promise<AddressHomes> {
  return only(await db.prepared(homesByStreet, [start, null, null, null]))
}

const linesByStart = prepare<{ text: string; state_code: string }, [string, number]>(
  'addresses by start',
  `select distinct lines.line || ', ' || c.name || ', ' || s.code as text, s.code as state_code
   from (
     select split_part(l.address_line, ',', 1) as line, l.city_id, l.state_id from listing l
     where address_key(split_part(l.address_line, ',', 1)) collate "C" >= address_key($1)
       and address_key(split_part(l.address_line, ',', 1)) collate "C" < address_key($1) || chr(1114111) and l.address_line is not null
     order by address_key(split_part(l.address_line, ',', 1)) collate "C" limit $2
   ) lines
   join place_city c on c.id = lines.city_id join place_state s on s.id = lines.state_id
   order by text`,
)

/** Addresses of homes that start so, as they are suggested. */
export async function listAddressesByStart(db: Db, start: string, limit: number): Promise<{ text: string; state_code: string }[]> {
  return db.prepared(linesByStart, [start, limit])
}
