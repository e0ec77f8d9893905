import { type Db, first, only, prepare } from '../../database/db.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import type { Scope } from '../../rpc/scope.ts'

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
  plan: string
  /** A day, `2026-11-20`. */
  member_since: string
}

const PROFILE_COLUMNS =
  'p.id, p.profile_type_id, p.account_type_id, p.first_name, p.last_name, p.country_id, p.category_ids, p.picture_image_id'
const ACCOUNT_COLUMNS = `a.id as account_id, a.email, a.mobile, a.plan_id, plan.name as plan, (a.created_at at time zone 'UTC')::date as member_since`

const profilesOfAccount = prepare<ProfileRow, [string | null]>(
  'profiles-of-account',
  `select ${PROFILE_COLUMNS} from profile p where p.account_id = $1 and p.status = 'A' order by p.created_at, p.id`,
)

const accountWithProfile = prepare<AccountRow & { [Column in keyof ProfileRow]: ProfileRow[Column] | null }, [string, string | null]>(
  'account-with-profile',
  `select ${ACCOUNT_COLUMNS}, ${PROFILE_COLUMNS}
   from account a
   join plan on plan.id = a.plan_id
   left join profile p on p.id = $2 and p.account_id = a.id and p.status = 'A'
   where a.id = $1 and a.status = 'A'`,
)

const accountSummary = prepare<
  AccountRow & { profiles_count: number; account_first_name: string | null; account_last_name: string | null },
  [string]
>(
  'account-summary',
  `select ${ACCOUNT_COLUMNS}, a.first_name as account_first_name, a.last_name as account_last_name, (select count(*) from profile p where p.account_id = a.id and p.status = 'A') as profiles_count
   from account a join plan on plan.id = a.plan_id
   where a.id = $1`,
)

const cards = prepare<Pick<ProfileRow, 'id' | 'profile_type_id' | 'first_name' | 'last_name' | 'picture_image_id'>, [readonly string[]]>(
  'profile-cards',
  'select id, profile_type_id, first_name, last_name, picture_image_id from profile where id = any($1::uuid[])',
)

export async function listProfiles(db: Db, scope: Scope<'profile'>): Promise<ProfileRow[]> {
  return db.prepared(profilesOfAccount, [scope.accountId])
}

/** A profile together with its account. */
export async function findProfile(db: Db, scope: Scope<'profile'>, profileId: string): Promise<(ProfileRow & AccountRow) | null> {
  if (scope.accountId === null) throw new Error('a profile is read with its account')
  const row = first(await db.prepared(accountWithProfile, [scope.accountId, profileId]))
  return row && row.id !== null ? (row as ProfileRow & AccountRow) : null
}

/** The account of a session and its active profile, null where there is none. */
export async function findAccountWithActiveProfile(
  db: Db,
  actor: AccountActor,
): Promise<{ account: AccountRow; profile: ProfileRow | null } | null> {
  const row = first(await db.prepared(accountWithProfile, [actor.accountId, actor.profileId]))
  return row && { account: row, profile: row.id === null ? null : (row as ProfileRow) }
}

export async function getAccountSummary(db: Db, accountId: string) {
  return only(await db.prepared(accountSummary, [accountId]))
}

export async function listProfileCards(db: Db, profileIds: readonly string[]) {
  return db.prepared(cards, [profileIds])
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
       select $1, $2, $3, $4, $5, $6, country.id from country where country.code = 'US'
       on conflict (account_id, profile_type_id, account_type_id) do nothing
       returning id`,
      [profile.accountId, profile.profileTypeId, profile.accountTypeId, profile.firstName, profile.lastName, profile.categoryIds],
    ),
  )
  if (made) {
    await db.sql('update account set default_profile_id = $2, updated_at = now() where id = $1 and default_profile_id is null', [
      profile.accountId,
      made.id,
    ])
  }
  return made?.id ?? null
}
