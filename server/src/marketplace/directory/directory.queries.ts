import type { AgentKind, AgentSort } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { MOST_LISTINGS_COUNTED } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import type { SearchPlace } from '../../places/reference-data/reference-data.public.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'

/*
 * Agents, owners and businesses as strangers see them. Every statement here reads `public_profile`: what is private, closed or
 * unconfirmed does not exist for it. The profile of a business is public while the business is listed.
 */

export type AgentRow = {
  id: string
  profile_type_id: number
  is_business: boolean
  business_type: BusinessType | null
  first_name: string
  last_name: string
  category_ids: number[]
  picture_image_id: string | null
  company_name: string | null
  years_experience: number | null
  service_radius_miles: number
  city_name: string | null
  state_code: string | null
  listings_count: number
  distance_miles: number | null
}

export type AgentFilter = {
  readonly kind: AgentKind | null
  readonly place: SearchPlace | null
  readonly categoryId: number | null
  readonly words: readonly string[]
}

const AGENT_COLUMNS = `p.id, p.profile_type_id, p.is_business, p.first_name, p.last_name, p.category_ids, p.picture_image_id, p.company_name,
  p.years_experience, p.service_radius_miles, least(p.listings_count, ${MOST_LISTINGS_COUNTED + 1}) as listings_count, city.name as city_name,
  case when p.is_business then (select b.type from listed_business b where b.profile_id = p.id) end as business_type,
  (select s.code from place_state s where s.id = coalesce(p.state_id, city.state_id)) as state_code`

const AGENTS = `p.profile_type_id = ${PROFILE_TYPES.Agent}`
/** As the indexes say it, so that they are used. */
const FOUND: Readonly<Record<AgentKind | 'all', string>> = {
  all: `(${AGENTS} or p.is_business)`,
  agents: `${AGENTS} and not p.is_business`,
  businesses: 'p.is_business',
}

const visible = (kind: AgentKind | null) =>
  `from public_profile p left join place_city city on city.id = p.city_id where ${FOUND[kind ?? 'all']}`

/** Each follows an index and ends in the id, so that pages never overlap. */
const ORDERS: Readonly<Record<AgentSort, string>> = {
  listings: 'p.listings_count desc, (p.picture_image_id is not null) desc, p.created_at, p.id',
  name: `lower(p.first_name || ' ' || p.last_name), p.id`,
  newest: 'p.created_at desc, p.id desc',
  distance: 'distance_miles, p.id',
}

export async function searchAgents(
  db: Db,
  filter: AgentFilter,
  { sort, limit, offset }: { sort: AgentSort; limit: number; offset: number },
): Promise<AgentRow[]> {
  const { values, bind, conditions, distance } = conditionsOf(filter)
  const order = ORDERS[sort === 'distance' && distance === null ? 'listings' : sort]
  return db.sql<AgentRow>(
    `select ${AGENT_COLUMNS}, ${distance ?? 'null::double precision'} as distance_miles ${visible(filter.kind)} ${conditions}
     order by ${order} limit ${bind(limit)} offset ${bind(offset)}`,
    values,
  )
}

/** How many there are, counted up to one more than `most`. */
export async function countAgents(db: Db, filter: AgentFilter, most: number): Promise<number> {
  const { values, bind, conditions } = conditionsOf(filter)
  const text = `select count(*) as count from (select ${visible(filter.kind)} ${conditions} limit ${bind(most + 1)}) as counted`
  return only(await db.sql<{ count: number }>(text, values)).count
}

/** The widest radius that a profile may choose. */
const MOST_MILES = 100
const MILES_PER_DEGREE = 69

function conditionsOf({ kind, place, categoryId, words }: AgentFilter) {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions: string[] = []
  let distance: string | null = null
  // Businesses say which cities they serve; agents alone have a radius and no more.
  const orServes = (area: () => string) => (kind === 'agents' ? '' : ` or p.is_business and ${area()}`)
  if (place?.kind === 'state') {
    const state = bind(place.stateId)
    conditions.push(`(p.state_id = ${state}${orServes(() => `p.service_state_ids @> array[${state}]::int[]`)})`)
  } else if (place) {
    const [latitude, longitude] = [bind(place.latitude), bind(place.longitude)]
    const degrees = MOST_MILES / MILES_PER_DEGREE
    // Meridians run together towards the pole: measured at the edge of the band that is nearer to it.
    const degreesEast = degrees / Math.cos(((Math.abs(place.latitude) + degrees) * Math.PI) / 180)
    const box = `select c.id from place_city c
      where c.latitude between ${bind(place.latitude - degrees)} and ${bind(place.latitude + degrees)}
        and c.longitude between ${bind(place.longitude - degreesEast)} and ${bind(place.longitude + degreesEast)}`
    const cityId = () =>
      place.kind === 'city' ? bind(place.cityId) : `(select z.city_id from place_zip z where z.zip = ${bind(place.zip)})`
    const orServesIt = orServes(() => `p.service_city_ids @> array[${cityId()}]::int[]`)
    distance = `miles_between(${latitude}, ${longitude}, city.latitude, city.longitude)`
    // The box is for the index; the circle decides.
    conditions.push(`(p.city_id = any(array(${box}))${orServesIt})`, `(${distance} <= p.service_radius_miles${orServesIt})`)
  }
  if (categoryId !== null) conditions.push(`p.category_ids @> array[${bind(categoryId)}]::int[]`)
  for (const word of words) {
    const pattern = bind(`%${literalOfLike(word)}%`)
    conditions.push(`(p.first_name || ' ' || p.last_name || ' ' || coalesce(p.company_name, '')) ilike ${pattern}`)
  }
  return { values, bind, distance, conditions: conditions.map((condition) => ` and ${condition}`).join('') }
}

const topAgents = prepare<AgentRow, [number]>(
  'agents top',
  `select ${AGENT_COLUMNS}, null::double precision as distance_miles from public_profile p left join place_city city on city.id = p.city_id where ${AGENTS}
   order by (p.picture_image_id is not null) desc, p.listings_count desc, p.created_at, p.id limit $1`,
)

export async function listTopAgents(db: Db, limit: number): Promise<AgentRow[]> {
  return db.prepared(topAgents, [limit])
}

export type PublicProfileRow = Omit<AgentRow, 'distance_miles'> & {
  account_type_id: number
  about: string | null
  about_company: string | null
  website: string | null
  license_number: string | null
  license_state_code: string | null
  language_ids: number[]
  public_phone: string | null
  public_email: string | null
  public_place_line: string | null
  /** A day, `2026-11-20`. */
  member_since: string
}

const publicProfile = prepare<PublicProfileRow, [string]>(
  'public-profile',
  `select ${AGENT_COLUMNS}, p.account_type_id, p.about, p.about_company, p.website, p.license_number, p.language_ids,
     p.public_phone, p.public_email, p.public_place_line, (select s.code from place_state s where s.id = p.license_state_id) as license_state_code,
     (p.created_at at time zone 'UTC')::date as member_since
   from public_profile p left join place_city city on city.id = p.city_id
   where p.id = $1 and p.profile_type_id in (${PROFILE_TYPES.Owner}, ${PROFILE_TYPES.Agent})`,
)

export async function findPublicProfile(db: Db, profileId: string): Promise<PublicProfileRow | null> {
  return first(await db.prepared(publicProfile, [profileId]))
}

type PageAddress = { profileId: string; profileTypeId: number; updatedAt: Date }

const PAGES_WORTH_FINDING = `from public_profile p left join listed_business b on p.is_business and b.profile_id = p.id
  where case when p.is_business then b.id is not null
    else p.profile_type_id = ${PROFILE_TYPES.Agent} or p.profile_type_id = ${PROFILE_TYPES.Owner} and p.listings_count > 0 end`

/** For search engines, in a fixed order: pages of agents, of businesses, and of owners who have something on the market. */
export async function listPageAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: PageAddress[] }> {
  const { total } = only(await db.sql<{ total: number }>(`select count(*) as total ${PAGES_WORTH_FINDING}`))
  const rows =
    limit === 0
      ? []
      : await db.sql<PageAddress>(
          `select p.id as "profileId", p.profile_type_id as "profileTypeId", greatest(p.updated_at, b.updated_at) as "updatedAt" ${PAGES_WORTH_FINDING}
           order by p.id limit $1 offset $2`,
          [limit, offset],
        )
  return { total, rows }
}
