import { type AddFavorite, TooManyFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { favoritesOf } from './favorite.access.ts'
import { insertFavorites, isFavorite, isListed, lockFavorites } from './favorite.queries.ts'

export const addFavorite: Handler<typeof AddFavorite> = async ({ db, actor, audit }, { AssetId }) => {
  const favorites = favoritesOf(accountActor(actor))
  await lockFavorites(db, favorites)
  const added = await insertFavorites(db, favorites, [AssetId])
  if (added === 0 && !(await isFavorite(db, favorites, AssetId))) {
    fail((await isListed(db, AssetId)) ? TooManyFavorites : PropertyNotFound)
  }
  audit(AssetId)
  return { AssetId }
}
