import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import { notifyOfEngagementDays } from '../engagements/engagement.public.ts'
import { listLeasesWithLeavers, notifyOfFirstDays, notifyOfLastDays } from '../leases/lease.public.ts'

const AT_ONCE = 100
const CLAIMS = everything('days come for all accounts')

/** Tells what comes true by date: agents and tenants who begin, and whose last day has passed. Once each, also after days of standing still. */
export async function notifyOfDays(services: Services, signal: AbortSignal): Promise<void> {
  for (const notify of [notifyOfEngagementDays, notifyOfFirstDays]) await untilNone(services, signal, notify)
  while (!signal.aborted) {
    const leases = await services.jobDatabase.transaction(CLAIMS, (db) => listLeasesWithLeavers(db, AT_ONCE), { readOnly: true })
    if (leases.length === 0) return
    for (const lease of leases) {
      if (signal.aborted) return
      await eventTransaction(services, CLAIMS, (context) => notifyOfLastDays(context, lease))
    }
  }
}

async function untilNone(
  services: Services,
  signal: AbortSignal,
  notify: (context: EventContext, limit: number) => Promise<number>,
): Promise<void> {
  for (;;) {
    if (signal.aborted) return
    let told = 0
    await eventTransaction(services, CLAIMS, async (context) => {
      told = await notify(context, AT_ONCE)
    })
    if (told < AT_ONCE) return
  }
}
