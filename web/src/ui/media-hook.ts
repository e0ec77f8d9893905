import { useSyncExternalStore } from 'react'

/** A hook that says whether the screen is so, and again when it becomes so. A page that comes from the server is drawn as if it were not. */
export function mediaHook(query: string): () => boolean {
  function watch(listener: () => void) {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return function useMedia() {
    return useSyncExternalStore(
      watch,
      () => matchMedia(query).matches,
      () => false,
    )
  }
}
