import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { repeatWhileFull } from '../../jobs/batches.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { type SaidValue, say } from '../../text/said.ts'
import { type EndingLease, lockEndingLeases, markTold } from './lease-end.queries.ts'
import { text } from './lease.text.ts'
import { namesOf, saidTenants } from './tenant-names.ts'
import { listTenantsOf } from './tenant.queries.ts'

/** Every hour: days end at different hours across the country. */
export const leaseEndsJob = scheduledJob('lease-ends', { retryLimit: 3, expireSeconds: 1800, cron: '40 * * * *' }, notifyOfEndingLeases)

const AT_ONCE = 100
const CLAIMS = everything('leases of all accounts come to their end')

/** Tells both sides of leases that end within a month, once. Access ends by itself with the last day. */
export async function notifyOfEndingLeases(services: Services, signal: AbortSignal): Promise<void> {
  await repeatWhileFull(signal, AT_ONCE, () => services.jobDatabase.transaction(CLAIMS, (db) => notifySome(services, db)))
}

async function notifySome(services: Services, db: Db): Promise<number> {
  const leases = await lockEndingLeases(db, AT_ONCE)
  const leaseIds = leases.map(({ id }) => id)
  const tenants = (await listTenantsOf(db, leaseIds)).filter(({ ended_at }) => ended_at === null)
  const nameOf = await namesOf(db, tenants)
  const byLease = Map.groupBy(tenants, ({ lease_id }) => lease_id)
  for (const lease of leases) {
    const theirs = byLease.get(lease.id) ?? []
    await notifyOf(services, db, lease, {
      names: saidTenants(theirs, nameOf),
      // Who leaves before was told their own day when it was set.
      profileIds: theirs.flatMap(({ profile_id, ends_on }) => (ends_on === lease.ends_on ? (profile_id ?? []) : [])),
    })
  }
  await markTold(db, leaseIds)
  return leases.length
}

type Tenants = { readonly names: SaidValue; readonly profileIds: readonly string[] }

async function notifyOf(services: Services, db: Db, lease: EndingLease, tenants: Tenants): Promise<void> {
  const ending = { home: lease.title, lastDay: { day: lease.ends_on } }
  const once = `lease.expiring:${lease.id}:${lease.ends_on}`
  const event = { event: 'lease.expiring' as const, once, actorProfileId: null, assetId: lease.asset_id }
  const ofBoth = { said: say(text, 'leaseEnds', { ...ending, tenants: tenants.names }) }
  await notify(
    { db, services },
    { ...event, ...ofBoth, profileIds: [lease.managing_profile_id], path: paths.viewProperty(lease.asset_id, 'people') },
  )
  await notify(
    { db, services },
    { ...event, ...ofBoth, profileIds: lease.agent_ids, path: paths.agentViewProperty(lease.asset_id, 'people') },
  )
  await notify(
    { db, services },
    {
      ...event,
      profileIds: tenants.profileIds,
      said: say(text, 'yourLeaseEnds', ending),
      path: paths.tenantViewProperty(lease.asset_id),
    },
  )
}
