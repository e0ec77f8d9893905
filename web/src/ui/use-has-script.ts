import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page, and until the browser has taken it over. What was pressed before that would be lost. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
