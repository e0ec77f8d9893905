import type { Claims } from '../database/pool.ts'
import { anonymous } from './actor.ts'
import type { ChoreContext, EventContext } from './events.ts'
import type { Services } from './services.ts'

/** A transaction of a job in which events are told or heard: no one's call. What is left for after the commit is done then. */
export async function eventTransaction(services: Services, claims: Claims, work: (context: EventContext) => Promise<void>): Promise<void> {
  const afterCommit = await services.jobDatabase.transaction(claims, async (db) => {
    const after: (() => Promise<void>)[] = []
    await work({ db, services, actor: anonymous, afterCommit: (later) => void after.push(later) })
    return after
  })
  for (const later of afterCommit) await later()
}

/** For a chore in which events are told: what would be done right after the commit is done by the jobs that were enqueued for it. */
export function eventsOfChore({ db, services }: Pick<ChoreContext, 'db' | 'services'>): EventContext {
  return { db, services, actor: anonymous, afterCommit: () => {} }
}
