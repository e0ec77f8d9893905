import type { GetFavoriteIds } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { favoritesOf } from './favorite.access.ts'
import { listFavoriteIds } from './favorite.queries.ts'

export const getFavoriteIds: Handler<typeof GetFavoriteIds> = async ({ db, actor }) => ({
  AssetIds: await listFavoriteIds(db, favoritesOf(accountActor(actor))),
})
