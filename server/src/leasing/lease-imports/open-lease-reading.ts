import type { Services } from '../../rpc/services.ts'
import type { ThreadSession } from '../../threads/threads.ts'
import type { LeaseReadingMethods } from './lease-reading.thread.ts'

const MODULE = new URL('./lease-reading.thread.ts', import.meta.url)

export type LeaseReadingSession = ThreadSession<LeaseReadingMethods>

/** Reads files of leases in a thread. The session has to be closed. */
export function openLeaseReading(services: Services): LeaseReadingSession {
  return services.threads.open<LeaseReadingMethods>(MODULE)
}
