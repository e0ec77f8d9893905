export { favoritesOf } from './favorite.access.ts'
export { deleteAllFavorites } from './favorite.queries.ts'
export { getFavorites } from './get-favorites.ts'
