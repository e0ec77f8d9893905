import { type Db, first } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import type { Scope } from '../../rpc/scope.ts'

export type ContactColumns = {
  phone_primary: string | null
  phone_secondary: string | null
  email: string | null
  address1: string | null
  address2: string | null
  city_name: string | null
  state_id: number | null
  region: string | null
  zip: string | null
  country_id: number
  show_phone: boolean
  show_email: boolean
  show_address: boolean
}

export type ContactRow = ContactColumns & { version: number }

/** Contact details of a profile; null where none were saved yet. */
export async function findContact(db: Db, scope: Scope<'profile'>, profileId: string): Promise<ContactRow | null> {
  return first(
    await db.sql<ContactRow>(
      `select version, phone_primary, phone_secondary, email, address1, address2, city_name, state_id, region, zip, country_id,
         show_phone, show_email, show_address
       from profile_contact where profile_id = $1 and account_id = $2`,
      [profileId, scope.accountId],
    ),
  )
}

/** Saves the contact details of a locked profile. */
export async function saveContact(db: Db, scope: Scope<'profile'>, profileId: string, columns: ContactColumns): Promise<void> {
  if (scope.accountId === null) throw new Error('contact details are saved for their account')
  const names = columnsOf(columns)
  await db.sql(
    `insert into profile_contact (profile_id, account_id, ${names})
     select $1, $2, ${names} from json_populate_record(null::public.profile_contact, $3::json)
     on conflict (profile_id) do update set (${names}) = (select ${names} from json_populate_record(null::public.profile_contact, $3::json)),
       version = profile_contact.version + 1, updated_at = now()`,
    [profileId, scope.accountId, JSON.stringify(columns)],
  )
}

export async function findStateCode(db: Db, stateId: number): Promise<string | null> {
  return first(await db.sql<{ code: string }>('select code from place_state where id = $1', [stateId]))?.code ?? null
}

export type Reachable = { email: string | null; phone: string | null; place: string | null }

/** How to reach a person one is connected with; row security shows it to no others. */
export async function findReachable(db: Db, profileId: string): Promise<Reachable | null> {
  return first(
    await db.sql<Reachable>(
      `select coalesce(k.email, p.public_email, a.email) as email, coalesce(k.phone_primary, p.public_phone) as phone,
         coalesce(p.public_place_line, k.city_name || coalesce(', ' || coalesce(s.code, k.region), '')
           || case when country.code <> 'US' then ', ' || country.name else '' end) as place
       from profile p join account_holder a on a.id = p.account_id
       left join profile_contact k on k.profile_id = p.id left join place_state s on s.id = k.state_id left join place_country country on country.id = k.country_id
       where p.id = $1 and p.status = 'A' and a.status = 'A'`,
      [profileId],
    ),
  )
}
