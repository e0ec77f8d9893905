import { formatDate } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import type { Services } from '../../rpc/services.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { PEOPLE, peopleText, propertyPage } from '../tenures/tenure.public.ts'
import { type EndingLease, lockEndingLeases, markTold } from './lease-end.queries.ts'

const AT_ONCE = 100
const CLAIMS = everything('leases of all accounts come to their end')

/** Tells both sides of leases that end within a month, once. Access ends by itself with the last day. */
export async function tellOfEndingLeases(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const told = await services.jobDatabase.transaction(CLAIMS, (db) => tellSome(services, db))
    if (told < AT_ONCE) return
  }
}

async function tellSome(services: Services, db: Db): Promise<number> {
  const leases = await lockEndingLeases(db, AT_ONCE)
  const names = await findProfileCards(
    db,
    leases.flatMap(({ tenant_ids }) => tenant_ids),
  )
  for (const lease of leases) await tellOf(services, db, lease, peopleText(lease.tenant_ids.map((id) => names.get(id)?.Name ?? 'somebody')))
  await markTold(
    db,
    leases.map(({ id }) => id),
  )
  return leases.length
}

async function tellOf(services: Services, db: Db, lease: EndingLease, tenants: string): Promise<void> {
  const ends = `ends on ${formatDate(lease.ends_on)}.`
  const event = { event: 'lease.expiring', once: `lease.expiring:${lease.id}:${lease.ends_on}`, actorProfileId: null }
  const ofBoth = `The lease of ${tenants} in ${lease.title} ${ends}`
  await tell(
    { db, services },
    { ...event, profileIds: [lease.managing_profile_id], message: ofBoth, path: propertyPage.manager(lease.asset_id) + PEOPLE },
  )
  await tell(
    { db, services },
    { ...event, profileIds: lease.agent_ids, message: ofBoth, path: propertyPage.agent(lease.asset_id) + PEOPLE },
  )
  await tell(
    { db, services },
    { ...event, profileIds: lease.tenant_ids, message: `Your lease of ${lease.title} ${ends}`, path: propertyPage.tenant(lease.asset_id) },
  )
}
