import type { TourList, TourSide, TourState } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** A tour from either side of it. */
export type TourScope = Scope<'tour'> | Scope<'tour-request'>

/** In whose list it stands: of whoever manages the home, of an agent who may list it for them, of whoever asked. */
export type TourReader = 'manager' | 'agent' | 'visitor'

export type ViewedHome = {
  asset_id: string
  title: string
  asset_type_id: number
  city_id: number
  time_zone: string
  /** Who lists it: the manager, or an agent for them. */
  profile_id: string
  lister_first_name: string
  lister_last_name: string
}

/** A home on the market with whoever lists it; null where it cannot be asked for. */
export async function findViewedHome(db: Db, assetId: string): Promise<ViewedHome | null> {
  return first(
    await db.sql<ViewedHome>(
      `select l.asset_id, l.title, l.asset_type_id, l.city_id, c.time_zone, p.id as profile_id,
         p.first_name as lister_first_name, p.last_name as lister_last_name
       from listing_card l
       join place_city c on c.id = l.city_id
       join profile_card p on p.id = l.profile_id
       join account_holder a on a.id = p.account_id
       where l.id = $1 and p.status = 'A' and a.status = 'A'`,
      [assetId],
    ),
  )
}

/** The first and last day that may be asked for, there. */
export async function daysToChoose(db: Db, timeZone: string, mostDaysAhead: number): Promise<{ first: string; last: string }> {
  return only(
    await db.sql<{ first: string; last: string }>(
      'select (now() at time zone $1)::date as first, (now() at time zone $1)::date + $2::int as last',
      [timeZone, mostDaysAhead],
    ),
  )
}

export type NamedTime = { at: Date; is_past: boolean; is_too_far: boolean; exists: boolean }

/** Times on the clocks of a place as moments, in the given order. In the hour that summer time skips there are none. */
export async function momentsOf(
  db: Db,
  timeZone: string,
  times: readonly { Date: string; Time: string }[],
  mostDaysAhead: number,
): Promise<NamedTime[]> {
  return db.sql<NamedTime>(
    `select at, at <= now() as is_past, named::date > (now() at time zone $1)::date + $3::int as is_too_far, at at time zone $1 = named as exists
     from unnest($2::timestamp[]) with ordinality as asked(named, position), lateral (select named at time zone $1 as at) as moment
     order by position`,
    [timeZone, times.map(({ Date, Time }) => `${Date} ${Time}`), mostDaysAhead],
  )
}

export type NewTour = {
  home: ViewedHome
  visitorAccountId: string | null
  name: string
  email: string
  phone: string | null
  note: string | null
  times: readonly Date[]
}

/** It belongs to whoever manages the home; an agent who lists it for them is who answers. */
export async function insertTour(db: Db, tour: NewTour): Promise<string> {
  const { home } = tour
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into tour (account_id, profile_id, contact_profile_id, asset_id, asset_title, asset_type_id, city_id, time_zone,
         visitor_account_id, visitor_name, visitor_email, visitor_phone, note, wished_at, last_time_at)
       select a.account_id, a.managing_profile_id, nullif($2::uuid, a.managing_profile_id), a.id, $3, $4, $5, $6, $7, $8, $9, $10, $11,
         $12::timestamptz[], (select max(at) from unnest($12::timestamptz[]) at)
       from asset_holding a where a.id = $1
       returning id`,
      [
        home.asset_id,
        home.profile_id,
        home.title,
        home.asset_type_id,
        home.city_id,
        home.time_zone,
        tour.visitorAccountId,
        tour.name,
        tour.email,
        tour.phone,
        tour.note,
        tour.times,
      ],
    ),
  )
  return id
}

export type TourRow = {
  id: string
  /** Of whoever manages the home. */
  account_id: string
  profile_id: string
  contact_profile_id: string | null
  /** Who answers: the contact, else the manager. */
  lister_profile_id: string
  asset_id: string
  asset_title: string
  asset_type_id: number
  city: string
  is_listed: boolean
  time_zone: string
  visitor_name: string
  visitor_email: string
  visitor_phone: string | null
  note: string | null
  state: TourState
  waits_for: TourSide
  is_over: boolean
  wished_at: Date[]
  proposed_at: Date | null
  minutes: number
  starts_at: Date | null
  address: string | null
  words: string | null
  denial_reason_id: number | null
  ended_by: TourSide | null
  lister_first_name: string
  lister_last_name: string
  created_at: Date
  /** How long a link in an email of now shows it: until a week after it is over. */
  link_seconds: number
}

const LINK_LIVES_ON = `interval '7 days'`
const END = `case when v.state = 'Confirmed' then v.ends_at else v.last_time_at end`
const COLUMNS = `v.id, v.account_id, v.profile_id, v.contact_profile_id, p.id as lister_profile_id, v.asset_id, v.asset_title, v.asset_type_id, c.name || ', ' || s.code as city,
  exists (select from listing_card l where l.id = v.asset_id) as is_listed, v.time_zone, v.visitor_name, v.visitor_email, v.visitor_phone, v.note,
  v.state, v.waits_for, ${END} <= now() as is_over, v.wished_at, v.proposed_at, v.minutes, v.starts_at, v.address, v.words,
  v.denial_reason_id, v.ended_by, p.first_name as lister_first_name, p.last_name as lister_last_name, v.created_at,
  extract(epoch from greatest(${END}, now()) - now() + ${LINK_LIVES_ON})::int as link_seconds`
const FROM = `from tour v
  join place_city c on c.id = v.city_id
  join place_state s on s.id = c.state_id
  join profile_card p on p.id = coalesce(v.contact_profile_id, v.profile_id)`

const OF: Readonly<Record<TourReader, string>> = {
  manager: 'v.account_id = $1 and ($2::uuid is null or v.profile_id = $2)',
  agent: `v.asset_id in (
    select g.object_id from open_grant g
    where g.principal_account_id = $1 and g.principal_id = $2 and g.relation = 'agent' and 'list' = any(g.scopes))`,
  visitor: 'v.visitor_account_id = $1 and $2::uuid is null',
}

const LISTS: Readonly<Record<TourList, string>> = {
  waiting: `v.state = 'Pending' and v.last_time_at > now()`,
  coming: `v.state = 'Confirmed' and v.ends_at > now()`,
  over: `(v.state in ('Denied', 'Cancelled') or (v.state = 'Pending' and v.last_time_at <= now()) or (v.state = 'Confirmed' and v.ends_at <= now()))`,
}
/** Whose answer a request waits for: what an agent is to answer waits for no one else. */
const WAITS: Readonly<Record<TourReader, string>> = {
  manager: `v.waits_for = 'lister' and v.contact_profile_id is null`,
  agent: `v.waits_for = 'lister' and v.contact_profile_id = $2`,
  visitor: `v.waits_for = 'visitor'`,
}

/** Open requests to see a home, for a list in which they stand with others. $1 and $2: account and profile of the reader. */
export const OPEN_REQUESTS: Readonly<Record<'manager' | 'agent', string>> = {
  manager: `select v.id, v.created_at as asked_at, (${WAITS.manager}) as waits from tour v where ${OF.manager} and ${LISTS.waiting}`,
  agent: `select v.id, v.created_at as asked_at, (${WAITS.agent}) as waits from tour v where ${OF.agent} and ${LISTS.waiting}`,
}

/** What comes first is what runs out or takes place first; of what is over, the last. */
const ORDERS: Readonly<Record<TourList, string>> = {
  waiting: 'v.last_time_at, v.id',
  coming: 'v.starts_at, v.id',
  over: 'v.updated_at desc, v.id desc',
}

/** Profiles that have a tour in a list: its manager, agents who may list the home, and those of the visitor. */
export async function listTourAudience(db: Db, tourId: string): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select v.profile_id from tour v where v.id = $1
     union
     select g.principal_id from tour v join open_grant g on g.object_id = v.asset_id
     where v.id = $1 and g.relation = 'agent' and 'list' = any(g.scopes)
     union
     select p.id from tour v join profile_card p on p.account_id = v.visitor_account_id where v.id = $1 and p.status = 'A'`,
    [tourId],
  )
  return rows.map(({ profile_id }) => profile_id)
}

export async function listTours(
  db: Db,
  reader: TourReader,
  scope: TourScope,
  { list, limit, offset }: { list: TourList; limit: number; offset: number },
): Promise<TourRow[]> {
  return db.sql<TourRow>(`select ${COLUMNS} ${FROM} where ${OF[reader]} and ${LISTS[list]} order by ${ORDERS[list]} limit $3 offset $4`, [
    scope.accountId,
    scope.profileId,
    limit,
    offset,
  ])
}

/** How many there are, counted up to one more than `most`. */
export async function countTours(db: Db, reader: TourReader, scope: TourScope, list: TourList, most: number): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from tour v where ${OF[reader]} and ${LISTS[list]} limit $3) as counted`,
      [scope.accountId, scope.profileId, most + 1],
    ),
  )
  return count
}

/** How many wait for an answer of this reader. */
export async function countUnanswered(db: Db, reader: TourReader, scope: TourScope, most: number): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (
         select from tour v where ${OF[reader]} and ${LISTS.waiting} and ${WAITS[reader]} limit $3) as counted`,
      [scope.accountId, scope.profileId, most],
    ),
  )
  return count
}

/** Those of a list made elsewhere, in any order. */
export async function listToursById(db: Db, reader: TourReader, scope: TourScope, tourIds: readonly string[]): Promise<TourRow[]> {
  return db.sql<TourRow>(`select ${COLUMNS} ${FROM} where ${OF[reader]} and v.id = any($3::uuid[])`, [
    scope.accountId,
    scope.profileId,
    tourIds,
  ])
}

export async function findTour(db: Db, reader: TourReader, scope: TourScope, tourId: string): Promise<TourRow | null> {
  return first(
    await db.sql<TourRow>(`select ${COLUMNS} ${FROM} where ${OF[reader]} and v.id = $3`, [scope.accountId, scope.profileId, tourId]),
  )
}

/** The tour, kept for this transaction: what both sides do follows each other. */
export async function lockTour(db: Db, reader: TourReader, scope: TourScope, tourId: string): Promise<TourRow | null> {
  return first(
    await db.sql<TourRow>(`select ${COLUMNS} ${FROM} where ${OF[reader]} and v.id = $3 for update of v`, [
      scope.accountId,
      scope.profileId,
      tourId,
    ]),
  )
}

/** The home of a tour that an agent may answer. */
export async function findAssetOfTour(db: Db, scope: Scope<'tour'>, tourId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ asset_id: string }>(`select v.asset_id from tour v where ${OF.agent} and v.id = $3`, [
      scope.accountId,
      scope.profileId,
      tourId,
    ]),
  )
  return row?.asset_id ?? null
}

/**
 * Those who set a time for the same home wait for each other here. Without it two at once would each find the other in
 * the way, and the database would have to break them up.
 */
export async function lockCalendar(db: Db, { asset_id }: TourRow): Promise<void> {
  await db.sql(`select pg_advisory_xact_lock(hashtextextended('tour:' || $1, 0))`, [asset_id])
}

/** Whether another confirmed tour of the home is in the way. */
export async function isTimeTaken(db: Db, { id, asset_id }: TourRow, startsAt: Date, minutes: number): Promise<boolean> {
  const rows = await db.sql(
    `select 1 from tour where asset_id = $1 and id <> $2 and state = 'Confirmed'
       and tstzrange(starts_at, ends_at) && tstzrange($3, $3::timestamptz + make_interval(mins => $4)) limit 1`,
    [asset_id, id, startsAt, minutes],
  )
  return rows.length > 0
}

/** Whether the lister has promised to be in another home then. */
export async function listerIsElsewhere(db: Db, tour: TourRow, startsAt: Date, minutes: number): Promise<boolean> {
  const promisedBy = tour.contact_profile_id === null ? 'profile_id = $1 and contact_profile_id is null' : 'contact_profile_id = $1'
  const rows = await db.sql(
    `select 1 from tour where ${promisedBy} and asset_id <> $2 and state = 'Confirmed'
       and starts_at < $3::timestamptz + make_interval(mins => $4) and ends_at > $3 limit 1`,
    [tour.lister_profile_id, tour.asset_id, startsAt, minutes],
  )
  return rows.length > 0
}

export async function isPast(db: Db, moment: Date): Promise<boolean> {
  return only(await db.sql<{ is_past: boolean }>('select $1::timestamptz <= now() as is_past', [moment])).is_past
}

/** Whoever confirms tells where to go, however the listing shows it. */
export async function setConfirmed(
  db: Db,
  locked: TourRow,
  { startsAt, minutes, words }: { startsAt: Date; minutes: number; words: string | null },
): Promise<void> {
  await db.sql(
    `update tour v set state = 'Confirmed', starts_at = $2, ends_at = $2::timestamptz + make_interval(mins => $3), minutes = $3, words = $4,
       reminded_at = null, updated_at = now(),
       address = (select concat_ws(', ', nullif(a.address1, ''), nullif(a.address2, ''), a.city_name, concat_ws(' ', s.code, a.zip))
                  from asset_location a join place_state s on s.id = a.state_id where a.id = v.asset_id)
     where v.id = $1`,
    [locked.id, startsAt, minutes, words],
  )
}

export async function setProposed(
  db: Db,
  locked: TourRow,
  { at, minutes, words }: { at: Date; minutes: number; words: string | null },
): Promise<void> {
  await db.sql(
    `update tour set state = 'Pending', waits_for = 'visitor', proposed_at = $2, last_time_at = $2, minutes = $3, words = $4,
       starts_at = null, ends_at = null, address = null, updated_at = now()
     where id = $1`,
    [locked.id, at, minutes, words],
  )
}

export async function setEnded(
  db: Db,
  locked: TourRow,
  { state, by, words, reasonId }: { state: 'Denied' | 'Cancelled'; by: TourSide; words: string | null; reasonId: number | null },
): Promise<void> {
  await db.sql(
    `update tour set state = $2, ended_by = $3, words = coalesce($4, words), denial_reason_id = $5, updated_at = now() where id = $1`,
    [locked.id, state, by, words, reasonId],
  )
}

/** Confirmed ones that begin within a day and were agreed on before that day. */
export async function listToRemind(db: Db, scope: Scope<'tour'>, limit: number): Promise<TourRow[]> {
  return db.sql<TourRow>(
    `select ${COLUMNS} ${FROM}
     where ($1::uuid is null or v.account_id = $1) and v.state = 'Confirmed' and v.reminded_at is null
       and v.starts_at > now() and v.starts_at <= now() + interval '24 hours' and v.updated_at < v.starts_at - interval '24 hours'
     order by v.starts_at limit $2`,
    [scope.accountId, limit],
  )
}

/** Whether it was this caller who has marked it. It may have been moved since it was listed. */
export async function markReminded(db: Db, { id }: TourRow): Promise<boolean> {
  const rows = await db.sql(
    `update tour set reminded_at = now()
     where id = $1 and state = 'Confirmed' and reminded_at is null and starts_at > now() and starts_at <= now() + interval '24 hours'
     returning id`,
    [id],
  )
  return rows.length > 0
}

/** What is still to come in homes of an account. */
export async function listOpenTours(db: Db, scope: Scope<'tour'>): Promise<TourRow[]> {
  return db.sql<TourRow>(
    `select ${COLUMNS} ${FROM} where ${OF.manager} and v.state in ('Pending', 'Confirmed') and ${END} > now() order by v.id`,
    [scope.accountId, scope.profileId],
  )
}

export async function deleteTours(db: Db, scope: Scope<'tour'>): Promise<void> {
  await db.sql('delete from tour where account_id = $1', [scope.accountId])
}

/** Whoever asked is gone: what the lister planned is called off, and nothing leads to them any more. */
export async function eraseVisitor(db: Db, scope: Scope<'tour-request'>): Promise<void> {
  await db.sql(
    `update tour set
       ended_by = case when state in ('Pending', 'Confirmed') then 'visitor' else ended_by end,
       state = case when state in ('Pending', 'Confirmed') then 'Cancelled' else state end,
       visitor_name = 'Closed account', visitor_email = 'closed@closed.invalid', visitor_phone = null, note = null, updated_at = now()
     where visitor_account_id = $1`,
    [scope.accountId],
  )
}

/** What is still to come in these homes is their contact's to answer; null is the one who manages a home. */
export async function setContactOfTours(
  db: Db,
  homes: readonly { readonly id: string; readonly contactProfileId: string | null }[],
): Promise<void> {
  await db.sql(
    `update tour v set contact_profile_id = home.contact_id, updated_at = now()
     from unnest($1::uuid[], $2::uuid[]) as home (id, contact_id)
     where v.asset_id = home.id and v.state in ('Pending', 'Confirmed') and ${END} > now()`,
    [homes.map(({ id }) => id), homes.map(({ contactProfileId }) => contactProfileId)],
  )
}

export type OpenTours = { count: number; title: string; transaction: string }

/** What is still to come in a home, and that the manager answers it. Null: nothing. */
export async function countOpenTours(db: Db, assetId: string): Promise<OpenTours | null> {
  return first(
    await db.sql<OpenTours>(
      `select count(*)::int as count, a.title, pg_current_xact_id()::text as transaction
       from tour v join asset_holding a on a.id = v.asset_id
       where a.id = $1 and v.contact_profile_id is null and v.state in ('Pending', 'Confirmed') and ${END} > now()
       group by a.title`,
      [assetId],
    ),
  )
}

/** Tours of homes that have become another account's. Answers their ids, since links open them. */
export async function moveTours(db: Db, assetIds: readonly string[], toAccountId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('update tour set account_id = $2 where asset_id = any($1::uuid[]) returning id', [
    assetIds,
    toAccountId,
  ])
  return rows.map(({ id }) => id)
}
