import { FEED_REASONS, FOR_RENTAL_PORTALS, FOR_SALE_PORTALS, type FeedReason } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { ROOM_TYPE } from '@keystead/contract/properties/fields/property.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { ListingFactsRow } from '../search/marketplace.public.ts'

export type FeedScope = Scope<'listing-feed'>

export type FeedRow = {
  id: string
  account_id: string
  profile_id: string
  name: string
  audience_id: number
  token_sealed: Buffer
  reads_count: number
  last_read_at: Date | null
  created_at: Date
}

const FEED = 'id, account_id, profile_id, name, audience_id, token_sealed, reads_count, last_read_at, created_at'

export async function listFeeds(db: Db, scope: FeedScope): Promise<FeedRow[]> {
  return db.sql<FeedRow>(`select ${FEED} from listing_feed where account_id = $1 and profile_id = $2 order by created_at, id`, [
    scope.accountId,
    scope.profileId,
  ])
}

export async function findFeed(db: Db, scope: FeedScope, feedId: string): Promise<FeedRow | null> {
  return first(
    await db.sql<FeedRow>(`select ${FEED} from listing_feed where account_id = $1 and profile_id = $2 and id = $3`, [
      scope.accountId,
      scope.profileId,
      feedId,
    ]),
  )
}

/** A feed whose account may still be read. */
export async function findOpenFeed(db: Db, feedId: string): Promise<FeedRow | null> {
  return first(
    await db.sql<FeedRow>(
      `select f.id, f.account_id, f.profile_id, f.name, f.audience_id, f.token_sealed, f.reads_count, f.last_read_at, f.created_at
       from listing_feed f join profile_card p on p.id = f.profile_id and p.status = 'A' join account_holder a on a.id = f.account_id and a.status = 'A'
       where f.id = $1`,
      [feedId],
    ),
  )
}

/** One feed at a time is added to a profile, so that the limit holds. */
export async function lockFeeds(db: Db, scope: FeedScope): Promise<number> {
  await lockProfile(db, scope)
  return only(await db.sql<{ count: number }>('select count(*) as count from listing_feed where profile_id = $1', [scope.profileId])).count
}

export async function insertFeed(
  db: Db,
  scope: FeedScope,
  feed: { id: string; name: string; audienceId: number; tokenSealed: Buffer },
): Promise<FeedRow> {
  return only(
    await db.sql<FeedRow>(
      `insert into listing_feed (id, account_id, profile_id, name, audience_id, token_sealed)
       values ($1, $2, $3, $4, $5, $6) returning ${FEED}`,
      [feed.id, scope.accountId, scope.profileId, feed.name, feed.audienceId, feed.tokenSealed],
    ),
  )
}

export async function renewFeed(db: Db, scope: FeedScope, feedId: string, tokenSealed: Buffer): Promise<FeedRow | null> {
  return first(
    await db.sql<FeedRow>(
      `update listing_feed set token_sealed = $4, renewed_at = now()
       where account_id = $1 and profile_id = $2 and id = $3 returning ${FEED}`,
      [scope.accountId, scope.profileId, feedId, tokenSealed],
    ),
  )
}

export async function deleteFeed(db: Db, scope: FeedScope, feedId: string): Promise<boolean> {
  const rows = await db.sql('delete from listing_feed where account_id = $1 and profile_id = $2 and id = $3 returning id', [
    scope.accountId,
    scope.profileId,
    feedId,
  ])
  return rows.length > 0
}

export async function countRead(db: Db, feedId: string): Promise<void> {
  await db.sql('update listing_feed set reads_count = reads_count + 1, last_read_at = now() where id = $1', [feedId])
}

const newId = 'select new_id() as id'

export async function newFeedId(db: Db): Promise<string> {
  return only(await db.sql<{ id: string }>(newId)).id
}

/** A home or room for living that a portal of homes would take at all, and why else it is left out. */
const PORTAL_CONDITIONS: Partial<Record<FeedReason, string>> = {
  commercial: 'l.category_id <> 1',
  room: `(l.access_type_id <> 1 or l.asset_type_id = ${ROOM_TYPE})`,
  address: '(l.address_exactness <> 1 or l.address_line is null)',
  photo: 'not l.has_image',
  description: "length(coalesce(l.description, '')) < 50",
  contact: `coalesce(l.description, '') ~* '([a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}|(https?://|www\\.)|(\\(?[2-9][0-9]{2}\\)?[-. ]?[0-9]{3}[-. ][0-9]{4}))'`,
  stale: `l.updated_at < now() - interval '3 months'`,
  farAhead: `l.available_on > current_date + interval '1 year'`,
}

const CONDITIONS: Readonly<Record<number, Partial<Record<FeedReason, string>>>> = {
  [FOR_RENTAL_PORTALS]: { ...PORTAL_CONDITIONS, notForRent: 'l.listing_type_id = 2', shortTerm: 'l.listing_type_id = 6' },
  [FOR_SALE_PORTALS]: { ...PORTAL_CONDITIONS, notForSale: 'l.listing_type_id <> 2' },
}

/** The reasons of one listing as an array, empty where it is in the feed. The one place where the rules stand. */
function reasonsFor(audienceId: number): string {
  const conditions = CONDITIONS[audienceId] ?? {}
  const cases = (Object.keys(FEED_REASONS) as FeedReason[]).flatMap((reason) => {
    const condition = conditions[reason]
    return condition ? [`case when ${condition} then '${reason}' end`] : []
  })
  return cases.length === 0 ? `'{}'::text[]` : `array_remove(array[${cases.join(', ')}]::text[], null)`
}

export type FeedListingRow = ListingFactsRow & {
  state_code: string
  reference_code: string | null
  /** To the microsecond, which a `Date` would lose. */
  listed_at_exact: string
  reasons: FeedReason[]
}

export type FeedPlace = { readonly listedAt: string; readonly id: string }

/** A part of a feed's listings with what speaks against each, newest first; `after` is the last one of the part before. */
export async function listFeedListings(
  db: Db,
  scope: FeedScope,
  audienceId: number,
  { after, limit }: { after: FeedPlace | null; limit: number },
): Promise<FeedListingRow[]> {
  return db.sql<FeedListingRow>(
    `select l.*, l.listed_at::text as listed_at_exact, s.code as state_code, a.reference_code, ${reasonsFor(audienceId)} as reasons
     from listing_facts l join place_state s on s.id = l.state_id join asset_offer a on a.id = l.asset_id and a.account_id = $1
     where a.managing_profile_id = $2 and a.is_listed and a.deleted_at is null ${after ? 'and (l.listed_at, l.id) < ($4::timestamptz, $5)' : ''}
     order by l.listed_at desc, l.id desc limit $3`,
    [scope.accountId, scope.profileId, limit, ...(after ? [after.listedAt, after.id] : [])],
  )
}

export type FeedListingLine = Pick<FeedListingRow, 'id' | 'asset_id' | 'title' | 'listing_type_id' | 'city_name' | 'state_code' | 'reasons'>

export async function listFeedLines(
  db: Db,
  scope: FeedScope,
  audienceId: number,
  { show, limit, offset }: { show: 'in' | 'out'; limit: number; offset: number },
): Promise<FeedListingLine[]> {
  return db.sql<FeedListingLine>(
    `select * from (
       select l.id, l.asset_id, l.title, l.listing_type_id, l.city_name, s.code as state_code, l.listed_at, ${reasonsFor(audienceId)} as reasons
       from asset_offer a join listing_facts l on l.asset_id = a.id join place_state s on s.id = l.state_id
       where a.managing_profile_id = $1 and a.is_listed and a.deleted_at is null
     ) as line
     where (cardinality(reasons) = 0) = $2
     order by listed_at desc, id desc limit $3 offset $4`,
    [scope.profileId, show === 'in', limit, offset],
  )
}

export async function countFeedLines(db: Db, scope: FeedScope, audienceId: number, show: 'in' | 'out'): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (
         select from asset_offer a join listing_facts l on l.asset_id = a.id
         where a.managing_profile_id = $1 and a.is_listed and a.deleted_at is null and (cardinality(${reasonsFor(audienceId)}) = 0) = $2 limit ${MOST_COUNTED + 1}
       ) as counted`,
      [scope.profileId, show === 'in'],
    ),
  ).count
}

export type FeedImageRow = { id: string; asset_id: string; caption: string | null; is_primary: boolean; widths: number[] }

/** All pictures of some listed properties, in order. */
export async function listFeedImages(db: Db, scope: FeedScope, assetIds: readonly string[]): Promise<Map<string, FeedImageRow[]>> {
  const rows = await db.sql<FeedImageRow>(
    `select id, asset_id, caption, is_primary, widths from asset_picture
     where account_id = $1 and asset_id = any($2::uuid[]) order by asset_id, position, id`,
    [scope.accountId, assetIds],
  )
  return Map.groupBy(rows, (row) => row.asset_id)
}

/** Feeds of a profile that has become another account's. Answers their ids: their secret addresses go on working. */
export async function moveFeeds(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('update listing_feed set account_id = $2 where profile_id = $1 returning id', [id, accountId])
  return rows.map((row) => row.id)
}
