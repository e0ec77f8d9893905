import { useSyncExternalStore } from 'react'
import { fromStorage, onSessionChange, toStorage } from '../../../sessions/session.ts'

const STORAGE_KEY = 'roomyRows'
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onSessionChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Whether lists of properties have rows of 48 px; this browser remembers that someone wants pictures and room. */
export function useCompactRows(): [isCompact: boolean, change: (isCompact: boolean) => void] {
  const isCompact = useSyncExternalStore(
    listen,
    () => fromStorage(STORAGE_KEY) !== true,
    () => true,
  )
  const change = (next: boolean) => {
    toStorage(STORAGE_KEY, next ? null : true)
    for (const listener of listeners) listener()
  }
  return [isCompact, change]
}
