import { everything } from '../../database/pool.ts'
import { repeatWhileFull, workThroughDue } from '../../jobs/batches.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { notifyOfEngagementDays } from '../engagements/engagement.public.ts'
import { listLeasesWithLeavers, notifyOfFirstDays, notifyOfLastDays } from '../leases/lease.public.ts'

/** Every quarter of an hour: days begin at different hours across the country. */
export const assignmentDaysJob = scheduledJob('assignment-days', { retryLimit: 3, expireSeconds: 1800, cron: '*/15 * * * *' }, notifyOfDays)

const AT_ONCE = 100
const CLAIMS = everything('days come for all accounts')

/** Tells what comes true by date: agents and tenants who begin, and whose last day has passed. Once each, also after days of standing still. */
export async function notifyOfDays(services: Services, signal: AbortSignal): Promise<void> {
  for (const notify of [notifyOfEngagementDays, notifyOfFirstDays]) await untilNone(services, signal, notify)
  await workThroughDue(services, signal, {
    claims: CLAIMS,
    atOnce: AT_ONCE,
    list: listLeasesWithLeavers,
    work: (lease) => eventTransaction(services, CLAIMS, (context) => notifyOfLastDays(context, lease)),
  })
}

async function untilNone(
  services: Services,
  signal: AbortSignal,
  notify: (context: EventContext, limit: number) => Promise<number>,
): Promise<void> {
  await repeatWhileFull(signal, AT_ONCE, async () => {
    let told = 0
    await eventTransaction(services, CLAIMS, async (context) => {
      told = await notify(context, AT_ONCE)
    })
    return told
  })
}
