import { checkGrants } from '../access/check-grants.ts'
import { everything } from '../database/pool.ts'
import { cleanUploads } from '../files/clean-uploads.ts'
import { defineJob } from '../jobs/jobs.ts'
import { filePurposes } from './parts.ts'
import { deleteOldEmails } from '../email/email.queries.ts'
import { deleteExpiredStops } from '../rpc/guess-stop.ts'
import { deleteExpiredQuotas } from '../rpc/quota.ts'
import { deleteExpiredReplies } from '../http/replay.ts'
import type { Services } from '../rpc/services.ts'
import { deleteSpentLinks } from '../links/links.ts'
import { deleteOldOutsideCalls } from '../outside-calls/outside-call.queries.ts'
import { deleteOldDeliveries } from '../webhooks/webhook.queries.ts'
import { deleteEndedSessions } from '../sessions/sessions.ts'

export const housekeepingJob = defineJob('housekeeping', { retryLimit: 3, expireSeconds: 900, cron: '20 * * * *' })

/** Every hour: what has had its time goes, of machinery first, then of each room. */
export async function keepHouse(services: Services, signal: AbortSignal): Promise<void> {
  const { db } = services.jobDatabase
  await deleteExpiredReplies(db)
  await deleteExpiredQuotas(db)
  await deleteExpiredStops(db)
  await deleteEndedSessions(db)
  await deleteOldEmails(db)
  await deleteSpentLinks(db)
  await deleteOldDeliveries(db)
  await deleteOldOutsideCalls(db)
  await services.jobDatabase.transaction(everything('housekeeping: grants'), (own) => checkGrants(own, services.log))
  for (const chore of services.events.chores) {
    if (signal.aborted) return
    await services.jobDatabase.transaction(everything(`housekeeping: ${chore.name}`), (own) => chore.run({ db: own, services, signal }))
  }
  await cleanUploads(services, filePurposes, signal)
}
