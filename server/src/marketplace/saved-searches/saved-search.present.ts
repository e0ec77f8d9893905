import { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import type { SavedSearchRow } from './saved-search.queries.ts'

/** Filters as they are kept: what asks for nothing is left out, so that equal searches are equal rows. */
export function storedFilters(filters: SearchFilters): Partial<SearchFilters> {
  const asksForSomething = (value: unknown) =>
    value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => asksForSomething(value)))
}

/** The filters of a row, each there. Values of the contract are never taken away, so what was kept goes on being understood. */
export function presentFilters(filters: unknown): SearchFilters {
  return SearchFilters.parse(filters)
}

export function presentSavedSearch(row: SavedSearchRow) {
  return {
    SavedSearchId: row.id,
    Name: row.name,
    Filters: presentFilters(row.filters),
    Alert: row.alert,
    SavedAt: row.created_at.toISOString(),
  }
}
