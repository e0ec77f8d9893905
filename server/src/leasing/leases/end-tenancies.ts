import { paths } from '@keystead/contract/navigation/paths.ts'
import { TenancyEnded } from '@keystead/contract/leasing/leases/lease.events.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { recordConnectionEvents } from '../../people/connections/connection.public.ts'
import { announceHands, type Ending } from '../tenures/tenure.public.ts'
import { grownShares } from './grown-shares.ts'
import { endLease } from './lease.queries.ts'
import { say } from '../../text/said.ts'
import { text } from './lease.text.ts'
import { namesOf, personIdOf } from './tenant-names.ts'
import { checkTenants, endTenants, listOpenTenants, setShares, type TenantRow } from './tenant.queries.ts'

/**
 * Ends locked tenancies: access is gone when the transaction commits, and open screens are told. Answers the leases that
 * have ended with their last tenant.
 */
export async function endTenancies(context: EventContext, tenants: readonly TenantRow[], ending: Ending): Promise<readonly string[]> {
  const { db } = context
  if (tenants.length === 0) return []
  await endTenants(db, tenants, ending)
  const leaseIds: string[] = []
  const oneOfEachLease = new Map(tenants.map((tenant) => [tenant.lease_id, tenant])).values()
  for (const tenant of oneOfEachLease) if (await leaveLease(context, tenant, ending)) leaseIds.push(tenant.lease_id)
  await checkTenants(db)
  await recordEnded(context, tenants, ending)
  await announceHands(db, [...new Set(tenants.map(({ asset_id }) => asset_id))], {
    also: tenants.flatMap(({ profile_id }) => profile_id ?? []),
    except: ending.byProfileId,
  })
  return leaseIds
}

/** The shares of those who stay grow; with the last one the lease ends. */
async function leaveLease(context: EventContext, tenant: TenantRow, ending: Ending): Promise<boolean> {
  const { db } = context
  const staying = await listOpenTenants(db, tenant.lease_id)
  if (staying.length === 0) {
    await endLease(db, { id: tenant.lease_id, timeZone: tenant.time_zone }, ending)
    return true
  }
  const grown = grownShares(staying.map(({ share_bps }) => share_bps))
  const changed = staying
    .map((other, index) => ({ ...other, shareBps: grown[index] ?? 0 }))
    .filter(({ share_bps, shareBps }) => share_bps !== shareBps)
  await setShares(db, changed)
  for (const { id, profile_id, shareBps } of changed) {
    await notify(context, {
      event: 'asset.assigned',
      once: `asset.share:${id}:${tenant.id}`,
      profileIds: profile_id === null ? [] : [profile_id],
      assetId: tenant.asset_id,
      said: say(text, 'yourShareGrew', { home: tenant.title, share: { bps: shareBps } }),
      actorProfileId: null,
      path: paths.tenantViewProperty(tenant.asset_id),
    })
  }
  return false
}

async function recordEnded(context: EventContext, tenants: readonly TenantRow[], { reason, byProfileId }: Ending): Promise<void> {
  const names = await namesOf(context.db, tenants)
  await context.services.events.emit(
    context,
    TenancyEnded,
    tenants.map((tenant) => ({
      id: tenant.id,
      accountId: tenant.account_id,
      assetId: tenant.asset_id,
      profileId: tenant.profile_id,
      personId: personIdOf(tenant),
      name: names(tenant),
      byProfileId,
      reason,
    })),
  )
  await recordConnectionEvents(
    context.db,
    tenants.flatMap(({ connection_id, asset_id, title, profile_id }) =>
      connection_id === null
        ? []
        : {
            connectionId: connection_id,
            kind: 'unassigned' as const,
            byProfileId,
            detail: { assetId: asset_id, title, profileId: profile_id, role: 'tenant', reason },
          },
    ),
  )
}
