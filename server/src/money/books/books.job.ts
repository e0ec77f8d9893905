import { everything } from '../../database/pool.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { verifyBooks } from './verify-books.ts'

/** At night, when few post. */
export const verifyBooksJob = scheduledJob('verify-books', { retryLimit: 3, expireSeconds: 3600, cron: '20 9 * * *' }, verifyAndSay)

/** A fault is ours, and is never corrected by itself: what is wrong with money is for a person to find out. */
export async function verifyAndSay({ jobDatabase, log }: Services): Promise<void> {
  const faults = await jobDatabase.transaction(everything('the books are verified'), verifyBooks, { readOnly: true })
  if (faults.length > 0) log.error({ count: faults.length, first: faults.slice(0, 10) }, 'the books do not hold')
  else log.info('the books hold')
}
