import { anonymous } from '../rpc/actor.ts'
import type { AfterEvent } from '../rpc/events.ts'
import type { Services } from '../rpc/services.ts'

/** Work that was enqueued with what happened: in one transaction, again as a whole where it fails. */
export async function runAfterEvent(services: Services, work: AfterEvent): Promise<void> {
  const afterCommit = await services.jobDatabase.transaction({ kind: 'public' }, async (db) => {
    const after: (() => Promise<void>)[] = []
    await services.events.runAfter({ db, services, actor: anonymous, afterCommit: (later) => void after.push(later) }, work)
    return after
  })
  for (const later of afterCommit) await later()
}
