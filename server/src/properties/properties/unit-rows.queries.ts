import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type ReachedAsset, isReachedBy } from './property.access.ts'
import { type AssetInList, NAMED } from './property.queries.ts'

/** Numbers of these that the building has already, each as it was asked for. */
export async function listTakenUnits(db: Db, scope: Scope<'asset'>, buildingId: string, numbers: readonly string[]): Promise<string[]> {
  const taken = await db.sql<{ number: string }>(
    `select wanted.number from unnest($3::text[]) as wanted (number)
     where exists (
       select from asset
       where parent_asset_id = $1 and account_id = $2 and deleted_at is null and lower(unit_number) = lower(wanted.number))`,
    [buildingId, scope.accountId, numbers],
  )
  return taken.map(({ number }) => number)
}

/** Units that someone reaches, in the order in which people number doors: 2 before 10, 4A before 4B, A2 before B1. */
export async function listUnits(
  db: Db,
  { scope, byProfileId }: ReachedAsset,
  buildingId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AssetInList[]> {
  return db.sql<AssetInList>(
    `select ${NAMED}, 0 as units_count, 0 as units_for_lease, 0 as units_occupied
     from asset
     where asset.parent_asset_id = $1 and asset.account_id = $2 and asset.deleted_at is null and ${isReachedBy('asset', '$5')}
     order by lower(substring(asset.unit_number from '^\\D*')), substring(asset.unit_number from '\\d+')::numeric, lower(asset.unit_number), asset.id
     limit $3 offset $4`,
    [buildingId, scope.accountId, limit, offset, byProfileId],
  )
}

/** Reference codes of these that another property of the profile has. */
export async function listTakenCodes(db: Db, scope: Scope<'asset'>, codes: readonly string[]): Promise<string[]> {
  const taken = await db.sql<{ reference_code: string }>(
    `select reference_code from asset
     where managing_profile_id = $1 and account_id = $2 and reference_code = any($3::text[]) and deleted_at is null`,
    [scope.profileId, scope.accountId, codes],
  )
  return taken.map((row) => row.reference_code)
}
