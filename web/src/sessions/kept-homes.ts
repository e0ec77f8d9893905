import { useSyncExternalStore } from 'react'
import { fromStorage, toStorage } from './session.ts'

/*
 * Short lists of homes that this browser remembers, and no one else: by their ids, newest use decided by who keeps
 * them. They go at sign-out, since the next person here need not see them.
 */

/** Each list with how many it holds at most. */
const ENTRIES = { seenHomes: 24, comparedHomes: 24, favoriteHomes: 200 } as const
export type KeptHomesEntry = keyof typeof ENTRIES

export type KeptHomes = {
  ids(): readonly string[]
  replace(ids: readonly string[]): void
  /** The list in a component: empty in the server's page, and current also when another tab changes it. */
  use(): readonly string[]
}

const NONE: readonly string[] = []
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

export function keptHomes(entry: KeptHomesEntry): KeptHomes {
  let snapshot = { text: '', ids: NONE }

  /** The same array for the same entry, so that nothing renders again for nothing. */
  function ids(): readonly string[] {
    const kept = idsIn(fromStorage(entry)).slice(0, ENTRIES[entry])
    const text = kept.join(' ')
    if (snapshot.text !== text) snapshot = { text, ids: kept }
    return snapshot.ids
  }

  return {
    ids,
    replace(next) {
      toStorage(entry, next.length === 0 ? null : next)
      notify()
    },
    use: () => useSyncExternalStore(subscribe, ids, () => NONE),
  }
}

export function forgetKeptHomes(): void {
  for (const entry of Object.keys(ENTRIES)) toStorage(entry, null)
  notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Said by the browser about what other tabs store.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What is stored may be of an older version, or of somebody's own making. */
function idsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((id): id is string => typeof id === 'string' && ID.test(id)))]
}
