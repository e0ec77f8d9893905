import { type Db, first } from '../../database/db.ts'
import { setDefaultProfile, setFirstProfile } from '../accounts/account.public.ts'

/** A profile becomes that of the account of a business, out of strangers' sight; who had it acts as another one of theirs by default. */
export async function moveProfile(
  db: Db,
  { profileId, fromAccountId, toAccountId }: { profileId: string; fromAccountId: string; toAccountId: string },
): Promise<void> {
  await db.sql(
    'update profile set account_id = $2, is_business = true, is_public = false, version = version + 1, updated_at = now() where id = $1',
    [profileId, toAccountId],
  )
  await db.sql('update profile_contact set account_id = $2 where profile_id = $1', [profileId, toAccountId])
  await setFirstProfile(db, toAccountId, profileId)
  await leaveDefault(db, fromAccountId, profileId)
}

/**
 * Those who are connected with it still reach it: a business has no address to sign in with, so what its contact details do not say yet is
 * kept there.
 */
export async function keepReachable(db: Db, profileId: string, { email, phone }: { email: string; phone: string | null }): Promise<void> {
  await db.sql(
    `insert into profile_contact as k (profile_id, account_id, country_id, email, phone_primary)
     select id, account_id, country_id, $2, $3 from profile where id = $1
     on conflict (profile_id) do update set email = coalesce(k.email, excluded.email), phone_primary = coalesce(k.phone_primary, excluded.phone_primary)`,
    [profileId, email, phone],
  )
}

async function leaveDefault(db: Db, accountId: string, profileId: string): Promise<void> {
  const other = first(
    await db.sql<{ id: string | null }>(
      `select (select p.id from profile p where p.account_id = a.id and p.status = 'A' order by p.created_at, p.id limit 1) as id
       from account_holder a where a.id = $1 and a.default_profile_id = $2`,
      [accountId, profileId],
    ),
  )
  if (other) await setDefaultProfile(db, accountId, other.id)
}

export type BusinessProfile = {
  readonly name: string
  readonly aboutCompany: string | null
  readonly website: string | null
  readonly licenseNumber: string | null
  readonly licenseStateId: number | null
  readonly cityId: number | null
  readonly stateId: number | null
  readonly serviceCityIds: readonly number[]
  readonly categoryIds: readonly number[]
}

/** What the profile of a business says, as the business was typed. Lists and initials take both names: the first word, and the rest. */
export async function describeBusinessProfile(db: Db, profileId: string, described: BusinessProfile): Promise<void> {
  const [firstName, ...rest] = described.name.split(' ')
  await db.sql(
    `update profile set first_name = $2, last_name = $3, company_name = $4, about_company = $5, website = $6, license_number = $7,
       license_state_id = $8, city_id = $9, state_id = $10, category_ids = $11, service_city_ids = $12,
       service_state_ids = array(select distinct c.state_id from place_city c where c.id = any($12)), version = version + 1, updated_at = now()
     where id = $1`,
    [
      profileId,
      firstName,
      rest.join(' '),
      described.name,
      described.aboutCompany,
      described.website,
      described.licenseNumber,
      described.licenseStateId,
      described.cityId,
      described.stateId,
      described.categoryIds,
      described.serviceCityIds,
    ],
  )
}

/** Whether strangers find the profile of a business. */
export async function showBusinessProfile(db: Db, profileId: string, isPublic: boolean): Promise<void> {
  await db.sql('update profile set is_public = $2, version = version + 1, updated_at = now() where id = $1 and is_public <> $2', [
    profileId,
    isPublic,
  ])
}
