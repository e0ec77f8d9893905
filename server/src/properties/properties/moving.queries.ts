import { type Db, only } from '../../database/db.ts'

type Moving = { readonly profileId: string; readonly fromAccountId: string }

/** Homes of a profile that another account still has, by their id; units are found with their buildings. */
export async function listRootsToMove(
  db: Db,
  { profileId, fromAccountId }: Moving,
  limit: number,
): Promise<{ id: string; units: string[] }[]> {
  return db.sql<{ id: string; units: string[] }>(
    `select a.id, array(
       select u.id from asset u where u.managing_profile_id = $2 and u.parent_asset_id = a.id and u.deleted_at is null order by u.id) as units
     from asset a where a.account_id = $1 and a.managing_profile_id = $2 and a.parent_asset_id is null order by a.id limit $3`,
    [fromAccountId, profileId, limit],
  )
}

/** What is left when no home stands by itself any more: units that were deleted, and rows that came at the last moment. */
export async function listRestToMove(db: Db, { profileId, fromAccountId }: Moving, limit: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'select id from asset where account_id = $1 and managing_profile_id = $2 order by id limit $3',
    [fromAccountId, profileId, limit],
  )
  return rows.map(({ id }) => id)
}

export async function countToMove(db: Db, { profileId, fromAccountId }: Moving): Promise<number> {
  return only(
    await db.sql<{ count: number }>('select count(*) as count from asset where account_id = $1 and managing_profile_id = $2', [
      fromAccountId,
      profileId,
    ]),
  ).count
}

/** Whoever changes one of them at the same moment is waited for. Nothing but whose they are changes. */
export async function moveAssets(db: Db, assetIds: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('select from asset where id = any($1::uuid[]) order by id for no key update', [assetIds])
  await db.sql('update asset set account_id = $2 where id = any($1::uuid[])', [assetIds, toAccountId])
}
