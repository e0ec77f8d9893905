import { useSyncExternalStore } from 'react'
import { fromStorage, onSessionChange, toStorage } from './session.ts'

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onSessionChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** A habit of this browser that is on unless someone has turned it off here; only that is kept. */
export function useUsual(key: 'searchAsMapMoves' | 'compactRows'): [isOn: boolean, change: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    listen,
    () => fromStorage(key) !== false,
    () => true,
  )
  const change = (next: boolean) => {
    toStorage(key, next ? null : false)
    for (const listener of listeners) listener()
  }
  return [isOn, change]
}
