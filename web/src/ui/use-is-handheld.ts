import { useSyncExternalStore } from 'react'

const HANDHELD = '(pointer: coarse)'

function watchPointer(listener: () => void) {
  const query = matchMedia(HANDHELD)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Phones and tablets: there is a camera, and no folder that photos are dragged from. */
export function useIsHandheld(): boolean {
  return useSyncExternalStore(
    watchPointer,
    () => matchMedia(HANDHELD).matches,
    () => false,
  )
}
