import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { listOverdue, lockOverdue, moveConnection } from '../connections/connection.public.ts'

export const expireInvitationsJob = scheduledJob(
  'expire-invitations',
  { retryLimit: 3, expireSeconds: 600, cron: '41 * * * *' },
  expireInvitations,
)

const INVITATIONS_AT_ONCE = 200

/** Those that no one has answered in their time, each in a transaction of its own. Running twice or side by side tells once. */
export async function expireInvitations(services: Services, signal: AbortSignal): Promise<void> {
  const claims = everything('invitations of all accounts run out here')
  await workThroughDue(services, signal, {
    claims,
    atOnce: INVITATIONS_AT_ONCE,
    list: listOverdue,
    work: (connectionId) => expire(services, connectionId),
  })
}

async function expire(services: Services, connectionId: string): Promise<boolean> {
  return services.jobDatabase.transaction(everything('an invitation of whichever account'), async (db) => {
    const connection = await lockOverdue(db, connectionId)
    if (!connection) return false
    await moveConnection({ db, services }, connection, 'expire', { byProfileId: null })
    return true
  })
}
