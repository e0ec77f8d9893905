import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { repeatWhileFull } from '../../jobs/batches.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { say } from '../../text/said.ts'
import { text } from './document.text.ts'
import { lockExpiring, markExpiryTold } from './expiring.queries.ts'

/** Every hour: days begin at different hours across the country. */
export const documentsExpireJob = scheduledJob(
  'documents-expire',
  { retryLimit: 3, expireSeconds: 1800, cron: '25 * * * *' },
  notifyOfExpiringDocuments,
)

const AT_ONCE = 100
const CLAIMS = everything('documents of all accounts come to their end')

/** Tells owners of documents that expire, 30 days and 7 days before and on the day, each once. */
export async function notifyOfExpiringDocuments(services: Services, signal: AbortSignal): Promise<void> {
  await repeatWhileFull(signal, AT_ONCE, () => services.jobDatabase.transaction(CLAIMS, (db) => notifySome(services, db)))
}

async function notifySome(services: Services, db: Db): Promise<number> {
  const expiring = await lockExpiring(db, AT_ONCE)
  for (const { id, profile_id, asset_id, title, expires_on, days_before } of expiring) {
    await notify(
      { db, services },
      {
        event: 'document.expiring',
        once: `document.expiring:${id}:${expires_on}:${days_before}`,
        profileIds: [profile_id],
        ...(asset_id === null ? {} : { assetId: asset_id }),
        said: days_before === 0 ? say(text, 'expiresToday', { title }) : say(text, 'expiresSoon', { title, day: { day: expires_on } }),
        actorProfileId: null,
        path: paths.viewDocument(id),
      },
    )
  }
  await markExpiryTold(db, expiring)
  return expiring.length
}
