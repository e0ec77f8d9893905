import { type Insertable, type NotNull, type Selectable, sql } from 'kysely'
import { LEASE_ENDS_SOON_DAYS } from '@keystead/contract/leasing/assignments/assignment.values.ts'
import { EXPIRING_SOON_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import type { UnlistReasonKey } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import type { USER_ASSET_NEEDS } from '@keystead/contract/properties/properties/property-list.forms.ts'
import type { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { sqlFor } from '../../database/sql-for.ts'
import type { Asset } from '../../database/types.generated.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { AssetColumns } from './property.columns.ts'

export type AssetRow = Selectable<Asset>
/** With the names of what it belongs to. */
export type AssetWithState = AssetRow & { state_code: string; building_title: string | null }
export type AssetInList = AssetWithState & { units_count: number }

/** With the day that it is where the property stands. */
export type AssetOfToday = AssetWithState & { today: string }

/** Lists count exactly up to here; beyond it reads "1,000+". */
export const MOST_COUNTED = 1_000

const liveAssets = (scope: Scope<'asset'>) =>
  sqlFor
    .selectFrom('asset')
    .where('account_id', '=', scope.accountId)
    .where('managing_profile_id', '=', scope.profileId)
    .where('status', '=', 'A')
    .where('deleted_at', 'is', null)

function named(assets: ReturnType<typeof liveAssets>) {
  return assets
    .selectAll('asset')
    .select((asset) => [
      asset.selectFrom('state').select('state.code').whereRef('state.id', '=', 'asset.state_id').as('state_code'),
      asset
        .selectFrom('asset as building')
        .select('building.title')
        .whereRef('building.id', '=', 'asset.parent_asset_id')
        .as('building_title'),
    ])
    .$narrowType<{ state_code: NotNull }>()
}

export async function findAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetOfToday | null> {
  return first(
    await db.run(
      named(liveAssets(scope))
        .select(sql<string>`(now() at time zone asset.time_zone)::date`.as('today'))
        .where('asset.id', '=', assetId),
    ),
  )
}

/** The property, kept for this transaction: everybody who changes it or its pictures takes this lock first. */
export async function lockAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow | null> {
  return first(await db.run(liveAssets(scope).selectAll('asset').where('id', '=', assetId).forUpdate()))
}

/** Several properties, kept for this transaction. All who lock more than one do it in this order, so that nobody waits in a circle. */
export async function lockAssets(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<AssetRow[]> {
  return db.run(
    liveAssets(scope)
      .selectAll('asset')
      .where((asset) => asset('id', '=', asset.fn.any(asset.val(assetIds))))
      .orderBy('id')
      .forUpdate(),
  )
}

export async function insertAsset(db: Db, scope: Scope<'asset'>, columns: AssetColumns & { open_checks: number }): Promise<string> {
  return only(await insertAssets(db, scope, [columns]))
}

/** Adds properties in one statement; their ids come in the same order. */
export async function insertAssets(
  db: Db,
  scope: Scope<'asset'>,
  rows: readonly (AssetColumns & { open_checks: number; images_count?: number })[],
): Promise<string[]> {
  const owned = rows.map(
    (columns) => ({ account_id: scope.accountId!, managing_profile_id: scope.profileId!, ...written(columns) }) satisfies Insertable<Asset>,
  )
  const added = await db.run(sqlFor.insertInto('asset').values(owned).returning('id'))
  return added.map(({ id }) => id)
}

/** A list would be sent as an array of the database, where the column is JSON. */
function written<Columns extends AssetColumns>(columns: Columns) {
  return { ...columns, move_in_fees: JSON.stringify(columns.move_in_fees) }
}

/** Replaces what is said of a locked property; a new version for whoever read the old one. */
export async function updateAsset(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  columns: AssetColumns & { open_checks: number },
): Promise<void> {
  await db.run(
    sqlFor
      .updateTable('asset')
      .set(written(columns))
      .set((asset) => ({ version: asset('version', '+', 1), updated_at: asset.fn('now') }))
      .where('id', '=', assetId)
      .where('account_id', '=', scope.accountId),
  )
}

/** Whether a profile is an agent who may list a property now. */
export async function mayList(db: Db, assetId: string, profileId: string): Promise<boolean> {
  const found = await db.sql(
    `select from asset_assignment s join profile p on p.id = s.profile_id and p.status = 'A'
     where s.asset_id = $1 and s.profile_id = $2 and s.role_id = 2 and 'list' = any(s.scopes)
       and assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone)`,
    [assetId, profileId],
  )
  return found.length > 0
}

/** Says who strangers turn to about a locked property; null is whoever manages it. Its viewings follow by a trigger. */
export async function setContact(db: Db, scope: Scope<'asset'>, assetId: string, contactProfileId: string | null): Promise<void> {
  await db.sql('update asset set contact_profile_id = $3, updated_at = now() where id = $1 and account_id = $2', [
    assetId,
    scope.accountId,
    contactProfileId,
  ])
}

/** Its end and its history follow from triggers. */
export async function putOnMarket(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<void> {
  await db.sql(`update asset set is_listed = true, listed_at = now(), updated_at = now() where id = any($1::uuid[]) and account_id = $2`, [
    assetIds,
    scope.accountId,
  ])
}

export async function takeOffMarket(db: Db, scope: Scope<'asset'>, assetIds: readonly string[], reason: UnlistReasonKey): Promise<void> {
  await db.sql(
    `update asset set is_listed = false, listed_at = null, unlisted_reason = $3, updated_at = now()
     where id = any($1::uuid[]) and account_id = $2`,
    [assetIds, scope.accountId, reason],
  )
}

/** Those of some properties that somebody lives in, or soon will. */
export async function listLet(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ asset_id: string }>(
    `select distinct l.asset_id from lease l join asset a on a.id = l.asset_id
     where l.account_id = $1 and l.asset_id = any($2::uuid[]) and l.ended_on is null
       and (l.ends_on is null or l.ends_on >= (now() at time zone a.time_zone)::date)`,
    [scope.accountId, assetIds],
  )
  return rows.map(({ asset_id }) => asset_id)
}

/** Leaves tombstones: the rows stay for what refers to them, their reference codes are free again. */
export async function markDeleted(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<void> {
  await db.sql(`update asset set deleted_at = now(), updated_at = now() where id = any($1::uuid[]) and account_id = $2`, [
    assetIds,
    scope.accountId,
  ])
}

/** Writes down how many pictures a locked property has and what that means for its checks. */
export async function setImagesCount(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { imagesCount, openChecks }: { imagesCount: number; openChecks: number },
): Promise<void> {
  await db.sql(`update asset set images_count = $3, open_checks = $4, updated_at = now() where id = $1 and account_id = $2`, [
    assetId,
    scope.accountId,
    imagesCount,
    openChecks,
  ])
}

export type UserAssetFilter = {
  readonly text: string | null
  readonly categoryId: number | null
  readonly isListed: boolean | null
  readonly needs: (typeof USER_ASSET_NEEDS)[number] | null
  readonly buildingId: string | null
  readonly buildingsOnly: boolean
}
type UserAssetSort = (typeof USER_ASSET_SORTS)[number]

const EXPIRING_SOON = sql<Date>`now() + make_interval(days => ${sql.lit(EXPIRING_SOON_DAYS)})`

const TODAY_THERE = '(now() at time zone asset.time_zone)::date'
/** A lease that runs or is to come, of a row of `asset`. */
const OPEN_LEASE = `from lease l where l.asset_id = asset.id and l.ended_on is null and (l.ends_on is null or l.ends_on >= ${TODAY_THERE})`
/** The last day of the last lease is near: whoever follows has no end, or a later one. */
const LEASE_ENDS_SOON = `(select max(coalesce(l.ends_on, 'infinity')) ${OPEN_LEASE}) <= ${TODAY_THERE} + ${LEASE_ENDS_SOON_DAYS}`

function filteredAssets(scope: Scope<'asset'>, filter: UserAssetFilter) {
  let assets = liveAssets(scope)
  if (filter.categoryId !== null) assets = assets.where('category_id', '=', filter.categoryId)
  if (filter.isListed !== null) assets = assets.where('is_listed', '=', filter.isListed)
  if (filter.needs === 'finishing') assets = assets.where('is_listed', '=', false).where('open_checks', '>', 0)
  if (filter.needs === 'photo') assets = assets.where('is_listed', '=', true).where('images_count', '=', 0)
  if (filter.needs === 'renewal') assets = assets.where('is_listed', '=', true).where('listing_expires_at', '<=', EXPIRING_SOON)
  if (filter.needs === 'expired') assets = assets.where('is_listed', '=', false).where('unlisted_reason', '=', 'expired')
  if (filter.needs === 'lease') assets = assets.where(sql<boolean>`${sql.raw(LEASE_ENDS_SOON)}`)
  if (filter.buildingId !== null) assets = assets.where('parent_asset_id', '=', filter.buildingId)
  if (filter.buildingsOnly) {
    assets = assets.where('id', 'in', (asset) =>
      asset
        .selectFrom('asset as unit')
        .select('unit.parent_asset_id')
        .where('unit.managing_profile_id', '=', scope.profileId)
        .where('unit.parent_asset_id', 'is not', null)
        .where('unit.deleted_at', 'is', null),
    )
  }
  for (const word of filter.text?.split(' ') ?? []) {
    const pattern = `%${literalOfLike(word)}%`
    assets = assets.where((asset) =>
      asset.or((['title', 'address1', 'city_name', 'zip', 'reference_code'] as const).map((column) => asset(column, 'ilike', pattern))),
    )
  }
  return assets
}

export async function listAssets(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter & { readonly sort: UserAssetSort; readonly limit: number; readonly offset: number },
): Promise<(AssetInList & { lease_ends_on: string | null })[]> {
  const leaseEnd = sql<string | null>`${sql.raw(filter.needs === 'lease' ? `(select max(l.ends_on) ${OPEN_LEASE})` : 'null::date')}`
  let assets = named(filteredAssets(scope, filter)).select((asset) => [
    leaseEnd.as('lease_ends_on'),
    asset
      .selectFrom('asset as unit')
      .select((unit) => unit.fn.countAll<number>().as('count'))
      .whereRef('unit.parent_asset_id', '=', 'asset.id')
      .where('unit.deleted_at', 'is', null)
      .$asScalar()
      .$notNull()
      .as('units_count'),
  ])
  // Every order ends in the id, so that pages never overlap, and follows an index.
  if (filter.sort === 'updated') assets = assets.orderBy('updated_at', 'desc').orderBy('id', 'desc')
  if (filter.sort === 'title') assets = assets.orderBy((asset) => asset.fn('lower', ['title'])).orderBy('id')
  if (filter.sort === 'city') assets = assets.orderBy('city_name').orderBy('id')
  if (filter.sort === 'amount-low') assets = assets.orderBy('search_cents').orderBy('id')
  if (filter.sort === 'amount-high') assets = assets.orderBy('search_cents', (order) => order.desc().nullsLast()).orderBy('id', 'desc')
  return db.run(assets.limit(filter.limit).offset(filter.offset))
}

/** A part of all that match, buildings before units, for a file: `after` is the last one of the part before. */
export async function listAssetsInOrder(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter,
  { after, units, assetIds, limit }: { after: string | null; units: boolean; assetIds: readonly string[] | null; limit: number },
): Promise<(AssetWithState & { building_code: string | null })[]> {
  let assets = named(filteredAssets(scope, filter))
    .select((asset) =>
      asset
        .selectFrom('asset as building')
        .select('building.reference_code')
        .whereRef('building.id', '=', 'asset.parent_asset_id')
        .as('building_code'),
    )
    .where('parent_asset_id', units ? 'is not' : 'is', null)
  if (after !== null) assets = assets.where('asset.id', '>', after)
  if (assetIds !== null) assets = assets.where('asset.id', 'in', assetIds)
  return db.run(assets.orderBy('asset.id').limit(limit))
}

/** Ids of all that match, units before their building. */
export async function listAssetIds(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter, limit: number): Promise<string[]> {
  const assets = filteredAssets(scope, filter)
    .select('id')
    .orderBy((asset) => asset('parent_asset_id', 'is', null))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return (await db.run(assets)).map(({ id }) => id)
}

/** How many match, counted up to one more than is shown. */
export async function countAssets(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter): Promise<number> {
  const some = filteredAssets(scope, filter)
    .select('id')
    .limit(MOST_COUNTED + 1)
  const { count } = only(await db.run(sqlFor.selectFrom(some.as('counted')).select((all) => all.fn.countAll<number>().as('count'))))
  return count
}

export type AssetCounts = {
  all: number
  listed: number
  unlisted: number
  not_ready: number
  listed_without_image: number
  buildings: number
  expiring_soon: number
  expired: number
  ready_to_list: number
  leases_ending: number
}

export async function countAssetsByState(db: Db, scope: Scope<'asset'>): Promise<AssetCounts> {
  return only(
    await db.sql<AssetCounts>(
      `select count(*) as all,
              count(*) filter (where is_listed) as listed,
              count(*) filter (where not is_listed) as unlisted,
              count(*) filter (where not is_listed and open_checks > 0) as not_ready,
              count(*) filter (where is_listed and images_count = 0) as listed_without_image,
              (select count(distinct unit.parent_asset_id) from asset unit
               where unit.managing_profile_id = $2 and unit.parent_asset_id is not null and unit.deleted_at is null) as buildings,
              count(*) filter (where is_listed and listing_expires_at <= now() + make_interval(days => $3)) as expiring_soon,
              count(*) filter (where not is_listed and unlisted_reason = 'expired') as expired,
              count(*) filter (where not is_listed and open_checks = 0 and not exists (select ${OPEN_LEASE})) as ready_to_list,
              count(*) filter (where ${LEASE_ENDS_SOON}) as leases_ending
       from asset where account_id = $1 and managing_profile_id = $2 and status = 'A' and deleted_at is null`,
      [scope.accountId, scope.profileId, EXPIRING_SOON_DAYS],
    ),
  )
}
