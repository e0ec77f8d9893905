import * as operations from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { addFavorite } from './add-favorite.ts'
import { deleteFavorite } from './delete-favorite.ts'
import { getFavoriteIds } from './get-favorite-ids.ts'
import { getFavorites } from './get-favorites.ts'
import { mergeFavorites } from './merge-favorites.ts'

export const favoriteModule = implementAll(operations, {
  AddFavorite: addFavorite,
  DeleteFavorite: deleteFavorite,
  MergeFavorites: mergeFavorites,
  GetFavorites: getFavorites,
  GetFavoriteIds: getFavoriteIds,
})
