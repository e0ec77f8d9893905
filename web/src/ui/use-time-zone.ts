import { useSyncExternalStore } from 'react'

const never = () => () => {}
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
// The server does not know where its readers are; the browser puts it right once it has taken over.
const serverTimeZone = () => 'UTC'

/** Where the reader's clock is. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, ownTimeZone, serverTimeZone)
}
