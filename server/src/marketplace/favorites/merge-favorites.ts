import type { MergeFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { favoritesOf } from './favorite.access.ts'
import { insertFavorites, lockFavorites } from './favorite.queries.ts'

export const mergeFavorites: Handler<typeof MergeFavorites> = async ({ db, actor, audit }, { AssetIds }) => {
  const { accountId } = accountActor(actor)
  const favorites = favoritesOf({ accountId })
  await lockFavorites(db, favorites)
  const added = await insertFavorites(db, favorites, AssetIds)
  audit(accountId, { added })
  return { Added: added }
}
