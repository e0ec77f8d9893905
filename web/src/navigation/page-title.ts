import { useEffect, useSyncExternalStore } from 'react'

/*
 * What a page is called once its answer is there: tabs and the history tell two of a kind apart by it. Until then, and on the server, the table of
 * routes says it.
 */

let inSight: string | null = null
const listeners = new Set<() => void>()

function setInSight(title: string | null): void {
  inSight = title
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Without the product's name, which is added. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    setInSight(title)
    return () => setInSight(null)
  }, [title])
}

export function usePageTitleInSight(): string | null {
  return useSyncExternalStore(
    listen,
    () => inSight,
    () => null,
  )
}
