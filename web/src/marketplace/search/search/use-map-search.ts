import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { type MapBox, type PropertySearch, changedSearch } from './search-address.ts'
import { useSearchAddress } from './search-view.ts'

/** A person who drags on has not arrived; and a search for each tug would be a storm of them. */
const PAUSE_MS = 400

/** The state of an entry that the moving map has made. */
const MADE_BY_MAP = { madeByMap: true } as const

export function isMadeByMap({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'madeByMap' in state
}

/**
 * Searches in a part of the map: at once where someone asks for it, and a moment after the map has come to rest while it is moved.
 * However often it is moved, Back leads to the search from before.
 */
export function useMapSearch(search: PropertySearch) {
  const navigate = useNavigate()
  const location = useLocation()
  const addressOf = useSearchAddress()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function searchHere(area: MapBox) {
    clearTimeout(timer.current)
    void navigate(addressIn(area), { preventScrollReset: true })
  }

  function addressIn(area: MapBox): string {
    return addressOf(changedSearch(search, { Place: null, Bounds: area }))
  }

  function follow(area: MapBox) {
    void navigate(addressIn(area), { replace: isMadeByMap(location), state: MADE_BY_MAP, preventScrollReset: true })
  }

  // Filters may have changed by the time that the map has come to rest.
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function followSoon(area: MapBox) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(area), PAUSE_MS)
  }

  return { searchHere, followSoon }
}
