import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import { tellOfEngagementDays } from '../engagements/engagement.public.ts'
import { listLeasesWithLeavers, tellOfFirstDays, tellOfLastDays } from '../leases/lease.public.ts'

const AT_ONCE = 100
const CLAIMS = everything('days come for all accounts')

/** Tells what comes true by date: agents and tenants who begin, and whose last day has passed. Once each, also after days of standing still. */
export async function tellOfDays(services: Services, signal: AbortSignal): Promise<void> {
  for (const tell of [tellOfEngagementDays, tellOfFirstDays]) await untilNone(services, signal, tell)
  while (!signal.aborted) {
    const leases = await services.jobDatabase.transaction(CLAIMS, (db) => listLeasesWithLeavers(db, AT_ONCE), { readOnly: true })
    if (leases.length === 0) return
    for (const lease of leases) {
      if (signal.aborted) return
      await eventTransaction(services, CLAIMS, (context) => tellOfLastDays(context, lease))
    }
  }
}

async function untilNone(
  services: Services,
  signal: AbortSignal,
  tell: (context: EventContext, limit: number) => Promise<number>,
): Promise<void> {
  for (;;) {
    if (signal.aborted) return
    let told = 0
    await eventTransaction(services, CLAIMS, async (context) => {
      told = await tell(context, AT_ONCE)
    })
    if (told < AT_ONCE) return
  }
}
