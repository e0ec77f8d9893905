import { LeaseEndMoved } from '@keystead/contract/leasing/leases/lease.events.ts'
import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { noteConnectionEvents } from '../../people/connections/connection.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { peopleText, propertyPage } from '../tenures/tenure.public.ts'
import { type LockedLease, listTenantAgents } from './lease.queries.ts'
import type { LeaseTenant } from './tenant.queries.ts'

export type MovedLease = {
  /** As it was before. */
  readonly lease: LockedLease
  readonly asset: { readonly id: string; readonly account_id: string; readonly title: string }
  /** Whose last day has moved with it. */
  readonly tenants: readonly LeaseTenant[]
  readonly endsOn: string | null
  readonly byProfileId: string
  readonly managingProfileId: string
}

/** In the history of the home, and in that of its manager with each tenant. */
export async function noteLeaseEnd(context: CallContext, { lease, asset, tenants, endsOn, byProfileId }: MovedLease): Promise<void> {
  const moved = { from: lease.ends_on, to: endsOn }
  const tenantProfileIds = tenants.map(({ profile_id }) => profile_id)
  await context.services.events.emit(context, LeaseEndMoved, [
    { id: lease.id, accountId: asset.account_id, assetId: asset.id, tenantProfileIds, byProfileId, ...moved },
  ])
  await noteConnectionEvents(
    context.db,
    tenants.map(({ connection_id, profile_id }) => ({
      connectionId: connection_id,
      kind: 'lease-changed' as const,
      byProfileId,
      detail: { role: 'tenant', ...moved, assetId: asset.id, title: asset.title, profileId: profile_id },
    })),
  )
}

/** The tenants; and whoever manages the home or moves its tenants in and out, but for who has done it. */
export async function tellOfLeaseEnd(context: CallContext, moved: MovedLease): Promise<void> {
  const { lease, asset, tenants, byProfileId, managingProfileId } = moved
  const event = { event: 'asset.assigned', actorProfileId: byProfileId, once: `lease.end:${lease.id}:${lease.version + 1}` }
  const tenantIds = tenants.map(({ profile_id }) => profile_id)
  const toTenants = { message: sentence(moved, `your lease of ${asset.title}`), path: propertyPage.tenant(asset.id) }
  await tell(context, { ...event, ...toTenants, profileIds: tenantIds })

  const cards = await findProfileCards(context.db, tenantIds)
  const names = peopleText(tenantIds.map((id) => cards.get(id)?.Name ?? 'somebody'))
  const message = sentence(moved, `the lease of ${names} in ${asset.title}`)
  await tell(context, { ...event, message, profileIds: [managingProfileId], path: propertyPage.manager(asset.id) })
  const agentIds = await listTenantAgents(context.db, asset.id)
  await tell(context, { ...event, message, profileIds: agentIds, path: propertyPage.agent(asset.id) })
}

/** After the name of who did it: `extended your lease of Bungalow until Nov 30, 2027.` */
function sentence({ lease, endsOn }: MovedLease, what: string): string {
  if (endsOn === null) return `made ${what} month to month.`
  const day = formatDate(endsOn)
  return endChange(lease.ends_on, endsOn) === 'extended' ? `extended ${what} until ${day}.` : `changed ${what} to end on ${day}.`
}
