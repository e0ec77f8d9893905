import type { OpeningTime } from '@keystead/contract/people/businesses/opening-time.schemas.ts'
import type { BusinessStatus, BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Said } from '../../text/said.ts'
import type { BusinessScope } from './business.access.ts'

export type BusinessRow = {
  id: string
  account_id: string
  profile_id: string
  name: string
  type: BusinessType
  status: BusinessStatus
  profile_type_id: number
  picture_image_id: string | null
  city: string | null
  state_code: string | null
  members_count: number
  invitations_count: number
}

export type BusinessDetailsRow = BusinessRow & {
  version: number
  legal_name: string | null
  dba_name: string | null
  ein_last4: string | null
  license_number: string | null
  license_state_id: number | null
  license_state_code: string | null
  license_expires_on: string | null
  license_is_over: boolean
  description: string | null
  phone: string | null
  email: string | null
  website: string | null
  address1: string | null
  address2: string | null
  state_id: number | null
  zip: string | null
  service_city_ids: number[]
  category_ids: number[]
  hours: OpeningTime[]
  listed_at: Date | null
  created_at: Date
  homes_to_move: number
  homes_moved: number
}

/** Whether a seat sees who is a member. */
export const SEES_MEMBERS = (seat: string) => `(${seat}.is_administrator or coalesce(${seat}.rights ->> 'members', 'none') <> 'none')`

const MEMBERS = `(select count(*)::int from business_member m where m.business_id = b.id and m.status in ('active', 'blocked'))`
const CARD = `b.id, b.account_id, b.profile_id, b.name, b.type, b.status, p.profile_type_id, p.picture_image_id, c.name as city, s.code as state_code,
  ${MEMBERS} as members_count,
  (select count(*)::int from business_member m where m.business_id = b.id and m.status = 'invited') as invitations_count`
const FROM = `business b join profile_card p on p.id = b.profile_id left join place_city c on c.id = b.city_id left join place_state s on s.id = b.state_id`

const SORTS = {
  name: 'lower(b.name), b.id',
  newest: 'b.created_at desc, b.id desc',
  members: `case when ${SEES_MEMBERS('place')} then ${MEMBERS} end desc nulls last, lower(b.name), b.id`,
} as const

export type BusinessFilter = { readonly text: string | null; readonly status: BusinessStatus | null; readonly sort: keyof typeof SORTS }
type Rows = { readonly limit: number; readonly offset: number }

/** Those of which a person is a member, whichever profile is active. */
export async function listBusinessesOf(
  db: Db,
  personAccountId: string,
  { text, status, sort }: BusinessFilter,
  { limit, offset }: Rows,
): Promise<{ rows: BusinessRow[]; count: number }> {
  const where = `b.account_id in (select business_account_id from seat where account_id = $1) and b.status <> 'deleted'
    and ($2::text is null or lower(b.name) like '%' || $2 || '%') and ($3::text is null or b.status = $3)`
  const values = [personAccountId, text === null ? null : literalOfLike(text.toLowerCase()), status]
  const rows = await db.sql<BusinessRow>(
    `select ${CARD} from ${FROM} join seat place on place.business_account_id = b.account_id and place.account_id = $1
     where ${where} order by ${SORTS[sort]} limit $4 offset $5`,
    [...values, limit, offset],
  )
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (select 1 from business b where ${where} limit ${MOST_COUNTED + 1}) counted`,
      values,
    ),
  )
  return { rows, count }
}

export async function getBusiness(db: Db, { accountId }: BusinessScope): Promise<BusinessDetailsRow> {
  return only(
    await db.sql<BusinessDetailsRow>(
      `select ${CARD}, b.version, b.legal_name, b.dba_name, b.ein_last4, b.license_number, b.license_state_id, ls.code as license_state_code,
         b.license_expires_on, coalesce(b.license_expires_on < current_date, false) as license_is_over, b.description, b.phone, b.email, b.website, b.address1, b.address2, b.state_id, b.zip,
         b.service_city_ids, p.category_ids, b.hours, b.listed_at, b.created_at, b.homes_to_move, b.homes_moved
       from ${FROM} left join place_state ls on ls.id = b.license_state_id
       where b.account_id = $1`,
      [accountId],
    ),
  )
}

export const LOCKED_COLUMNS = 'id, account_id, profile_id, name, status, homes_moved < homes_to_move as is_moving_in, version'

export type LockedBusiness = {
  readonly id: string
  readonly account_id: string
  readonly profile_id: string
  readonly name: string
  readonly status: BusinessStatus
  readonly is_moving_in: boolean
  readonly version: number
}

/**
 * A call that changes it, its members or its roles has it for the transaction: two of them at once come one after the other. It is the first row
 * that they lock; people and their accounts come after it.
 */
export async function lockBusiness(db: Db, { accountId }: BusinessScope): Promise<LockedBusiness | null> {
  return first(
    await db.sql<LockedBusiness>(`select ${LOCKED_COLUMNS} from business where account_id = $1 and status <> 'deleted' for no key update`, [
      accountId,
    ]),
  )
}

export type BusinessColumns = {
  readonly name: string
  readonly legal_name: string | null
  readonly dba_name: string | null
  readonly type: BusinessType
  readonly license_number: string | null
  readonly license_state_id: number | null
  readonly license_expires_on: string | null
  readonly description: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city_id: number | null
  readonly state_id: number | null
  readonly zip: string | null
  readonly service_city_ids: readonly number[]
  readonly hours: readonly OpeningTime[]
}

/** A new version of a locked business. */
export async function updateBusinessRow(db: Db, { accountId }: BusinessScope, columns: BusinessColumns): Promise<number> {
  const { version } = only(
    await db.sql<{ version: number }>(
      `update business set name = $2, legal_name = $3, dba_name = $4, type = $5, license_number = $6, license_state_id = $7, license_expires_on = $8,
         description = $9, phone = $10, email = $11, website = $12, address1 = $13, address2 = $14, city_id = $15, state_id = $16, zip = $17,
         service_city_ids = $18, hours = $19::jsonb, status = case when status = 'draft' then 'unlisted' else status end,
         version = version + 1, updated_at = now()
       where account_id = $1 returning version`,
      [
        accountId,
        columns.name,
        columns.legal_name,
        columns.dba_name,
        columns.type,
        columns.license_number,
        columns.license_state_id,
        columns.license_expires_on,
        columns.description,
        columns.phone,
        columns.email,
        columns.website,
        columns.address1,
        columns.address2,
        columns.city_id,
        columns.state_id,
        columns.zip,
        columns.service_city_ids,
        JSON.stringify(columns.hours),
      ],
    ),
  )
  return version
}

/** The number of a locked business, sealed; null takes it away. */
export async function setEin(db: Db, { accountId }: BusinessScope, ein: { sealed: Buffer; last4: string } | null): Promise<void> {
  await db.sql('update business set ein_sealed = $2, ein_last4 = $3 where account_id = $1', [
    accountId,
    ein?.sealed ?? null,
    ein?.last4 ?? null,
  ])
}

export async function setListed(db: Db, { accountId }: BusinessScope, isListed: boolean): Promise<void> {
  await db.sql(
    `update business set status = case when $2 then 'listed' else 'unlisted' end, listed_at = case when $2 then now() end, updated_at = now()
     where account_id = $1`,
    [accountId, isListed],
  )
}

/** Of a row `m` of members and `h` of the account of the person: as they call themselves, else as they were invited. */
export const MEMBER_NAME = `coalesce(nullif(trim(concat_ws(' ', h.first_name, h.last_name)), ''), nullif(trim(concat_ws(' ', m.first_name, m.last_name)), ''))`

export async function insertBusinessEvent(
  db: Db,
  event: { businessId: string; accountId: string; byAccountId: string | null; memberId: string | null; said: Said },
): Promise<void> {
  await db.sql('insert into business_event (business_id, account_id, by_account_id, member_id, said) values ($1, $2, $3, $4, $5::jsonb)', [
    event.businessId,
    event.accountId,
    event.byAccountId,
    event.memberId,
    JSON.stringify(event.said),
  ])
}

export type BusinessEventRow = { id: string; at: Date; by: string | null; member: string | null; said: Said }

export async function listBusinessEvents(
  db: Db,
  { accountId }: BusinessScope,
  { limit, offset }: Rows,
): Promise<{ rows: BusinessEventRow[]; count: number }> {
  const rows = await db.sql<BusinessEventRow>(
    `select e.id, e.at, e.said, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as by,
       coalesce(${MEMBER_NAME}, h.email, m.email) as member
     from business_event e left join account_holder a on a.id = e.by_account_id
     left join business_member m on m.id = e.member_id left join account_holder h on h.id = m.person_account_id
     where e.account_id = $1 order by e.at desc, e.id desc limit $2 offset $3`,
    [accountId, limit, offset],
  )
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (select 1 from business_event where account_id = $1 limit ${MOST_COUNTED + 1}) counted`,
      [accountId],
    ),
  )
  return { rows, count }
}

export type CityRow = { id: number; name: string; state_id: number; state_code: string }

export function listCities(db: Db, ids: readonly number[]): Promise<CityRow[]> {
  return db.sql<CityRow>(
    `select c.id, c.name, c.state_id, s.code as state_code from place_city c join place_state s on s.id = c.state_id where c.id = any($1::int[]) order by c.name, c.id`,
    [ids],
  )
}

/** Whether a person shows on the page of the business. */
export async function isShown(db: Db, memberId: string): Promise<boolean> {
  return first(await db.sql<{ is_shown: boolean }>('select is_shown from business_member where id = $1', [memberId]))?.is_shown ?? false
}
