import { cleanUploads } from './files/clean-uploads.ts'
import { defineJob } from './jobs/jobs.ts'
import { deleteExpiredQuotas } from './rpc/quota.ts'
import { deleteExpiredReplies } from './rpc/replay.ts'
import type { Services } from './rpc/services.ts'
import { deleteEndedSessions } from './sessions/sessions.ts'

export const housekeepingJob = defineJob('housekeeping', { retryLimit: 3, expireSeconds: 900, cron: '20 * * * *' })

/** Every hour: what has had its time goes. */
export async function keepHouse(services: Services, signal: AbortSignal): Promise<void> {
  const { db } = services.jobDatabase
  await deleteExpiredReplies(db)
  await deleteExpiredQuotas(db)
  await deleteEndedSessions(db)
  await cleanUploads(services, signal)
}
