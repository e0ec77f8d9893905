import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { asItIsNow } from './tour-steps.ts'
import { everybodysTours } from './tour.access.ts'
import { tourReminderEmail } from './tour.email.ts'
import { plannedTimes } from './tour.present.ts'
import { type TourRow, listToRemind, markReminded } from './tour.queries.ts'

export const tourRemindersJob = scheduledJob(
  'viewing-reminders',
  { retryLimit: 3, expireSeconds: 600, cron: '*/15 * * * *' },
  remindOfTours,
)

const TOURS_AT_ONCE = 100

/** A day before, to whoever comes; each in a transaction of its own. Running twice or side by side reminds once. */
export async function remindOfTours(services: Services, signal: AbortSignal): Promise<void> {
  const claims = everything('tours of all accounts are reminded of here')
  await workThroughDue(services, signal, {
    claims,
    atOnce: TOURS_AT_ONCE,
    list: (db, limit) => listToRemind(db, everybodysTours(), limit),
    work: (tour) => remind(services, tour),
  })
}

async function remind(services: Services, listed: TourRow): Promise<void> {
  await services.jobDatabase.transaction(everything('a tour of whichever account'), async (db) => {
    if (!(await markReminded(db, listed))) return
    const tour = await asItIsNow(db, listed)
    await notifyVisitor(services, db, tour, tourReminderEmail, { times: plannedTimes(tour).map((time) => time.toISOString()) })
  })
}
