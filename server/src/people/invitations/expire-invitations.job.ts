import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import { listOverdue, lockOverdue, moveConnection } from '../connections/connection.public.ts'

const INVITATIONS_AT_ONCE = 200

/** Those that nobody has answered in their time, each in a transaction of its own. Running twice or side by side tells once. */
export async function expireInvitations(services: Services, signal: AbortSignal): Promise<void> {
  const claims = everything('invitations of all accounts run out here')
  for (;;) {
    const overdue = await services.jobDatabase.transaction(claims, (db) => listOverdue(db, INVITATIONS_AT_ONCE), { readOnly: true })
    let ended = 0
    for (const connectionId of overdue) {
      if (signal.aborted) return
      if (await expire(services, connectionId)) ended += 1
    }
    // Those that another worker has in hand are its own to end.
    if (overdue.length < INVITATIONS_AT_ONCE || ended === 0) return
  }
}

async function expire(services: Services, connectionId: string): Promise<boolean> {
  return services.jobDatabase.transaction(everything('an invitation of whichever account'), async (db) => {
    const connection = await lockOverdue(db, connectionId)
    if (!connection) return false
    await moveConnection({ db, services }, connection, 'expire', { byProfileId: null })
    return true
  })
}
