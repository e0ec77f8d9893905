import { EXPIRING_SOON_DAYS, LEASE_ENDS_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import type { UnlistReasonKey } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import type { USER_ASSET_NEEDS } from '@keystead/contract/properties/properties/property-list.forms.ts'
import type { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { holdsGrant } from '../../access/access-grant.queries.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { AssetRow } from '../../database/types.generated.ts'
import { type NewRow, columnsOf } from '../../database/write-row.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { AssetColumns } from './property.columns.ts'

export type { AssetRow }
/** With the names of what it belongs to. */
export type AssetWithState = AssetRow & { state_code: string; building_title: string | null }
export type AssetInList = AssetWithState & { units_count: number }

/** With the day that it is where the property stands. */
export type AssetOfToday = AssetWithState & { today: string }

/** Lists count exactly up to here; beyond it reads "1,000+". */
export const MOST_COUNTED = 1_000

/** Properties that the scope manages, of `$1` and `$2`. */
const LIVE = `asset.account_id = $1 and asset.managing_profile_id = $2 and asset.status = 'A' and asset.deleted_at is null`
const NAMED = `asset.*, (select state.code from place_state state where state.id = asset.state_id) as state_code,
  (select building.title from asset building where building.id = asset.parent_asset_id) as building_title`

const TODAY_THERE = '(now() at time zone asset.time_zone)::date'
/** A lease of it runs or is to come. */
const IS_LET = `asset.leased_through >= ${TODAY_THERE}`

/** Properties as lists show them, in the place of a table. */
export const ASSETS_IN_LIST = `(select ${NAMED},
  (select count(*) from asset unit where unit.parent_asset_id = asset.id and unit.deleted_at is null) as units_count from asset)`

type OneOfScope = [accountId: string | null, profileId: string | null, assetId: string]

const oneAsset = prepare<AssetOfToday, OneOfScope>(
  'property',
  `select ${NAMED}, ${TODAY_THERE} as today from asset where ${LIVE} and asset.id = $3`,
)

export async function findAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetOfToday | null> {
  return first(await db.prepared(oneAsset, [scope.accountId, scope.profileId, assetId]))
}

const lockedAsset = prepare<AssetRow, OneOfScope>('property-locked', `select asset.* from asset where ${LIVE} and asset.id = $3 for update`)

/** The property, kept for this transaction: everybody who changes it or its pictures takes this lock first. */
export async function lockAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow | null> {
  return first(await db.prepared(lockedAsset, [scope.accountId, scope.profileId, assetId]))
}

/** Several properties, kept for this transaction. All who lock more than one do it in this order, so that nobody waits in a circle. */
export async function lockAssets(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<AssetRow[]> {
  return db.sql<AssetRow>(`select asset.* from asset where ${LIVE} and asset.id = any($3::uuid[]) order by asset.id for update`, [
    scope.accountId,
    scope.profileId,
    assetIds,
  ])
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
    (columns) => ({ account_id: scope.accountId!, managing_profile_id: scope.profileId!, ...columns }) satisfies NewRow<'asset'>,
  )
  const columns = columnsOf(owned[0]!)
  const added = await db.sql<{ id: string }>(
    `insert into asset (${columns}) select ${columns} from json_populate_recordset(null::public.asset, $1::json) returning id`,
    [JSON.stringify(owned)],
  )
  return added.map(({ id }) => id)
}

/** Replaces what is said of a locked property; a new version for whoever read the old one. */
export async function updateAsset(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  columns: AssetColumns & { open_checks: number },
): Promise<void> {
  // One text for one name: these columns are always made by `assetColumnsFrom`, in its order.
  const changed = columnsOf(columns)
  const update = prepare(
    'property-update',
    `update asset set (${changed}) = (select ${changed} from json_populate_record(null::public.asset, $3::json)),
       version = version + 1, updated_at = now()
     where id = $1 and account_id = $2`,
  )
  await db.prepared(update, [assetId, scope.accountId, JSON.stringify(columns)])
}

/** Whether a profile is an agent who may list a property now. */
export async function mayList(db: Db, assetId: string, profileId: string): Promise<boolean> {
  const found = await db.sql(
    `select from profile_card p where p.id = $2 and p.status = 'A' and ${holdsGrant('$1', 'p.id', 'agent', 'list')}`,
    [assetId, profileId],
  )
  return found.length > 0
}

/** Says who strangers turn to about a locked property; null is the one who manages it. */
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
  const rows = await db.sql<{ id: string }>(
    `select asset.id from asset where asset.account_id = $1 and asset.id = any($2::uuid[]) and ${IS_LET}`,
    [scope.accountId, assetIds],
  )
  return rows.map(({ id }) => id)
}

/** Leaves tombstones: the rows stay for what refers to them, their reference codes are free again. */
export async function markDeleted(db: Db, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<void> {
  await db.sql(`update asset set deleted_at = now(), updated_at = now() where id = any($1::uuid[]) and account_id = $2`, [
    assetIds,
    scope.accountId,
  ])
}

/** A new list of owners for whoever read the old one; answers its version. */
export async function raiseOwnersVersion(db: Db, scope: Scope<'asset-owner'>, assetId: string): Promise<number> {
  return only(
    await db.sql<{ owners_version: number }>(
      'update asset set owners_version = owners_version + 1, updated_at = now() where account_id = $1 and id = $2 returning owners_version',
      [scope.accountId, assetId],
    ),
  ).owners_version
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

/** The last day of the last lease is near: no other follows. */
const LEASE_ENDS_SOON = `${IS_LET} and asset.leased_through <= ${TODAY_THERE} + ${LEASE_ENDS_SOON_DAYS}`

const NEEDS: Readonly<Record<(typeof USER_ASSET_NEEDS)[number], string>> = {
  finishing: 'not asset.is_listed and asset.open_checks > 0',
  photo: 'asset.is_listed and asset.images_count = 0',
  renewal: `asset.is_listed and asset.listing_expires_at <= now() + make_interval(days => ${EXPIRING_SOON_DAYS})`,
  expired: `not asset.is_listed and asset.unlisted_reason = 'expired'`,
  lease: LEASE_ENDS_SOON,
}

/** The conditions of a filter, and the values that they name: `$1` and `$2` are the scope's. */
function filtered(scope: Scope<'asset'>, filter: UserAssetFilter) {
  const values: unknown[] = [scope.accountId, scope.profileId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [LIVE]
  if (filter.categoryId !== null) conditions.push(`asset.category_id = ${bind(filter.categoryId)}`)
  if (filter.isListed !== null) conditions.push(`asset.is_listed = ${bind(filter.isListed)}`)
  if (filter.needs !== null) conditions.push(NEEDS[filter.needs])
  if (filter.buildingId !== null) conditions.push(`asset.parent_asset_id = ${bind(filter.buildingId)}`)
  if (filter.buildingsOnly) {
    conditions.push(`asset.id in (
      select unit.parent_asset_id from asset unit
      where unit.managing_profile_id = $2 and unit.parent_asset_id is not null and unit.deleted_at is null)`)
  }
  for (const word of filter.text?.split(' ') ?? []) {
    const pattern = bind(`%${literalOfLike(word)}%`)
    conditions.push(`(asset.title ilike ${pattern} or asset.address1 ilike ${pattern} or asset.city_name ilike ${pattern}
      or asset.zip ilike ${pattern} or asset.reference_code ilike ${pattern})`)
  }
  return { values, bind, conditions }
}

/** Every order ends in the id, so that pages never overlap, and follows an index. */
const ORDERS: Readonly<Record<UserAssetSort, string>> = {
  updated: 'asset.updated_at desc, asset.id desc',
  title: 'lower(asset.title), asset.id',
  city: 'asset.city_name, asset.id',
  'amount-low': 'asset.search_cents, asset.id',
  'amount-high': 'asset.search_cents desc nulls last, asset.id desc',
}

const assetsInList = prepare<AssetInList, [assetIds: readonly string[]]>(
  'properties-in-list',
  `select listed.* from ${ASSETS_IN_LIST} listed where listed.id = any($1::uuid[])`,
)

/**
 * A page. Its ids are found by a statement that is planned for this filter and its values; the few rows are read whole by one that is
 * planned once. What is deleted between the two is left out.
 */
export async function listAssets(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter & { readonly sort: UserAssetSort; readonly limit: number; readonly offset: number },
): Promise<AssetInList[]> {
  const { values, bind, conditions } = filtered(scope, filter)
  const page = await db.sql<{ id: string }>(
    `select asset.id from asset where ${conditions.join(' and ')}
     order by ${ORDERS[filter.sort]} limit ${bind(filter.limit)} offset ${bind(filter.offset)}`,
    values,
  )
  const rows = new Map((await db.prepared(assetsInList, [page.map(({ id }) => id)])).map((row) => [row.id, row]))
  return page.flatMap(({ id }) => rows.get(id) ?? [])
}

/** A part of all that match, buildings before units, for a file: `after` is the last one of the part before. */
export async function listAssetsInOrder(
  db: Db,
  scope: Scope<'asset'>,
  filter: UserAssetFilter,
  { after, units, assetIds, limit }: { after: string | null; units: boolean; assetIds: readonly string[] | null; limit: number },
): Promise<(AssetWithState & { building_code: string | null })[]> {
  const { values, bind, conditions } = filtered(scope, filter)
  conditions.push(`asset.parent_asset_id is ${units ? 'not null' : 'null'}`)
  if (after !== null) conditions.push(`asset.id > ${bind(after)}`)
  if (assetIds !== null) conditions.push(`asset.id = any(${bind(assetIds)}::uuid[])`)
  return db.sql<AssetWithState & { building_code: string | null }>(
    `select ${NAMED}, (select building.reference_code from asset building where building.id = asset.parent_asset_id) as building_code
     from asset where ${conditions.join(' and ')} order by asset.id limit ${bind(limit)}`,
    values,
  )
}

/** Ids of all that match, units before their building. */
export async function listAssetIds(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter, limit: number): Promise<string[]> {
  const { values, bind, conditions } = filtered(scope, filter)
  const rows = await db.sql<{ id: string }>(
    `select asset.id from asset where ${conditions.join(' and ')}
     order by asset.parent_asset_id is null, asset.updated_at desc, asset.id desc limit ${bind(limit)}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** How many match, counted up to one more than is shown. */
export async function countAssets(db: Db, scope: Scope<'asset'>, filter: UserAssetFilter): Promise<number> {
  const { values, bind, conditions } = filtered(scope, filter)
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from asset where ${conditions.join(' and ')} limit ${bind(MOST_COUNTED + 1)}) counted`,
      values,
    ),
  )
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
              count(*) filter (where not is_listed and open_checks = 0 and (${IS_LET}) is not true) as ready_to_list,
              count(*) filter (where ${LEASE_ENDS_SOON}) as leases_ending
       from asset where account_id = $1 and managing_profile_id = $2 and status = 'A' and deleted_at is null`,
      [scope.accountId, scope.profileId, EXPIRING_SOON_DAYS],
    ),
  )
}
