import type { OffBooksReason } from '@keystead/contract/properties/properties/occupancy.ts'
import type { UnlistReasonKey } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import type { AssetEvent } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

export type AssetEventRow = {
  id: string
  kind: Exclude<AssetEvent['Kind'], 'created'>
  at: Date
  reason: UnlistReasonKey | 'expired' | OffBooksReason | null
  listing_type_id: number | null
  rent_frequency_id: number | null
  from_cents: number | null
  to_cents: number | null
  by_profile_id: string | null
  subject_profile_id: string | null
  role: AssetEvent['Role']
  lease_from: string | null
  lease_to: string | null
  rent_from_on: string | null
  moves_out_on: string | null
  /** Who is meant where no profile is the subject: all in one text, as it was written at first, or one by one. */
  subject_name: string | null
  subject_profile_ids: string[]
  person_names: string[]
  edited_parts: AssetEvent['EditedParts']
  units_count: number | null
}

const EVENT = `id, kind, at, reason, listing_type_id, rent_frequency_id, from_cents, to_cents, by_profile_id, subject_profile_id, detail ->> 'role' as role,
  detail ->> 'from' as lease_from, detail ->> 'to' as lease_to, detail ->> 'fromOn' as rent_from_on, detail ->> 'movesOutOn' as moves_out_on,
  detail ->> 'name' as subject_name, coalesce(detail -> 'profileIds', '[]') as subject_profile_ids,
  coalesce(jsonb_path_query_array(persons, '$[*].name'), '[]') as person_names, detail -> 'parts' as edited_parts, (detail ->> 'count')::int as units_count`

/** Which events a reader sees of people whom a property was entrusted or leased to. */
export type EventReader = {
  /** Of an agent, who reads of agents what concerns themselves; null for who reads of all. */
  readonly agentProfileId: string | null
  readonly seesTenants: boolean
  /** Guarantors and occupants of leases are theirs to know. */
  readonly seesOthers: boolean
}

/** For whom, and of which kinds: null for all. */
type WantedEvents = { readonly reader: EventReader; readonly kinds: readonly AssetEvent['Kind'][] | null }

/**
 * `$3` is the agent, who reads nothing of owners, `$4` whether tenants are theirs to know, `$5` whether guarantors and occupants are. `$6`
 * are the kinds that were asked for, null for all.
 */
const IS_READ = `(($5 or detail ->> 'role' is null or detail ->> 'role' not in ('guarantor', 'occupant'))
  and ($3::uuid is null or subject_profile_id = $3 or ($4 and detail ->> 'role' = 'tenant')
    or (subject_profile_id is null and detail ->> 'role' is distinct from 'tenant' and kind <> 'owners-changed'))
  and ($6::text[] is null or kind = any($6)))`

/** A page of what happened to a property of the scope, newest first. */
export async function listAssetEvents(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { reader, kinds }: WantedEvents,
  { limit, offset }: { limit: number; offset: number },
): Promise<AssetEventRow[]> {
  return db.sql<AssetEventRow>(
    `select ${EVENT} from asset_event where asset_id = $1 and account_id = $2 and ${IS_READ} order by at desc, id desc limit $7 offset $8`,
    [assetId, scope.accountId, reader.agentProfileId, reader.seesTenants, reader.seesOthers, kinds, limit, offset],
  )
}

/** How many there are, counted up to `most`. */
export async function countAssetEvents(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { reader, kinds }: WantedEvents,
  most: number,
): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from asset_event where asset_id = $1 and account_id = $2 and ${IS_READ} limit $7) as counted`,
      [assetId, scope.accountId, reader.agentProfileId, reader.seesTenants, reader.seesOthers, kinds, most],
    ),
  )
  return count
}

export type PublicAmountRow = {
  kind: 'listed' | 'price'
  at: Date
  listing_type_id: number
  rent_frequency_id: number | null
  from_cents: number | null
  to_cents: number
}

// Row security lets these through for homes that are on the market now.
const publicAmounts = prepare<PublicAmountRow, [string, number]>(
  'listing-public-amounts',
  `select kind, at, listing_type_id, rent_frequency_id, from_cents, to_cents from asset_event
   where asset_id = $1 and is_public and kind in ('listed', 'price') and to_cents is not null order by at desc, id desc limit $2`,
)
const isOnMarket = prepare<{ id: string }, [string]>('listing-is-on-market', 'select id from listing_card where id = $1')

/** What a listed property asked, newest first; null for one that strangers do not see. */
export async function findPublicAmounts(db: Db, assetId: string, limit: number): Promise<PublicAmountRow[] | null> {
  if (first(await db.prepared(isOnMarket, [assetId])) === null) return null
  return db.prepared(publicAmounts, [assetId, limit])
}

export type CountedDay = { day: string; views: number; contacts: number }

/** Looks and messages by day, each day of the time, the oldest first. Days are those of the property's own zone. */
export async function listCountedDays(
  db: Db,
  scope: Scope<'asset'>,
  asset: { id: string; time_zone: string },
  days: number,
): Promise<CountedDay[]> {
  return db.sql<CountedDay>(
    `with today as (select (now() at time zone $3)::date as day),
     contact as (
       select (created_at at time zone $3)::date as day, count(*) as contacts
       from (
         select asset_id, created_at from inquiry_moment
         union all
         select asset_id, created_at from tour_moment
       ) as contacted, today
       where asset_id = $2 and created_at >= (today.day - $4::int + 1)::timestamp at time zone $3
       group by 1)
     select counted.day::date as day, coalesce(v.views, 0) as views, coalesce(c.contacts, 0) as contacts
     from today, generate_series(today.day - $4::int + 1, today.day, interval '1 day') as counted(day)
     left join asset_view_day v on v.account_id = $1 and v.asset_id = $2 and v.day = counted.day::date
     left join contact c on c.day = counted.day::date
     order by 1`,
    [scope.accountId, asset.id, asset.time_zone, days],
  )
}

/** Days since a property came to the market, by its own calendar. */
export async function daysOnMarket(db: Db, { listed_at, time_zone }: { listed_at: Date; time_zone: string }): Promise<number> {
  const { days } = only(
    await db.sql<{ days: number }>('select (now() at time zone $2)::date - ($1::timestamptz at time zone $2)::date as days', [
      listed_at,
      time_zone,
    ]),
  )
  return days
}
