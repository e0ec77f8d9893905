import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { type Db, first, only } from '../../database/db.ts'

export type DemoProfileKey = { readonly email: string; readonly typeId: number }
export type DemoProfileRow = { readonly id: string; readonly account_id: string }

export async function findDemoProfile(db: Db, { email, typeId }: DemoProfileKey): Promise<DemoProfileRow | null> {
  return first(
    await db.sql<DemoProfileRow>(
      `select p.id, p.account_id from profile_card p join account_holder a on a.id = p.account_id
       where a.email = $1 and a.is_demo and p.profile_type_id = $2 order by p.created_at limit 1`,
      [email, typeId],
    ),
  )
}

export type DemoFounder = DemoProfileRow & { readonly first_name: string; readonly last_name: string }

/** The profile of a person of the demo that becomes a business, locked; null where it became one, or something else, already. */
export async function findDemoFounder(
  db: Db,
  { email, typeId, accountTypeId }: DemoProfileKey & { accountTypeId: number },
): Promise<DemoFounder | null> {
  return first(
    await db.sql<DemoFounder>(
      `select p.id, p.account_id, p.first_name, p.last_name from profile p join account_holder a on a.id = p.account_id
       where a.email = $1 and a.is_demo and p.status = 'A' and p.profile_type_id = $2 and p.account_type_id = $3 order by p.created_at limit 1 for update of p`,
      [email, typeId, accountTypeId],
    ),
  )
}

export type NewDemoProfile = {
  readonly accountId: string
  readonly profileTypeId: number
  readonly accountTypeId: number
  readonly firstName: string
  readonly lastName: string
  readonly categoryId: number
  readonly position: number
}

/** Profiles of an account are shown in the order in which they were made, so each is a day younger than the one before. */
export async function insertDemoProfile(db: Db, profile: NewDemoProfile): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, category_ids, country_id, created_at)
       select account.id, $2, $3, $4, $5, array[$6::int], country.id, account.created_at + make_interval(days => $7)
       from account_holder account, place_country country
       where account.id = $1 and country.code = 'US'
       returning id`,
      [
        profile.accountId,
        profile.profileTypeId,
        profile.accountTypeId,
        profile.firstName,
        profile.lastName,
        profile.categoryId,
        profile.position,
      ],
    ),
  )
  return id
}

export type DemoProfileText = {
  readonly email: string
  readonly profileType: ProfileTypeName
  readonly about: string
  readonly company?: { readonly name: string; readonly about: string; readonly website: string }
  readonly license?: { readonly number: string; readonly state: string }
  readonly years?: number
  /** City and state; the ZIP is for the address of the office, where one is shown. */
  readonly place: { readonly city: string; readonly state: string; readonly radius: number }
  readonly office?: { readonly street: string; readonly zip: string }
  /** Whether strangers find the page. */
  readonly isPublic: boolean
}

/** What a profile of the demo gets; what a person has written already stays. Answers its id, or null. */
export async function describeDemoProfile(db: Db, text: DemoProfileText, languageIds: readonly number[]): Promise<DemoProfile | null> {
  const { company, license, place } = text
  return first(
    await db.sql<DemoProfile>(
      `update profile p set about = $3, company_name = $4, about_company = $5, website = $6, license_number = $7,
         license_state_id = (select id from place_state where code = $8), language_ids = $9, years_experience = $10,
         city_id = city.id, state_id = city.state_id, service_radius_miles = $13, is_public = $14
       from account_holder a, place_city city join place_state state on state.id = city.state_id
       where a.id = p.account_id and a.email = $1 and a.is_demo and p.profile_type_id = $2 and p.about is null
         and city.name = $11 and state.code = $12
       returning p.id, p.account_id, p.country_id, a.email, a.mobile, city.state_id`,
      [
        text.email,
        PROFILE_TYPES[text.profileType],
        text.about,
        company?.name ?? null,
        company?.about ?? null,
        company?.website ?? null,
        license?.number ?? null,
        license?.state ?? null,
        languageIds,
        text.years ?? null,
        place.city,
        place.state,
        place.radius,
        text.isPublic,
      ],
    ),
  )
}

export type DemoProfile = {
  readonly id: string
  readonly account_id: string
  readonly country_id: number
  readonly email: string
  readonly mobile: string | null
  readonly state_id: number
}

/** How to reach a person; agents show their phone, and their office where they have one. */
export async function insertDemoContact(db: Db, profile: DemoProfile, { profileType, place, office }: DemoProfileText): Promise<void> {
  const isAgent = profileType === 'Agent'
  await db.sql(
    `insert into profile_contact (profile_id, account_id, phone_primary, email, address1, city_name, state_id, zip, country_id, show_phone, show_address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (profile_id) do nothing`,
    [
      profile.id,
      profile.account_id,
      profile.mobile,
      profile.email,
      office?.street ?? null,
      place.city,
      profile.state_id,
      office?.zip ?? null,
      profile.country_id,
      isAgent,
      office !== undefined,
    ],
  )
  await db.sql('update profile set public_phone = $2, public_place_line = $3 where id = $1', [
    profile.id,
    isAgent ? profile.mobile : null,
    office ? `${office.street}, ${place.city}, ${place.state} ${office.zip}` : null,
  ])
}

/** `email` is null of a business, whose account no one signs in to. */
export type FacelessProfile = { readonly id: string; readonly account_id: string; readonly email: string | null }

/** Profiles of the demo without a picture; asked by those who see everything. */
export async function listFacelessProfiles(db: Db): Promise<FacelessProfile[]> {
  return db.sql<FacelessProfile>(
    `select p.id, p.account_id, a.email from profile_card p join account_holder a on a.id = p.account_id
     where a.is_demo and p.picture_image_id is null and p.status = 'A' order by p.created_at, p.id`,
  )
}
