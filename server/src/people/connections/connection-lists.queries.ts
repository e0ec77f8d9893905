import {
  CONNECTION_STATES,
  type DirectionId,
  DIRECTIONS,
  RESEND_AFTER_HOURS,
} from '@keystead/contract/people/connections/connection.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { Scope } from '../../rpc/scope.ts'
import { PROFILE_IS_VISIBLE } from '../../identity/profiles/profile.public.ts'
import { CONNECTION_COLUMNS, type ConnectionRow } from './connection.queries.ts'

const { Pending, Joined } = CONNECTION_STATES
const { Sent, Received } = DIRECTIONS

/** The other side of a connection, as the reader may know it: without a profile where they were asked by address and never joined. */
export type OtherSide = {
  is_sent: boolean
  other_type_id: number
  other_id: string | null
  /** Of their profile, else what the sender has typed. */
  other_name: string
  other_account_type_id: number | null
  other_picture_id: string | null
  other_company: string | null
  other_has_page: boolean
}

export type SeenConnection = ConnectionRow & OtherSide & { can_resend_at: Date }

export type ConnectionFilter = {
  readonly stateId: number | null
  /** What the other side is. */
  readonly profileTypeId: number | null
  readonly directionId: DirectionId | null
  /** Part of a name. */
  readonly text: string | null
}

export const ANY_CONNECTION: ConnectionFilter = { stateId: null, profileTypeId: null, directionId: null, text: null }

const OTHER_IS_KNOWN = `(c.invite_email is null or c.state = ${Joined} or c.outcome = 'ended')`
const ASKED_AS = `coalesce(c.invite_name, c.invite_email)`
const NAME = `coalesce(p.first_name || ' ' || p.last_name, f.asked_as, '')`

/** Connections of a scope ($1 its account, $2 its profile) as seen from there. Each part goes along an index of its own. */
const FOUND = `
  select c.id, c.last_event_at, true as is_sent, c.addressee_type_id as other_type_id, ${ASKED_AS} as asked_as,
    case when ${OTHER_IS_KNOWN} then c.addressee_profile_id end as other_id
  from connection c
  where c.requester_profile_id = $2 and c.requester_account_id = $1 and ($3::int is null or c.state = $3)
    and ($4::int is null or c.addressee_type_id = $4) and ($5::int is null or $5 = ${Sent})
  union all
  select c.id, c.last_event_at, false, c.requester_type_id, null, c.requester_profile_id
  from connection c
  where c.addressee_profile_id = $2 and c.addressee_account_id = $1 and ($3::int is null or c.state = $3)
    and ($4::int is null or c.requester_type_id = $4) and ($5::int is null or $5 = ${Received})
  union all
  -- Asked as somebody whom the account could be, and is not yet.
  select c.id, c.last_event_at, false, c.requester_type_id, null, c.requester_profile_id
  from connection c
  where c.addressee_account_id = $1 and c.addressee_profile_id is null and ($3::int is null or c.state = $3)
    and ($4::int is null or c.requester_type_id = $4) and ($5::int is null or $5 = ${Received})`

const NAMED = `select f.*, ${NAME} as name from (${FOUND}) f left join profile_card p on p.id = f.other_id`

const SEEN_COLUMNS = `${CONNECTION_COLUMNS}, c.last_sent_at + interval '${RESEND_AFTER_HOURS} hours' as can_resend_at,
  f.is_sent, f.other_type_id, f.other_id, f.name as other_name, p.account_type_id as other_account_type_id,
  p.picture_image_id as other_picture_id, p.company_name as other_company, coalesce(${PROFILE_IS_VISIBLE}, false) as other_has_page`
const SEEN_FROM = `join connection c on c.id = f.id
  left join profile_card p on p.id = f.other_id
  left join account_holder a on a.id = p.account_id`

const ORDERS = { latest: 'id desc', name: 'lower(name), id' } as const

function valuesOf(scope: Scope<'connection'>, { stateId, profileTypeId, directionId, text }: ConnectionFilter): unknown[] {
  const part = text && `%${literalOfLike(text.toLowerCase())}%`
  return [scope.accountId, scope.profileId, stateId, profileTypeId, directionId, part || null]
}

/** A connection of a page; `matches`: how many there are in all, where finding the page has counted them. */
export type ListedConnection = SeenConnection & { matches: number | null }

export async function listConnections(
  db: Db,
  scope: Scope<'connection'>,
  filter: ConnectionFilter,
  { order, limit, offset }: { order: keyof typeof ORDERS; limit: number; offset: number },
): Promise<ListedConnection[]> {
  // Names are asked for all only where they decide; then all are there, and need not be read again to be counted.
  const found =
    order === 'latest' && filter.text === null
      ? `f as (
           select f.*, ${NAME} as name, null::int as matches
           from (select * from (${FOUND}) found where $6::text is null order by ${ORDERS.latest} limit $7 offset $8) f
           left join profile_card p on p.id = f.other_id)`
      : `named as materialized (select * from (${NAMED}) named where $6::text is null or lower(name) like $6),
         f as (select *, (select count(*) from named)::int as matches from named order by ${ORDERS[order]} limit $7 offset $8)`
  return db.sql<ListedConnection>(
    `with ${found} select ${SEEN_COLUMNS}, f.matches from f ${SEEN_FROM} order by ${ORDERS[order].replaceAll(/\b(name|id)\b/g, 'f.$1')}`,
    [...valuesOf(scope, filter), limit, offset],
  )
}

/** How many there are, counted up to one more than `most`. */
export async function countConnections(db: Db, scope: Scope<'connection'>, filter: ConnectionFilter, most: number): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from (${NAMED}) named where $6::text is null or lower(name) like $6 limit $7) counted`,
      [...valuesOf(scope, filter), most + 1],
    ),
  )
  return count
}

export async function findSeenConnection(db: Db, scope: Scope<'connection'>, connectionId: string): Promise<SeenConnection | null> {
  return first(
    await db.sql<SeenConnection>(
      `with f as (select * from (${NAMED}) named where id = $7 and $6::text is null) select ${SEEN_COLUMNS} from f ${SEEN_FROM}`,
      [...valuesOf(scope, ANY_CONNECTION), connectionId],
    ),
  )
}

export type Tally = { state: number; other_type_id: number; is_sent: boolean; needs_profile: boolean; count: number }

/** How many joined ones and open requests there are, by what the other side is. */
export async function tallyConnections(db: Db, scope: Scope<'connection'>): Promise<Tally[]> {
  return db.sql<Tally>(
    `select state, other_type_id, is_sent, needs_profile, count(*) as count from (
       select c.state, c.addressee_type_id as other_type_id, true as is_sent, false as needs_profile from connection c
       where c.requester_profile_id = $2 and c.requester_account_id = $1 and c.state in (${Pending}, ${Joined})
       union all
       select c.state, c.requester_type_id, false, false from connection c
       where c.addressee_profile_id = $2 and c.addressee_account_id = $1 and c.state in (${Pending}, ${Joined})
       union all
       select c.state, c.requester_type_id, false, true from connection c
       where c.addressee_account_id = $1 and c.addressee_profile_id is null and c.state = ${Pending}
     ) mine group by 1, 2, 3, 4`,
    [scope.accountId, scope.profileId],
  )
}

export type SeenEvent = {
  id: string
  connection_id: string
  kind: string
  by_profile_id: string | null
  /** The reader has done it. */
  by_reader: boolean
  by_other: boolean
  by_name: string | null
  detail: Readonly<Record<string, unknown>>
  at: Date
} & OtherSide

/**
 * What happened, the latest first. The last so many events are among those of the connections where something happened last,
 * so that the others are not looked at.
 */
export async function listEvents(
  db: Db,
  scope: Scope<'connection'>,
  {
    connectionId,
    profileTypeId,
    limit,
    offset,
  }: { connectionId: string | null; profileTypeId: number | null; limit: number; offset: number },
): Promise<SeenEvent[]> {
  return db.sql<SeenEvent>(
    `with latest as (
       select * from (${FOUND}) f where $6::uuid is null or f.id = $6 order by f.last_event_at desc, f.id limit $7::int + $8::int
     ),
     e as (
       select e.*, l.is_sent, l.other_type_id, l.other_id, l.asked_as
       from latest l,
         lateral (select * from connection_event e where e.connection_id = l.id order by e.at desc, e.id desc limit $7::int + $8::int) e
       order by e.at desc, e.id desc limit $7 offset $8
     )
     select f.id, f.connection_id, f.kind, f.by_profile_id, f.detail, f.at, f.is_sent, f.other_type_id, f.other_id, ${NAME} as other_name,
       coalesce(f.by_profile_id = $2, false) as by_reader,
       coalesce(f.by_profile_id = case when f.is_sent then c.addressee_profile_id else c.requester_profile_id end, false) as by_other,
       b.first_name || ' ' || b.last_name as by_name,
       p.account_type_id as other_account_type_id, p.picture_image_id as other_picture_id, p.company_name as other_company,
       coalesce(${PROFILE_IS_VISIBLE}, false) as other_has_page
     from e f
     join connection c on c.id = f.connection_id
     left join profile_card p on p.id = f.other_id
     left join account_holder a on a.id = p.account_id
     left join profile_card b on b.id = f.by_profile_id
     order by f.at desc, f.id desc`,
    [scope.accountId, scope.profileId, null, profileTypeId, null, connectionId, limit, offset],
  )
}

export async function countEvents(
  db: Db,
  scope: Scope<'connection'>,
  { connectionId, profileTypeId }: { connectionId: string | null; profileTypeId: number | null },
  most: number,
): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (
         select from (${FOUND}) f join connection_event e on e.connection_id = f.id where ($6::uuid is null or f.id = $6) limit $7) counted`,
      [scope.accountId, scope.profileId, null, profileTypeId, null, connectionId, most + 1],
    ),
  )
  return count
}
