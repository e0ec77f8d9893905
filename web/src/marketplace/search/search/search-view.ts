import { useSearchParams } from 'react-router'
import { type PropertySearch, addressOfSearch } from './search-address.ts'

/*
 * On a phone there is room for the list or for the map. Which of them is shown stands in the address beside the search,
 * and stays while the search changes.
 */

const VIEW = 'view'
const MAP = 'map'

export type SearchView = 'list' | 'map'

export function useSearchView(): SearchView {
  return useSearchParams()[0].get(VIEW) === MAP ? 'map' : 'list'
}

/** Writes addresses of searches that keep to the view shown now. */
export function useSearchAddress(): (search: PropertySearch) => string {
  const view = useSearchView()
  return (search) => addressInView(search, view)
}

export function addressInView(search: PropertySearch, view: SearchView): string {
  const address = addressOfSearch(search)
  if (view === 'list') return address
  return `${address}${address.includes('?') ? '&' : '?'}${VIEW}=${MAP}`
}
