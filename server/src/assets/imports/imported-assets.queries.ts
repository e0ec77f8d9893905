import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { ExistingAsset, ImportedColumns } from './asset-merge.ts'

/** Properties of the profile with these reference codes; kept for this transaction unless it only looks. */
export async function findAssetsByCode(
  db: Db,
  scope: Scope<'asset'>,
  codes: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, ExistingAsset>> {
  const rows = await db.sql<ExistingAsset>(
    `select asset.*, state.code as state_code
     from asset join state on state.id = asset.state_id
     where account_id = $1 and managing_profile_id = $2 and reference_code = any($3::text[]) and deleted_at is null
     ${lock ? 'order by asset.id for update of asset' : ''}`,
    [scope.accountId, scope.profileId, codes],
  )
  return new Map(rows.map((row) => [row.reference_code!, row]))
}

/** Columns that a row of a file decides, in the order of the statements below. */
function columnsOf(rows: readonly ImportedColumns[]): string[] {
  return Object.keys(rows[0]!).filter((name) => name !== 'is_listed')
}

/**
 * Adds properties in one statement. Throws where one of the codes was taken since it was looked for, so that the
 * transaction is tried again.
 */
export async function insertImportedAssets(db: Db, scope: Scope<'asset'>, rows: readonly ImportedColumns[]): Promise<void> {
  if (rows.length === 0) return
  const columns = columnsOf(rows)
  await db.sql(
    `insert into asset (account_id, managing_profile_id, imported, is_listed, listed_at, ${columns.join(', ')})
     select $1, $2, true, is_listed, case when is_listed then now() end, ${columns.join(', ')}
     from json_populate_recordset(null::asset, $3::json)`,
    [scope.accountId, scope.profileId, JSON.stringify(rows)],
  )
}

/** Changes locked properties in one statement. */
export async function updateImportedAssets(
  db: Db,
  scope: Scope<'asset'>,
  rows: readonly (ImportedColumns & { readonly id: string })[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = columnsOf(rows).filter((name) => name !== 'id')
  await db.sql(
    `update asset
     set ${columns.map((name) => `${name} = changed.${name}`).join(', ')},
         listed_at = case when changed.is_listed and not asset.is_listed then now() else asset.listed_at end,
         is_listed = changed.is_listed, version = asset.version + 1, updated_at = now()
     from json_populate_recordset(null::asset, $3::json) changed
     where asset.id = changed.id and asset.account_id = $1 and asset.managing_profile_id = $2`,
    [scope.accountId, scope.profileId, JSON.stringify(rows)],
  )
}
