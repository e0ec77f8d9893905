import { scheduledJob } from '../../rpc/scheduled-job.ts'
import { reconcile } from './reconcile.ts'

/** Every hour, so that a cost and a difference are known on the same day. What could not be read is read by the next one. */
export const reconcileJob = scheduledJob(
  'reconcile',
  { cron: '25 * * * *', retryLimit: 2, expireSeconds: 1_800 },
  async (services, signal) => {
    const reconciled = await reconcile(services, signal)
    if (reconciled) services.log.info({ event: 'reconciled', ...reconciled }, 'money')
  },
)
