import type { OffBooksReason, OccupancyStatus } from '@keystead/contract/properties/properties/occupancy.ts'
import type { UnlistReasonKey } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { holdsGrant } from '../../access/access-grant.queries.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import type { AssetRow } from '../../database/types.generated.ts'
import { type NewRow, columnsOf } from '../../database/write-row.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { AssetColumns } from './property.columns.ts'
import { isLive } from './live-asset.ts'

export type { AssetRow }
/** With the names of what it belongs to, and what it is today. */
export type AssetWithState = AssetRow & {
  state_code: string
  building_title: string | null
  building_address: string | null
  occupancy: OccupancyStatus
  occupancy_day: string | null
}
export type AssetInList = AssetWithState & { units_count: number; units_for_lease: number; units_occupied: number }

/** With the day that it is where the property stands. */
export type AssetOfToday = AssetWithState & { today: string }

/** Properties that the scope manages, of `$1` and `$2`. */
export const LIVE = `asset.account_id = $1 and asset.managing_profile_id = $2 and ${isLive('asset')}`
export const TODAY_THERE = '(now() at time zone asset.time_zone)::date'
/** A lease of it runs or is to come. */
export const isLet = (row: string, today: string) => `${row}.leased_through >= ${today}`
export const IS_LET = isLet('asset', TODAY_THERE)

/** What a row of properties is today (`occupancyOf` of the contract). Those that are for sale alone are not for lease. */
export const occupancyOf = (row: string, today = `(now() at time zone ${row}.time_zone)::date`) =>
  `public.occupancy(${row}.leased_during, ${row}.notice_during, ${row}.off_books_reason is not null or ${row}.listing_type_id = 2, ${today})`

export const NAMED = `asset.*, (select state.code from place_state state where state.id = asset.state_id) as state_code,
  (select building.title from asset building where building.id = asset.parent_asset_id) as building_title,
  (select nullif(concat_ws(', ', nullif(building.address1, ''), nullif(building.address2, '')), '')
   from asset building where building.id = asset.parent_asset_id) as building_address,
  ${occupancyOf('asset')} as occupancy, public.occupancy_day(asset.leased_during, asset.notice_during, ${TODAY_THERE}) as occupancy_day`

/** What the units of a building come to that are live. */
export const UNITS_IN_LIST = `select count(*)::int as units_count,
    count(*) filter (where occupancy <> 'off-books')::int as units_for_lease,
    count(*) filter (where occupancy in ('occupied', 'notice', 'ending'))::int as units_occupied
  from (select ${occupancyOf('unit')} as occupancy from asset unit where unit.parent_asset_id = asset.id and unit.deleted_at is null) unit`

/** Properties as lists show them, in the place of a table. */
export const ASSETS_IN_LIST = `(select ${NAMED}, units.* from asset cross join lateral (${UNITS_IN_LIST}) units)`

type OneOfScope = [accountId: string | null, profileId: string | null, assetId: string]

const oneAsset = prepare<AssetOfToday, OneOfScope>(
  'property',
  `select ${NAMED}, ${TODAY_THERE} as today from asset where ${LIVE} and asset.id = $3`,
)

export async function findAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetOfToday | null> {
  return first(await db.prepared(oneAsset, [scope.accountId, scope.profileId, assetId]))
}

const lockedAsset = prepare<AssetRow, OneOfScope>('property-locked', `select asset.* from asset where ${LIVE} and asset.id = $3 for update`)

/** The property, kept for this transaction: everyone who changes it or its pictures takes this lock first. */
export async function lockAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow | null> {
  return first(await db.prepared(lockedAsset, [scope.accountId, scope.profileId, assetId]))
}

/** Several properties, kept for this transaction. All who lock more than one do it in this order, so that no one waits in a circle. */
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
  const ids = await db.sql<{ id: string }>('select public.homes_to_add($1) as id', [rows.length])
  const owned = rows.map(
    (columns, index) =>
      ({
        id: ids.at(index)?.id,
        account_id: scope.accountId!,
        managing_profile_id: scope.profileId!,
        ...columns,
      }) satisfies NewRow<'asset'>,
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
  const update = `update asset set (${changed}) = (select ${changed} from json_populate_record(null::public.asset, $3::json)),
      version = version + 1, updated_at = now()
    where id = $1 and account_id = $2`
  await db.prepared(prepare('property-update', update), [assetId, scope.accountId, JSON.stringify(columns)])
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

/** Those of some properties that someone lives in, or soon will. */
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

/** Says whether a locked property is for lease; null makes it so again. */
export async function setOffBooks(db: Db, scope: Scope<'asset'>, assetId: string, reason: OffBooksReason | null): Promise<void> {
  await db.sql('update asset set off_books_reason = $3, updated_at = now() where account_id = $1 and id = $2', [
    scope.accountId,
    assetId,
    reason,
  ])
}
