import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { AssetColumns } from './property.columns.ts'
import { type AssetRow, IS_LEASED } from './property.queries.ts'
import { isLive } from './live-asset.ts'

export type ExistingAsset = AssetRow & { readonly state_code: string; readonly has_units: boolean; readonly is_leased: boolean }
export type ImportedColumns = AssetColumns & { readonly open_checks: number; readonly is_listed: boolean }

export type KnownAssets = { readonly byCode: ReadonlyMap<string, ExistingAsset>; readonly byId: ReadonlyMap<string, ExistingAsset> }

/** Properties of the profile with these reference codes or ids; kept for this transaction unless it only looks. */
export async function findKnownAssets(
  db: Db,
  scope: Scope<'asset'>,
  { codes, ids }: { codes: readonly string[]; ids: readonly string[] },
  { lock }: { lock: boolean },
): Promise<KnownAssets> {
  if (codes.length === 0 && ids.length === 0) return { byCode: new Map(), byId: new Map() }
  const rows = await db.sql<ExistingAsset>(
    `select asset.*, state.code as state_code,
       exists (select from asset unit where unit.parent_asset_id = asset.id and unit.deleted_at is null) as has_units,
       (${IS_LEASED}) is true as is_leased
     from asset join place_state state on state.id = asset.state_id
     where account_id = $1 and managing_profile_id = $2 and deleted_at is null
       and ${ids.length === 0 ? 'reference_code = any($3::text[])' : '(reference_code = any($3::text[]) or asset.id = any($4::uuid[]))'}
     ${lock ? 'order by asset.id for update of asset' : ''}`,
    [scope.accountId, scope.profileId, codes, ...(ids.length === 0 ? [] : [ids])],
  )
  return {
    byCode: new Map(rows.flatMap((row) => (row.reference_code === null ? [] : [[row.reference_code, row]]))),
    byId: new Map(rows.map((row) => [row.id, row])),
  }
}

export type BuildingRow = {
  readonly id: string
  readonly category_id: number
  readonly asset_type_id: number
  /** Leased as a whole. */
  readonly is_leased: boolean
}

/** The profile's properties that may have units, by what a file calls them: id or reference code. */
export async function findBuildings(db: Db, scope: Scope<'asset'>, names: readonly string[]): Promise<Map<string, BuildingRow>> {
  if (names.length === 0) return new Map()
  const rows = await db.sql<BuildingRow & { reference_code: string | null }>(
    `select id, reference_code, category_id, asset_type_id, (${IS_LEASED}) is true as is_leased from asset
     where account_id = $1 and managing_profile_id = $2 and ${isLive('asset')} and parent_asset_id is null
       and (reference_code = any($3::text[]) or id = any($4::uuid[]))`,
    [scope.accountId, scope.profileId, names, names.filter((name) => UUID.test(name))],
  )
  return new Map(rows.flatMap((row) => [row.id, ...(row.reference_code === null ? [] : [row.reference_code])].map((name) => [name, row])))
}

/** A unit number within its building, as the database compares it. */
export function doorOf(buildingId: string, unitNumber: string): string {
  return `${buildingId} ${unitNumber.toLowerCase()}`
}

/** Which property has which door of some buildings. */
export async function findUnitNumbers(db: Db, scope: Scope<'asset'>, buildingIds: readonly string[]): Promise<Map<string, string>> {
  if (buildingIds.length === 0) return new Map()
  const rows = await db.sql<{ id: string; parent_asset_id: string; unit_number: string }>(
    `select id, parent_asset_id, unit_number from asset
     where account_id = $1 and parent_asset_id = any($2::uuid[]) and deleted_at is null and unit_number is not null`,
    [scope.accountId, buildingIds],
  )
  return new Map(rows.map((row) => [doorOf(row.parent_asset_id, row.unit_number), row.id]))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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
