import { MAX_SEARCH_NAME_CHARACTERS } from '@keystead/contract/marketplace/saved-searches/saved-search.values.ts'
import type { SavedSearchWithNews } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import type { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import { ANY_PROPERTY, type PropertySearch } from '../search/search/search-address.ts'
import { FILTER_PHRASES, activeFilters, searchTitle } from '../search/search/search-texts.ts'
import { text } from './saved-search.text.ts'

/** What is kept of a search: what it asks for, and not which page of it was shown. */
export function filtersOf({ PageIndex: _page, PageSize: _size, ...filters }: PropertySearch): SearchFilters {
  return filters
}

/** A kept search as its page shows it. */
export function searchOf(filters: SearchFilters): PropertySearch {
  const set = Object.entries(filters).filter(([, value]) => value !== null && value !== undefined)
  return { ...ANY_PROPERTY, ...Object.fromEntries(set) }
}

/** `Homes for rent in Denver, CO, 2+ beds, up to $3,000`, as much of it as fits into a name. */
export function suggestedName(search: PropertySearch): string {
  const parts = [searchTitle(search, search.Place), ...filterTexts(search)]
  let name = ''
  for (const part of parts) {
    const longer = name === '' ? part : `${name}, ${part}`
    if ([...longer].length > MAX_SEARCH_NAME_CHARACTERS) break
    name = longer
  }
  return name || [...(parts[0] ?? '')].slice(0, MAX_SEARCH_NAME_CHARACTERS).join('').trim()
}

/** What the title of a search does not say, as it goes on: `2+ beds`, `up to $3,000`. */
export function filterTexts(search: PropertySearch): string[] {
  const inTitle = new Set(['for', 'kind', 'radius', 'box'])
  return activeFilters(search, FILTER_PHRASES)
    .filter(({ key }) => !inTitle.has(key))
    .map(({ text }) => text)
}

/** `3 new`, `100+ new`; nothing where nothing is. */
export function newsText({ NewCount, NewCountIsCapped }: Pick<SavedSearchWithNews, 'NewCount' | 'NewCountIsCapped'>): string | null {
  return NewCount === 0 ? null : (NewCountIsCapped ? text.manyNew : text.new)({ count: NewCount })
}
