import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isLive } from '../../properties/properties/property.public.ts'

/** The days on which a row holds, what was taken back taken off. */
export const HELD = `daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)')`
/** From the first to the last day of what is asked for: $from and the day after $to. */
export const asked = (from: string, to: string) => `daterange(${from}::date, ${to}::date + 1, '[)')`
/** Where a property is, as it stays readable for someone who has lost it: of `asset_location a` and its `state`. */
export const PLACE = `concat_ws(', ', nullif(a.address1, ''), nullif(a.address2, ''), 'Unit ' || nullif(a.unit_number, ''), a.city_name, state.code)`

const today = (row: string) => `(now() at time zone ${row}.time_zone)::date`
/** It was taken back, or its last day has passed. */
export const isOver = (row: string) => `(${row}.ended_at is not null or coalesce(${row}.ends_on < ${today(row)}, false))`
/** It runs or will. */
export const isOpen = (row: string) => `${row}.ended_at is null and (${row}.ends_on is null or ${row}.ends_on >= ${today(row)})`
export const stateOf = (row: string) =>
  `case when ${isOver(row)} then 'past' when ${row}.starts_on > ${today(row)} then 'upcoming' else 'current' end`

export type Tenure = { readonly startsOn: string; readonly endsOn: string | null }

export type Ending = {
  /** The last day; where it is null, it holds no more from today on. */
  readonly endsOn: string | null
  readonly reason: string | null
  readonly byProfileId: string | null
}

/** The day after the last one: never later than agreed or than tomorrow, and never before it began: then it never was. */
export const endedOn = (row: string, zone: string, lastDay: string) =>
  `greatest(${row}.starts_on, least((now() at time zone ${zone})::date + 1, ${row}.ends_on + 1,
     coalesce(${lastDay}::date + 1, (now() at time zone ${zone})::date)))`

/** Someone who can be given a property: a profile that is open, of an account that is. */
export type Grantee = { readonly id: string; readonly account_id: string; readonly profile_type_id: number }

export async function listGrantees(db: Db, profileIds: readonly string[]): Promise<Map<string, Grantee>> {
  const rows = await db.sql<Grantee>(
    `select p.id, p.account_id, p.profile_type_id from profile_card p join account_holder a on a.id = p.account_id
     where p.id = any($1::uuid[]) and p.status = 'A' and a.status = 'A'`,
    [profileIds],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export async function listUnitIds(db: Db, scope: Scope<'asset'>, buildingId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from asset_holding where parent_asset_id = $1 and account_id = $2 and ${isLive('asset_holding')} order by id`,
    [buildingId, scope.accountId],
  )
  return rows.map(({ id }) => id)
}

/** Who may have properties on their screen: who manages them, holds a part, works for them or lives there, or soon will. */
export async function listAudience(db: Db, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select managing_profile_id as profile_id from asset_holding where id = any($1::uuid[])
     union
     select g.principal_id from asset_holding a
     join access_grant g on g.object_id = any(array[a.id, a.owned_through]) and (g.object_id = a.id or g.relation = 'partner')
     where a.id = any($1::uuid[]) and g.object_kind = 'asset' and g.principal_kind = 'profile'
       and (upper_inf(g.during) or upper(g.during) > statement_timestamp())`,
    [assetIds],
  )
  return rows.map(({ profile_id }) => profile_id)
}
