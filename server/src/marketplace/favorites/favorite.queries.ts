import { MOST_FAVORITES } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { type Db, only, prepare } from '../../database/db.ts'
import { lockAccount } from '../../identity/accounts/account.public.ts'
import type { Scope } from '../../rpc/scope.ts'

export type FavoriteRow = { asset_id: string; title: string; saved_at: Date }

/** Only one call at a time counts and adds for an account. */
export async function lockFavorites(db: Db, scope: Scope<'favorite'>): Promise<void> {
  await lockAccount(db, scope.accountId)
}

/**
 * Adds those that are on the market and not there yet, as far as there is room: the last ones of the list first. Each is a
 * little younger than the one before it, so that their order stays.
 */
export async function insertFavorites(db: Db, scope: Scope<'favorite'>, assetIds: readonly string[]): Promise<number> {
  const added = await db.sql(
    `insert into favorite (account_id, asset_id, title, saved_at)
     select $1, l.asset_id, l.title, now() + wanted.position * interval '1 microsecond'
     from (select asset_id, max(position) as position from unnest($2::uuid[]) with ordinality as given (asset_id, position) group by asset_id) as wanted
     join listing_card l on l.id = wanted.asset_id
     where not exists (select from favorite f where f.account_id = $1 and f.asset_id = l.asset_id)
     order by wanted.position desc
     limit greatest(0, ${MOST_FAVORITES} - (select count(*) from favorite where account_id = $1))
     returning asset_id`,
    [scope.accountId, assetIds],
  )
  return added.length
}

export async function isFavorite(db: Db, scope: Scope<'favorite'>, assetId: string): Promise<boolean> {
  return (await db.sql('select from favorite where account_id = $1 and asset_id = $2', [scope.accountId, assetId])).length > 0
}

export async function isListed(db: Db, assetId: string): Promise<boolean> {
  return (await db.sql('select from listing_card where id = $1', [assetId])).length > 0
}

export async function deleteFavoriteOf(db: Db, scope: Scope<'favorite'>, assetId: string): Promise<void> {
  await db.sql('delete from favorite where account_id = $1 and asset_id = $2', [scope.accountId, assetId])
}

const pageOfFavorites = prepare<FavoriteRow, [string | null, number, number]>(
  'favorites page',
  'select asset_id, title, saved_at from favorite where account_id = $1 order by saved_at desc, asset_id limit $2 offset $3',
)

export async function listFavorites(db: Db, scope: Scope<'favorite'>, page: { limit: number; offset: number }): Promise<FavoriteRow[]> {
  return db.prepared(pageOfFavorites, [scope.accountId, page.limit, page.offset])
}

export async function countFavorites(db: Db, scope: Scope<'favorite'>): Promise<number> {
  return only(await db.sql<{ count: number }>('select count(*) as count from favorite where account_id = $1', [scope.accountId])).count
}

const idsOfFavorites = prepare<{ asset_id: string }, [string | null]>(
  'favorites ids',
  'select asset_id from favorite where account_id = $1 order by saved_at desc, asset_id',
)

export async function listFavoriteIds(db: Db, scope: Scope<'favorite'>): Promise<string[]> {
  return (await db.prepared(idsOfFavorites, [scope.accountId])).map(({ asset_id }) => asset_id)
}
