import { type Db, first } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { ProfileRow } from './profile.queries.ts'

/** A profile whole, with what of its account belongs to it. */
export type ProfileDetailsRow = ProfileRow & {
  version: number
  is_default: boolean
  email: string
  mobile: string | null
  /** A day, `2026-11-20`. */
  member_since: string
  about: string | null
  company_name: string | null
  about_company: string | null
  website: string | null
  license_number: string | null
  license_state_id: number | null
  license_state_code: string | null
  language_ids: number[]
  years_experience: number | null
  is_public: boolean
  city: string | null
  state_id: number | null
  state_code: string | null
  service_radius_miles: number
  public_phone: string | null
  public_email: string | null
  public_place_line: string | null
}

const DETAILS = `
  select p.id, p.profile_type_id, p.account_type_id, p.first_name, p.last_name, p.country_id, p.category_ids, p.picture_image_id,
    p.version, p.id = a.default_profile_id as is_default, a.email, a.mobile, (a.created_at at time zone 'UTC')::date as member_since,
    p.about, p.company_name, p.about_company, p.website, p.license_number, p.license_state_id, license.code as license_state_code,
    p.language_ids, p.years_experience, p.is_public, city.name as city, p.state_id, state.code as state_code, p.service_radius_miles,
    p.public_phone, p.public_email, p.public_place_line
  from profile p
  join account_holder a on a.id = p.account_id
  left join place_state license on license.id = p.license_state_id
  left join place_city city on city.id = p.city_id
  left join place_state state on state.id = p.state_id
  where p.account_id = $1 and p.status = 'A'`

/** All profiles of the account, the oldest first. */
export async function listProfileDetails(db: Db, scope: Scope<'profile'>): Promise<ProfileDetailsRow[]> {
  return db.sql<ProfileDetailsRow>(`${DETAILS} order by p.created_at, p.id`, [scope.accountId])
}

export async function findProfileDetails(db: Db, scope: Scope<'profile'>, profileId: string): Promise<ProfileDetailsRow | null> {
  return first(await db.sql<ProfileDetailsRow>(`${DETAILS} and p.id = $2`, [scope.accountId, profileId]))
}

/** The same, kept as it is to the end of the transaction. */
export async function lockProfileDetails(db: Db, scope: Scope<'profile'>, profileId: string): Promise<ProfileDetailsRow | null> {
  return first(await db.sql<ProfileDetailsRow>(`${DETAILS} and p.id = $2 for update of p`, [scope.accountId, profileId]))
}

export type ProfileColumns = {
  first_name: string
  last_name: string
  about: string | null
  company_name: string | null
  about_company: string | null
  website: string | null
  license_number: string | null
  license_state_id: number | null
  language_ids: number[]
  years_experience: number | null
  is_public: boolean
  city_id: number | null
  state_id: number | null
  service_radius_miles: number
  profile_type_id: number
  account_type_id: number
  category_ids: number[]
  public_phone: string | null
  public_email: string | null
  public_place_line: string | null
}

/** Changes columns of a locked profile; a new version for whoever read the old one. */
export async function updateProfile(db: Db, scope: Scope<'profile'>, profileId: string, columns: Partial<ProfileColumns>): Promise<void> {
  const changed = columnsOf(columns)
  await db.sql(
    `update profile set (${changed}) = (select ${changed} from json_populate_record(null::public.profile, $3::json)),
       version = version + 1, updated_at = now()
     where id = $1 and account_id = $2`,
    [profileId, scope.accountId, JSON.stringify(columns)],
  )
}

export async function isStateOf(db: Db, countryId: number, stateId: number): Promise<boolean> {
  return first(await db.sql('select 1 from place_state where id = $1 and country_id = $2', [stateId, countryId])) !== null
}

export type CountryRow = { code: string; name: string }

export async function findCountry(db: Db, countryId: number): Promise<CountryRow | null> {
  return first(await db.sql<CountryRow>('select code, name from place_country where id = $1', [countryId]))
}

/** Of two that change what hangs on a profile, the second waits and sees what the first has left. */
export async function lockProfile(db: Db, { profileId, accountId }: { profileId: string | null; accountId: string | null }): Promise<void> {
  await db.sql('select from profile where id = $1 and account_id = $2 for update', [profileId, accountId])
}

/** Takes a profile in hand, so that two workers do not do the same; rows that refer to it need not wait. */
export async function holdProfile(db: Db, profileId: string): Promise<void> {
  await db.sql('select from profile where id = $1 for no key update', [profileId])
}
