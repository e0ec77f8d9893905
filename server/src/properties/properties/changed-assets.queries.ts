import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { AssetRow } from './property.queries.ts'

/** What a change for many can set, and what follows from it. */
export const CHANGED_COLUMNS = [
  'rent_cents',
  'amount_cents',
  'search_cents',
  'available_on',
  'pets_allowed_ids',
  'smoking_id',
  'rent_includes_ids',
  'application_fee_cents',
  'showing_access_id',
  'address_exactness',
  'private_remarks',
  'open_checks',
] as const satisfies readonly (keyof AssetRow)[]

export type ChangedColumns = Pick<AssetRow, 'id' | (typeof CHANGED_COLUMNS)[number]>

/** Changes locked properties in one statement; a new version for whoever read the old one. */
export async function updateAssets(db: Db, scope: Scope<'asset'>, rows: readonly ChangedColumns[]): Promise<void> {
  if (rows.length === 0) return
  await db.sql(
    `update asset
     set ${CHANGED_COLUMNS.map((name) => `${name} = changed.${name}`).join(', ')}, version = asset.version + 1, updated_at = now()
     from json_populate_recordset(null::asset, $3::json) changed
     where asset.id = changed.id and asset.account_id = $1 and asset.managing_profile_id = $2`,
    [scope.accountId, scope.profileId, JSON.stringify(rows)],
  )
}

/** How many live units each of these buildings has, where it has any. */
export async function countUnitsLeft(db: Db, scope: Scope<'asset'>, buildingIds: readonly string[]): Promise<Map<string, number>> {
  if (buildingIds.length === 0) return new Map()
  const rows = await db.sql<{ id: string; count: number }>(
    `select parent_asset_id as id, count(*)::int as count from asset
     where parent_asset_id = any($1::uuid[]) and account_id = $2 and deleted_at is null group by parent_asset_id`,
    [buildingIds, scope.accountId],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
