import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 62rem)'

function watchWidth(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Room for something beside something else, where a style alone can’t decide what is there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
