import { type Db, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { Scope } from '../../rpc/scope.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { ASSETS_IN_LIST, type AssetInList } from '../properties/property.public.ts'
import { isLive } from '../properties/property.public.ts'

/** The share of someone whom a connection makes a partner, or made one. */
export type ConnectedShare = {
  readonly ownerId: string
  readonly assetId: string
  readonly title: string
  readonly percentBps: number
  readonly managingProfileId: string
  /** Null as long as no one holds it by the connection. */
  readonly partnerProfileId: string | null
}

const SHARE = `o.id as "ownerId", a.id as "assetId", a.title, s.percent_bps as "percentBps", a.managing_profile_id as "managingProfileId",
  o.profile_id as "partnerProfileId"`

const OPEN_SHARES = `asset_owner o
  join asset_card a on a.id = o.asset_id and a.deleted_at is null
  join asset_owner_share s on s.owner_id = o.id and s.effective_to is null`

/** Shares that wait for the answer to an invitation. */
export async function listOfferedShares(db: Db, connectionId: string): Promise<ConnectedShare[]> {
  return db.sql<ConnectedShare>(
    `select ${SHARE} from ${OPEN_SHARES}
     where o.connection_id = $1 and o.partner_account_id is null and o.accepted_at is null and o.removed_at is null
     order by a.title, o.id`,
    [connectionId],
  )
}

/** Shares that someone holds by a connection. */
export async function listHeldShares(db: Db, connectionId: string): Promise<ConnectedShare[]> {
  return db.sql<ConnectedShare>(
    `select ${SHARE} from ${OPEN_SHARES}
     where o.connection_id = $1 and o.partner_account_id is not null and o.removed_at is null
     order by a.title, o.id`,
    [connectionId],
  )
}

export type Side = { readonly profileId: string; readonly accountId: string }

/**
 * Makes one side of a connection a partner wherever the other side, who manages the property, has kept a part for them.
 * Whoever holds a part of it already does not get a second one.
 */
export async function acceptOffered(db: Db, connectionId: string, manager: Side, partner: Side): Promise<ConnectedShare[]> {
  return db.sql<ConnectedShare>(
    `with offered as (
       select distinct on (o.asset_id) o.id from asset_owner o
       join asset_card a on a.id = o.asset_id and a.deleted_at is null and a.managing_profile_id = $2
       where o.connection_id = $1 and o.partner_account_id is null and o.accepted_at is null and o.removed_at is null
         and not exists (select from asset_owner other where other.asset_id = o.asset_id and other.profile_id = $3 and other.removed_at is null)
       order by o.asset_id, o.created_at, o.id),
     accepted as (
       update asset_owner o set profile_id = $3, partner_account_id = $4, accepted_at = now(), updated_at = now()
       from offered where o.id = offered.id
         -- Asked once more, for whoever took it back while this waited.
         and o.connection_id = $1 and o.partner_account_id is null and o.removed_at is null
       returning o.*)
     select ${SHARE} from accepted o
     join asset_card a on a.id = o.asset_id
     join asset_owner_share s on s.owner_id = o.id and s.effective_to is null
     order by a.title, o.id`,
    [connectionId, manager.profileId, partner.profileId, partner.accountId],
  )
}

/** Two invitations between the same people become one: what waited behind the other waits behind this. */
export async function carryOffers(db: Db, fromConnectionId: string, toConnectionId: string): Promise<void> {
  await db.sql(
    `update asset_owner set connection_id = $2, updated_at = now()
     where connection_id = $1 and partner_account_id is null and accepted_at is null and removed_at is null`,
    [fromConnectionId, toConnectionId],
  )
}

/** Takes the sight from whoever held a part by a connection. Name and share stay in the books of the manager. */
export async function endHeld(db: Db, connectionId: string): Promise<ConnectedShare[]> {
  return db.sql<ConnectedShare>(
    `with held as (
       select o.id, o.profile_id from asset_owner o
       where o.connection_id = $1 and o.partner_account_id is not null and o.removed_at is null
       for update),
     ended as (
       update asset_owner o set profile_id = null, partner_account_id = null, updated_at = now()
       from held where o.id = held.id
       returning o.id, o.asset_id, held.profile_id)
     select ${SHARE} from ended o
     join asset_card a on a.id = o.asset_id
     join asset_owner_share s on s.owner_id = o.id and s.effective_to is null
     order by a.title, o.id`,
    [connectionId],
  )
}

/** A property in the list of a partner, with their own part. */
export type PartnerAssetRow = AssetInList & { percent_bps: number; effective_from: string }

type OfPartner = [accountId: string | null, profileId: string | null, patterns: readonly string[]]

/** Live properties that a profile holds a part of, found by words in what they are called and where they stand. */
const PARTNERSHIPS = `asset_owner o
  join asset_card a on a.id = o.asset_id and ${isLive('a')}
  where o.profile_id = $2 and o.partner_account_id = $1 and o.removed_at is null
    and not exists (
      select from unnest($3::text[]) as word (pattern)
      where not (a.title ilike pattern or coalesce(a.address1, '') ilike pattern or a.city_name ilike pattern or coalesce(a.zip, '') ilike pattern))`

function patternsOf(text: string | null): string[] {
  return (text?.split(' ') ?? []).map((word) => `%${literalOfLike(word)}%`)
}

const partnerPage = prepare<PartnerAssetRow, [...OfPartner, limit: number, offset: number]>(
  'partner-assets',
  `select a.*, mine.percent_bps, mine.effective_from
   from (select o.id as owner_id, o.asset_id from ${PARTNERSHIPS} order by o.id desc limit $4 offset $5) as page
   join ${ASSETS_IN_LIST} a on a.id = page.asset_id
   join asset_owner_share mine on mine.owner_id = page.owner_id and mine.effective_to is null
   order by page.owner_id desc`,
)
const partnerCount = prepare<{ count: number }, [...OfPartner, most: number]>(
  'partner-assets-count',
  `select count(*) as count from (select from ${PARTNERSHIPS} limit $4) as counted`,
)

/** One page, the latest part first. */
export async function listPartnerAssets(
  db: Db,
  scope: Scope<'asset-owner'>,
  { text, limit, offset }: { text: string | null; limit: number; offset: number },
): Promise<PartnerAssetRow[]> {
  return db.prepared(partnerPage, [scope.accountId, scope.profileId, patternsOf(text), limit, offset])
}

/** How many there are, counted up to one more than is shown. */
export async function countPartnerAssets(db: Db, scope: Scope<'asset-owner'>, text: string | null): Promise<number> {
  return only(await db.prepared(partnerCount, [scope.accountId, scope.profileId, patternsOf(text), MOST_COUNTED + 1])).count
}

/** Addresses of others that the manager of properties had noted. */
export async function eraseEmails(db: Db, accountId: string): Promise<void> {
  await db.sql('update asset_owner set email = null, updated_at = now() where account_id = $1 and email is not null', [accountId])
}

/** Owners of properties that have become another account's. */
export async function moveOwners(db: Db, assetIds: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('update asset_owner set account_id = $2 where asset_id = any($1::uuid[])', [assetIds, toAccountId])
  await db.sql('update asset_owner_share set account_id = $2 where asset_id = any($1::uuid[])', [assetIds, toAccountId])
}

/** A profile has become another account's: it holds its parts of others' properties as before. */
export async function movePartner(
  db: Db,
  { id, accountId, fromAccountId }: { id: string; accountId: string; fromAccountId: string },
): Promise<void> {
  await db.sql('update asset_owner set partner_account_id = $2 where partner_account_id = $3 and profile_id = $1', [
    id,
    accountId,
    fromAccountId,
  ])
}
