import { createPath, type Location } from 'react-router'

/*
 * What this tab remembers of each entry of its history: how far its page was scrolled, and which link was followed from it. A reload
 * keeps it; it ends with the tab.
 */

const STORAGE_KEY = 'places'
/** No one goes back further by single steps. */
const MOST_KEPT = 60

/** A link of a page: where it leads, and the how manieth of those that lead there. A home for rent and for sale has two cards. */
export type FollowedLink = { readonly to: string; readonly nth: number }
export type Place = { readonly y: number; readonly followed: FollowedLink | null }

const TOP: Place = { y: 0, followed: null }

let places: Map<string, Place> | null = null

/** The first page of a tab has the same key as that of a later visit, so its address goes with it. */
function nameOf(entry: Location): string {
  return `${entry.key} ${createPath(entry)}`
}

export function placeAt(entry: Location): Place {
  places ??= readPlaces()
  return places.get(nameOf(entry)) ?? TOP
}

export function keepPlace(entry: Location, change: Partial<Place>): void {
  const place = { ...placeAt(entry), ...change }
  places!.delete(nameOf(entry))
  places!.set(nameOf(entry), place)
}

/** Before the page goes: nothing is written while people scroll. */
export function savePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...(places ?? [])].slice(-MOST_KEPT)))
  } catch {
    // Storage may be full or forbidden; then a reload starts at the top.
    return
  }
}

function readPlaces(): Map<string, Place> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const place = entry[1] as Partial<Place> | null
  return typeof place === 'object' && place !== null && typeof place.y === 'number' && isLink(place.followed)
}

function isLink(link: unknown): boolean {
  if (link === null) return true
  const { to, nth } = (link ?? {}) as Partial<FollowedLink>
  return typeof to === 'string' && typeof nth === 'number'
}
