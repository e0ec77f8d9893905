import { TenancyOver, TenancyStarted } from '@keystead/contract/leasing/leases/lease.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { endTenancies } from './end-tenancies.ts'
import { lockLeaseOfLeavers, markLeavers, markStarted } from './tenancy-days.queries.ts'

/** Tells of tenants whose first day has come. Answers how many they are. */
export async function notifyOfFirstDays(context: EventContext, limit: number): Promise<number> {
  const started = await markStarted(context.db, limit)
  await context.services.events.emit(context, TenancyStarted, started)
  return started.length
}

type LeaseOfLeavers = { readonly leaseId: string; readonly assetId: string }

/**
 * The last day of tenants has passed. Where the lease goes on with others their tenancy ends with that day, and the shares of
 * those who stay grow; where the lease is over with it, that is told of each.
 */
export async function notifyOfLastDays(context: EventContext, lease: LeaseOfLeavers): Promise<void> {
  const { db, services } = context
  const goesOn = await lockLeaseOfLeavers(db, lease)
  const leavers = await markLeavers(db, lease.leaseId)
  if (!goesOn) {
    const over = leavers.map((row) => ({ id: row.id, accountId: row.account_id, assetId: row.asset_id, profileId: row.profile_id }))
    await services.events.emit(context, TenancyOver, over)
    return
  }
  for (const [endsOn, tenants] of Map.groupBy(leavers, ({ last_day }) => last_day))
    await endTenancies(context, tenants, { endsOn, reason: null, byProfileId: null })
}
