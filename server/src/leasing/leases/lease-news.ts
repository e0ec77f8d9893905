import { paths } from '@keystead/contract/navigation/paths.ts'
import { TenancyBegan } from '@keystead/contract/leasing/leases/lease.events.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { recordConnectionEvents } from '../../people/connections/connection.public.ts'
import type { AssetRow } from '../../properties/properties/property.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { saidTenure, type Tenure } from '../tenures/tenure.public.ts'
import { say } from '../../text/said.ts'
import { text } from './lease.text.ts'
import { personIdOf, saidTenants } from './tenant-names.ts'
import type { AddedTenant } from './tenant.queries.ts'

type Leased = {
  readonly asset: AssetRow
  readonly time: Tenure
  readonly tenants: readonly AddedTenant[]
  readonly leaseId: string
  readonly byProfileId: string
  readonly managingProfileId: string
}

/** In the history of the home, and in that of its manager with each tenant; and to all of them but who has done it. */
export async function announceLease(context: CallContext, leased: Leased): Promise<void> {
  await recordLeases(context, [leased])
  await notifyOfLease(context, leased)
}

type NotedLease = Pick<Leased, 'time' | 'tenants' | 'byProfileId'> & { readonly asset: Pick<AssetRow, 'id' | 'account_id' | 'title'> }

/** In the histories alone; no one is told. */
export async function recordLeases(context: EventContext, leases: readonly NotedLease[]): Promise<void> {
  await context.services.events.emit(
    context,
    TenancyBegan,
    leases.flatMap(({ asset, time, tenants, byProfileId }) => {
      const began = { accountId: asset.account_id, assetId: asset.id, byProfileId, ...time }
      return tenants.map((tenant) => ({
        id: tenant.id,
        profileId: tenant.profile_id,
        personId: personIdOf(tenant),
        name: tenant.name,
        ...began,
      }))
    }),
  )
  await recordConnectionEvents(
    context.db,
    leases.flatMap(({ asset, tenants, byProfileId }) =>
      tenants.flatMap(({ connection_id, profile_id }) =>
        connection_id === null
          ? []
          : {
              connectionId: connection_id,
              kind: 'assigned' as const,
              byProfileId,
              detail: { assetId: asset.id, title: asset.title, profileId: profile_id, role: 'tenant' },
            },
      ),
    ),
  )
}

async function notifyOfLease(
  context: CallContext,
  { asset, time, tenants, leaseId, byProfileId, managingProfileId }: Leased,
): Promise<void> {
  const event = { event: 'asset.assigned' as const, actorProfileId: byProfileId, assetId: asset.id }
  await notify(context, {
    ...event,
    once: `asset.assigned:${leaseId}`,
    profileIds: tenants.flatMap(({ profile_id }) => profile_id ?? []),
    said: say(text, 'leasedToYou', { home: asset.title, term: saidTenure(time) }),
    path: paths.tenantViewProperty(asset.id),
  })
  if (byProfileId === managingProfileId) return
  await notify(context, {
    ...event,
    once: `asset.let:${leaseId}`,
    profileIds: [managingProfileId],
    said: say(text, 'leasedTo', { home: asset.title, tenants: saidTenants(tenants, ({ name }) => name), term: saidTenure(time) }),
    path: paths.viewProperty(asset.id),
  })
}
