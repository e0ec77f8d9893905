export { getFavorites } from './get-favorites.ts'
