import type { DeleteFavorite } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { favoritesOf } from './favorite.access.ts'
import { deleteFavoriteOf } from './favorite.queries.ts'

export const deleteFavorite: Handler<typeof DeleteFavorite> = async ({ db, actor, audit }, { AssetId }) => {
  await deleteFavoriteOf(db, favoritesOf(accountActor(actor)), AssetId)
  audit(AssetId)
  return { AssetId }
}
