import type { Services } from '../../rpc/services.ts'
import type { ThreadSession } from '../../threads/threads.ts'
import { loadPlaceRows } from './import.queries.ts'
import type { ReadingMethods } from './reading.thread.ts'

const MODULE = new URL('./reading.thread.ts', import.meta.url)

export type Reading = ThreadSession<ReadingMethods>

/** Reads files of people in a thread. The session has to be closed. */
export function openReading(services: Services): Reading {
  return services.threads.open<ReadingMethods>(MODULE)
}

/** Before anything that has to know places. */
export async function givePlaces(services: Services, reading: Reading): Promise<void> {
  if (!(await reading.ask('hasPlaces'))) await reading.ask('takePlaces', await loadPlaceRows(services.jobDatabase.db))
}
