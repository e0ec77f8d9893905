import { select, selected } from '../../sessions/selection.ts'
import { type PropertySearch, addressOfSearch } from '../search/search/search-address.ts'

/*
 * Whoever wants to save a search has to sign in first, and comes back to the same address with a wish in it. The browser
 * remembers that the wish was made here: an address that someone else wrote only asks.
 */

const WISH = 'save'

export function addressToSave(search: PropertySearch): string {
  const address = addressOfSearch({ ...search, PageIndex: 0 })
  return `${address}${address.includes('?') ? '&' : '?'}${WISH}=1`
}

export function rememberWish(search: PropertySearch): void {
  select('searchToSave', addressToSave(search))
}

export function hasWish(params: URLSearchParams): boolean {
  return params.has(WISH)
}

/** Whether the wish in the address was made in this browser. It is granted once. */
export function takeWish(search: PropertySearch): boolean {
  const isOurs = selected('searchToSave') === addressToSave(search)
  select('searchToSave', null)
  return isOurs
}
