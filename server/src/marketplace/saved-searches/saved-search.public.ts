export { savedSearchesOf } from './saved-search.access.ts'
export { deleteAllSavedSearches } from './saved-search.queries.ts'
