import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { foldListingCounts } from './prepared-counts.queries.ts'

export const foldListingCountsJob = scheduledJob(
  'fold-listing-counts',
  { retryLimit: 1, expireSeconds: 300, cron: '* * * * *' },
  foldCounts,
)

/** Counts are right at any time; folded they are few rows again, and quick to add up. */
export async function foldCounts(services: Services): Promise<void> {
  await foldListingCounts(services.jobDatabase.db)
}
