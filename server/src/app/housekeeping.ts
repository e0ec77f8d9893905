import { failLostImports } from '../properties/imports/import.public.ts'
import { deleteForgottenDrafts } from '../properties/drafts/draft.public.ts'
import { deleteOldNotices, deleteOldViews } from '../marketplace/listing-life/listing-life.public.ts'
import { everything } from '../database/pool.ts'
import { cleanUploads } from '../files/clean-uploads.ts'
import { defineJob } from '../jobs/jobs.ts'
import { deleteOldMails } from '../mail/mail.queries.ts'
import { deleteExpiredQuotas } from '../rpc/quota.ts'
import { deleteExpiredStops } from '../rpc/guess-stop.ts'
import { deleteExpiredReplies } from '../rpc/replay.ts'
import { clearDeletedNotifications, deleteOldNotifications } from '../platform/notifications/notification.public.ts'
import type { Services } from '../rpc/services.ts'
import { deleteSpentTokens } from '../secrets/mail-tokens.ts'
import { deleteUnfinishedSignIns } from '../security/factors/factor.public.ts'
import { deleteEndedSessions } from '../sessions/sessions.ts'
import { deleteExpiredAttempts, deleteExpiredTickets } from '../security/identities/identity.public.ts'
import { deleteOldConfirmations } from '../security/security-pin/pin.public.ts'
import { forgetOldDevices } from '../security/sessions/session.public.ts'

export const housekeepingJob = defineJob('housekeeping', { retryLimit: 3, expireSeconds: 900, cron: '20 * * * *' })

/** Every hour: what has had its time goes. */
export async function keepHouse(services: Services, signal: AbortSignal): Promise<void> {
  const { db } = services.jobDatabase
  await deleteExpiredReplies(db)
  await deleteExpiredQuotas(db)
  await deleteExpiredStops(db)
  await deleteEndedSessions(db)
  await deleteUnfinishedSignIns(db)
  await deleteOldMails(db)
  await deleteSpentTokens(db)
  await forgetOldDevices(db)
  await services.jobDatabase.transaction(everything('housekeeping'), failLostImports)
  await services.jobDatabase.transaction(everything('housekeeping'), deleteOldConfirmations)
  await services.jobDatabase.transaction(everything('housekeeping'), deleteForgottenDrafts)
  await deleteExpiredAttempts(db)
  await deleteExpiredTickets(db)
  await services.jobDatabase.transaction(everything('housekeeping'), deleteOldViews)
  await services.jobDatabase.transaction(everything('housekeeping'), deleteOldNotices)
  await services.jobDatabase.transaction(everything('housekeeping'), deleteOldNotifications)
  await services.jobDatabase.transaction(everything('housekeeping'), clearDeletedNotifications)
  await cleanUploads(services, signal)
}
