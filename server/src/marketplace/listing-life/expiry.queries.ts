import { holdsGrant } from '../../access/access-grant.queries.ts'
import { NOTICE_DAYS, RENEWABLE_DAYS_AFTER_EXPIRY } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { holdProfile } from '../../identity/profiles/profile.public.ts'
import { extendEndingListings, relistExpiredListings, isLive } from '../../properties/properties/property.public.ts'

export type NoticeKind = 'week' | 'day' | 'expired'

/**
 * How many days before the end each notice is due, and how much further it looks: one email covers what ends within the
 * next day as well, so that no one gets more than one of a kind a day.
 */
const AHEAD: Readonly<Record<NoticeKind, number>> = { ...NOTICE_DAYS, expired: 0 }
const COVERS_MORE: Readonly<Record<NoticeKind, number>> = { week: 1, day: 1, expired: 0 }

/** Who hears of listings that end: an agent of those that they list for others, else whoever manages them. */
export type Lister = { readonly profileId: string; readonly accountId: string; readonly isAgent: boolean }

const LISTER = `p.id as "profileId", p.account_id as "accountId", p.profile_type_id = ${PROFILE_TYPES.Agent} as "isAgent"`

/** Whether a profile has a listing of which this is true; each way is one look at an index. */
function lists(condition: string): string {
  const one = (whose: string) => `exists (select from asset_offer a where ${whose} and a.is_listed and ${condition})`
  return `(${one('a.managing_profile_id = p.id and a.contact_profile_id is null')} or ${one('a.contact_profile_id = p.id')})`
}
const IS_LISTED_BY = `(a.contact_profile_id = p.id or (a.contact_profile_id is null and a.managing_profile_id = p.id))`

/** What has ended already is told of by the last notice alone. */
const NOT_COVERED = `($1 = 'expired' or a.listing_expires_at > now()) and a.listing_expires_at > coalesce(
  (select n.covers_until from listing_notice n where n.profile_id = p.id and n.kind = $1 order by n.covers_until desc limit 1), '-infinity')`

/** Profiles with listings that a notice of this kind is due for, from one on. One look at an index for each that lists anything. */
export async function listDueListers(db: Db, kind: NoticeKind, after: string | null, limit: number): Promise<Lister[]> {
  return db.sql<Lister>(
    `select ${LISTER} from profile_card p
     where p.listings_count > 0 and ($3::uuid is null or p.id > $3)
       and ${lists(`a.listing_expires_at <= now() + make_interval(days => $2) and ${NOT_COVERED}`)}
     order by p.id limit $4`,
    [kind, AHEAD[kind], after, limit],
  )
}

/** Profiles with listings whose time is over, whether they were told or not. */
export async function listListersOfEnded(db: Db, limit: number): Promise<Lister[]> {
  return db.sql<Lister>(
    `select ${LISTER} from profile_card p
     where p.listings_count > 0 and ${lists('a.listing_expires_at <= now()')}
     order by p.id limit $1`,
    [limit],
  )
}

export type EndingHomes = {
  /** How many end within what the notice covers and were not covered before. */
  readonly homes: number
  /** A few of them, the first to end first. */
  readonly titles: readonly string[]
  readonly firstEnd: Date
  readonly timeZone: string
  readonly coversUntil: Date
}

/** What a notice would tell of. Takes the profile in hand, so that two workers do not tell the same. Null: nothing any more. */
export async function lockEndingHomes(db: Db, { profileId }: Lister, kind: NoticeKind): Promise<EndingHomes | null> {
  await holdProfile(db, profileId)
  const found = only(
    await db.sql<{ homes: number; titles: string[] | null; first_end: Date | null; time_zone: string | null; covers_until: Date }>(
      `with ending as (
         select a.title, a.listing_expires_at, a.time_zone from asset_offer a, profile_card p
         where p.id = $4 and ${IS_LISTED_BY} and a.is_listed
           and a.listing_expires_at <= now() + make_interval(days => $2::int + $3::int) and ${NOT_COVERED}
       ), first_ones as (select * from ending order by listing_expires_at, title limit 5)
       select (select count(*) from ending) as homes, array_agg(title order by listing_expires_at, title) as titles,
         min(listing_expires_at) as first_end, (array_agg(time_zone order by listing_expires_at))[1] as time_zone,
         now() + make_interval(days => $2::int + $3::int) as covers_until
       from first_ones`,
      [kind, AHEAD[kind], COVERS_MORE[kind], profileId],
    ),
  )
  if (found.first_end === null || found.time_zone === null) return null
  return {
    homes: found.homes,
    titles: found.titles ?? [],
    firstEnd: found.first_end,
    timeZone: found.time_zone,
    coversUntil: found.covers_until,
  }
}

export type EndingOfMembers = Omit<EndingHomes, 'coversUntil'> & {
  /** Who are given the same of them. */
  readonly accountIds: readonly string[]
  readonly firstAssetId: string
}

/** The same for members of a business who are given a list of homes: of these alone. */
export async function listEndingOfMembers(db: Db, { profileId }: Lister, kind: NoticeKind): Promise<EndingOfMembers[]> {
  return db.sql<EndingOfMembers>(
    `with given as (
       select s.account_id, a.id, a.title, a.listing_expires_at, a.time_zone,
         row_number() over (partition by s.member_id order by a.listing_expires_at, a.title) as place
       from seat s join seat_asset g on g.member_id = s.member_id join asset_offer a on a.id = g.asset_id
       join profile_card p on p.id = s.profile_id
       where s.profile_id = $4 and s.is_limited and ${IS_LISTED_BY} and a.is_listed
         and a.listing_expires_at <= now() + make_interval(days => $2::int + $3::int) and ${NOT_COVERED}
     ), of_member as (
       select account_id, count(*) as homes, array_agg(title order by place) filter (where place <= 5) as titles,
         min(listing_expires_at) as first_end, (array_agg(time_zone order by place))[1] as time_zone, (array_agg(id order by place))[1] as first_id,
         md5(string_agg(id::text, ',' order by id)) as which
       from given group by account_id
     )
     select array_agg(account_id order by account_id) as "accountIds", homes, titles, first_end as "firstEnd", time_zone as "timeZone",
       first_id as "firstAssetId"
     from of_member group by which, homes, titles, first_end, time_zone, first_id`,
    [kind, AHEAD[kind], COVERS_MORE[kind], profileId],
  )
}

/** Writes down that a notice was given, or decided against: its listings are covered. */
export async function insertNotice(
  db: Db,
  { profileId, accountId }: Pick<Lister, 'profileId' | 'accountId'>,
  notice: { kind: NoticeKind; coversUntil: Date; homes: number },
): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into listing_notice (account_id, profile_id, kind, covers_until, homes) values ($1, $2, $3, $4, $5) returning id`,
      [accountId, profileId, notice.kind, notice.coversUntil, notice.homes],
    ),
  )
  return id
}

/** The notice that a link from an email belongs to. */
export type RenewalNotice = Lister & { readonly id: string; readonly toldAt: Date; readonly coversUntil: Date }

/** Null where its account is out of use as well: whoever was shut out brings no home back by an old email. */
export async function findNotice(db: Db, id: string): Promise<RenewalNotice | null> {
  return first(
    await db.sql<RenewalNotice>(
      `select n.id, ${LISTER}, n.created_at as "toldAt", n.covers_until as "coversUntil"
       from listing_notice n
       join account_holder a on a.id = n.account_id and a.status = 'A'
       join profile_card p on p.id = n.profile_id and p.status = 'A'
       where n.id = $1`,
      [id],
    ),
  )
}

// A listing that was renewed since ends later than what the notice covers. One that expired left the market after the notice,
// and soon after its end.
// What an agent was told of is theirs to renew as long as they may list it.
const IS_RENEWED_BY = `((managing_profile_id = $1 and contact_profile_id is null) or (contact_profile_id = $1 and ${holdsGrant('asset_offer.id', '$1', 'agent', 'list')}))`
const STILL_ENDING = `${IS_RENEWED_BY} and is_listed and listing_expires_at <= $2::timestamptz`
const EXPIRED_SINCE = `${IS_RENEWED_BY} and unlisted_reason = 'expired' and ${isLive('asset_offer')}
  and unlisted_at > now() - make_interval(days => ${RENEWABLE_DAYS_AFTER_EXPIRY})
  and unlisted_at between $3::timestamptz and $2::timestamptz + interval '1 day'`

/**
 * Renews up to so many of what a notice told of, in one statement each way. `found`: how many there were to renew, of which another worker
 * may have renewed some meanwhile.
 */
export async function renewOfNotice(
  db: Db,
  { profileId, coversUntil, toldAt }: RenewalNotice,
  limit: number,
): Promise<{ renewed: number; found: number }> {
  const ending = await db.sql<{ id: string }>(`select id from asset_offer where ${STILL_ENDING} order by listing_expires_at, id limit $3`, [
    profileId,
    coversUntil,
    limit,
  ])
  const extended = await extendEndingListings(db, { assetIds: ending.map(({ id }) => id), profileId, endsBy: coversUntil })
  const expired = await db.sql<{ id: string }>(
    `select id from asset_offer where ${EXPIRED_SINCE} and open_checks = 0 order by unlisted_at desc, id limit $4`,
    [profileId, coversUntil, toldAt, limit - ending.length],
  )
  const relisted = await relistExpiredListings(db, { assetIds: expired.map(({ id }) => id), profileId })
  return { renewed: extended + relisted, found: ending.length + expired.length }
}

/** What is left of it, counted up to `most`: to renew, and expired without being fit for the market. */
export async function countOfNotice(
  db: Db,
  { profileId, coversUntil, toldAt }: RenewalNotice,
  most: number,
): Promise<{ renewable: number; notReady: number }> {
  return only(
    await db.sql<{ renewable: number; notReady: number }>(
      `select (select count(*) from (
           (select 1 from asset_offer where ${STILL_ENDING} limit $4)
           union all (select 1 from asset_offer where ${EXPIRED_SINCE} and open_checks = 0 limit $4)) as ending) as renewable,
         (select count(*) from (select 1 from asset_offer where ${EXPIRED_SINCE} and open_checks > 0 limit $4) as others) as "notReady"`,
      [profileId, coversUntil, toldAt, most],
    ),
  )
}

/** Homes whose agent may no longer list them: their time is over, or their account is out of use. */
export async function listLostContacts(db: Db, limit: number): Promise<{ assetId: string; contactProfileId: string }[]> {
  return db.sql<{ assetId: string; contactProfileId: string }>(
    `select a.id as "assetId", a.contact_profile_id as "contactProfileId"
     from asset_offer a join profile_card p on p.id = a.contact_profile_id join account_holder account on account.id = p.account_id
     where a.contact_profile_id is not null and a.deleted_at is null and (p.status <> 'A' or account.status <> 'A'
       or not ${holdsGrant('a.id', 'a.contact_profile_id', 'agent', 'list')})
     order by a.id limit $1`,
    [limit],
  )
}

/** Housekeeping. The newest of each kind says what is covered, so it stays as long as a listing may live. */
export async function deleteOldNotices(db: Db): Promise<void> {
  await db.sql(`delete from listing_notice where created_at < now() - interval '200 days'`)
}

/** A profile has become another account's: what it was told of listings that end still renews them. Answers their ids, since links open them. */
export async function moveNotices(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('update listing_notice set account_id = $2 where profile_id = $1 returning id', [id, accountId])
  return rows.map((row) => row.id)
}
