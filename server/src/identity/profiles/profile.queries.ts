import { type Db, first, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import type { Scope } from '../../rpc/scope.ts'
import { ACTS_AS } from '../../access/seat.queries.ts'
import { setFirstProfile } from '../accounts/account.public.ts'
import { SESSION_IS_ALIVE } from '../../sessions/sessions.ts'
import { PROFILE_IS_VISIBLE } from './profile-visibility.queries.ts'

/** Of profiles that may act, whose they are and of which type. */
export const ACTIVE_PROFILES = `select id, account_id, profile_type_id from public.profile where status = 'A'`

export type ProfileRow = {
  id: string
  profile_type_id: number
  account_type_id: number
  first_name: string
  last_name: string
  country_id: number
  category_ids: number[]
  picture_image_id: string | null
}

export type AccountRow = {
  account_id: string
  email: string
  mobile: string | null
  plan_id: number
  /** A day, `2026-11-20`. */
  member_since: string
}

const PROFILE_COLUMNS =
  'p.id, p.profile_type_id, p.account_type_id, p.first_name, p.last_name, p.country_id, p.category_ids, p.picture_image_id'
const ACCOUNT_COLUMNS = `a.id as account_id, a.email, a.mobile, a.plan_id, (a.created_at at time zone 'UTC')::date as member_since`

const profilesOfAccount = prepare<ProfileRow, [string | null]>(
  'profiles-of-account',
  `select ${PROFILE_COLUMNS} from profile p where p.account_id = $1 and p.status = 'A' order by p.created_at, p.id`,
)

const accountWithProfile = prepare<AccountRow & { [Column in keyof ProfileRow]: ProfileRow[Column] | null }, [string, string | null]>(
  'account-with-profile',
  `select a.id as account_id, a.email, a.mobile, coalesce(paying.plan_id, a.plan_id) as plan_id,
     (a.created_at at time zone 'UTC')::date as member_since, ${PROFILE_COLUMNS}
   from account_holder a
   left join profile p on p.id = $2 and p.status = 'A' and (p.account_id = a.id or ${ACTS_AS('a.id', 'p.id')})
   left join account_holder paying on paying.id = p.account_id
   where a.id = $1 and a.status = 'A'`,
)

type AccountSummary = AccountRow & {
  account_first_name: string | null
  account_last_name: string | null
  email_verified: boolean
  setup_hidden: boolean
  has_password: boolean
  password_changed_at: Date | null
  default_profile_id: string | null
  profiles_count: number
  sessions_count: number
}

const accountSummary = prepare<AccountSummary, [string]>(
  'account-summary',
  `select ${ACCOUNT_COLUMNS}, a.first_name as account_first_name, a.last_name as account_last_name,
     a.email_verified_at is not null as email_verified, a.setup_hidden_at is not null as setup_hidden, a.has_password, a.password_changed_at,
     a.default_profile_id,
     (select count(*) from profile p where p.account_id = a.id and p.status = 'A') as profiles_count,
     (select count(*) from session_record s where s.account_id = a.id and ${SESSION_IS_ALIVE}) as sessions_count
   from account_holder a
   where a.id = $1`,
)

type CardRow = Pick<ProfileRow, 'id' | 'profile_type_id' | 'first_name' | 'last_name' | 'picture_image_id'> & { is_visible: boolean }

const cards = prepare<CardRow, [readonly string[]]>(
  'profile-cards',
  `select p.id, p.profile_type_id, p.first_name, p.last_name, p.picture_image_id, ${PROFILE_IS_VISIBLE} as is_visible
   from profile p join account_holder a on a.id = p.account_id where p.id = any($1::uuid[])`,
)

export async function listProfiles(db: Db, scope: Scope<'profile'>): Promise<ProfileRow[]> {
  return db.prepared(profilesOfAccount, [scope.accountId])
}

/** Profiles in use, of businesses for which a person acts. */
export async function listProfilesById(db: Db, profileIds: readonly string[]): Promise<ProfileRow[]> {
  if (profileIds.length === 0) return []
  return db.sql<ProfileRow>(`select ${PROFILE_COLUMNS} from profile p where p.id = any($1::uuid[]) and p.status = 'A'`, [profileIds])
}

/** A profile that a person may act as, of their own or of a business, together with their account. */
export async function findProfile(db: Db, scope: Scope<'profile'>, profileId: string): Promise<(ProfileRow & AccountRow) | null> {
  if (scope.accountId === null) throw new Error('a profile is read with its account')
  const row = first(await db.prepared(accountWithProfile, [scope.accountId, profileId]))
  return row && row.id !== null ? (row as ProfileRow & AccountRow) : null
}

/** The account of a session and its active profile, null where there is none; the plan is that of those for whom it acts. */
export async function findAccountWithActiveProfile(
  db: Db,
  actor: AccountActor,
): Promise<{ account: AccountRow; profile: ProfileRow | null } | null> {
  const row = first(await db.prepared(accountWithProfile, [actor.accountId, actor.actingFor.profileId]))
  return row && { account: row, profile: row.id === null ? null : (row as ProfileRow) }
}

export async function getAccountSummary(db: Db, accountId: string) {
  return only(await db.prepared(accountSummary, [accountId]))
}

export async function listProfileCards(db: Db, profileIds: readonly string[]) {
  return db.prepared(cards, [profileIds])
}

const MOST_PICKABLE = 20

/**
 * The account's own profiles, public owners and agents, whose full or last name starts with a text, and the people
 * whom the active profile knows by it. The own ones come first.
 */
export async function listPickablePeople(
  db: Db,
  scope: Scope<'profile'>,
  { text, profileTypeId, knownIds }: { text: string; profileTypeId: number | null; knownIds: readonly string[] },
): Promise<ProfileRow[]> {
  const start = `${literalOfLike(text.toLowerCase())}%`
  const nameStarts = `(lower(p.first_name || ' ' || p.last_name) like $2 or lower(p.last_name) like $2)`
  return db.sql<ProfileRow>(
    `with found as (
       select true as is_own, p.* from profile p where p.account_id = $1 and p.status = 'A' and ${nameStarts}
       union
       select false, p.* from profile p join account_holder a on a.id = p.account_id
       where p.account_id <> $1 and ${nameStarts} and ${PROFILE_IS_VISIBLE}
       union
       select false, p.* from profile p where p.id = any($4::uuid[])
     )
     select ${PROFILE_COLUMNS} from found p
     where $3::int is null or p.profile_type_id = $3
     order by p.is_own desc, lower(p.first_name), lower(p.last_name), p.id
     limit ${MOST_PICKABLE}`,
    [scope.accountId, start, profileTypeId, knownIds],
  )
}

export type NewProfile = {
  accountId: string
  profileTypeId: number
  accountTypeId: number
  firstName: string
  lastName: string
  categoryIds: readonly number[]
}

/** The id of a new profile, or null when the account has one of this kind. The first one becomes the default. */
export async function insertProfile(db: Db, profile: NewProfile): Promise<string | null> {
  const made = first(
    await db.sql<{ id: string }>(
      `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, category_ids, country_id)
       select $1, $2, $3, $4, $5, $6, country.id from place_country country where country.code = 'US'
       on conflict (account_id, profile_type_id, account_type_id) do nothing
       returning id`,
      [profile.accountId, profile.profileTypeId, profile.accountTypeId, profile.firstName, profile.lastName, profile.categoryIds],
    ),
  )
  if (made) {
    await setFirstProfile(db, profile.accountId, made.id)
  }
  return made?.id ?? null
}
