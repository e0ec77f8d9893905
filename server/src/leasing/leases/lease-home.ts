import { TenancyBegan } from '@keystead/contract/leasing/leases/lease.events.ts'
import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/tenure.errors.ts'
import { BuildingIsLetByUnits, HomeIsLet } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { NotConnected } from '@keystead/contract/people/connections/connection.operations.ts'
import type { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import { actingAs } from '../../database/pool.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { connectThroughLease, findJoined, lockJoined, noteConnectionEvents } from '../../people/connections/connection.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import type { AssetRow, ReachedAsset } from '../../properties/properties/property.public.ts'
import {
  announceHands,
  checkIsToCome,
  listGrantees,
  listUnitIds,
  NOT_CONNECTED_WITH,
  orRefused,
  peopleText,
  propertyPage,
  type Tenure,
  tenureText,
} from '../tenures/tenure.public.ts'
import { findFreeSlot, findLeaseInTheWay, insertLease } from './lease.queries.ts'
import { type LeasedTime, placesOf, takeLeasedHomeOff } from './off-market.ts'
import { insertTenants, listHolders, type NewTenant } from './tenant.queries.ts'

/** What several people do to a home at once, the database decides. */
export const REFUSED_BY = {
  lease_tenant_once: AlreadyAssigned,
  lease_no_overlap: HomeIsLet,
  lease_capacity: HomeIsLet,
  lease_of_building: BuildingIsLetByUnits,
}

type LeaseInput = z.output<typeof LeaseTerms>
type Leasing = { reached: ReachedAsset; asset: AssetRow; Lease: LeaseInput; Unlist: boolean }

export type NewLease = { readonly leaseId: string; readonly tenantIds: string[]; readonly unlisted: boolean }

/** Leases a locked home to tenants who have one lease together. */
export async function leaseHome(context: CallContext, { reached, asset, Lease, Unlist }: Leasing): Promise<NewLease> {
  const { db } = context
  const time = { startsOn: Lease.TenureStart, endsOn: Lease.TenureEnd }
  await checkIsToCome(db, asset.time_zone, time, 'Lease.TenureEnd')
  const slot = await freePlace(context, { reached, asset, time })
  const tenants = await tenantsOf(context, reached, Lease)
  await checkTheyAreNotIn(context, asset, time, tenants)

  const byProfileId = profileActor(context.actor).profileId
  const lease = {
    ...time,
    assetId: asset.id,
    slot,
    rentCents: centsFromText(Lease.Rent),
    rentFrequencyId: Lease.RentFrequencyId,
    advanceCents: centsFromText(Lease.Advance),
    billing: Lease.Billing,
    byProfileId,
  }
  const leaseId = await orRefused(REFUSED_BY, insertLease(db, reached.scope, lease))
  const rows = await orRefused(REFUSED_BY, insertTenants(db, { ...time, leaseId, assetId: asset.id, tenants, byProfileId }))
  await noteLease(context, { asset, time, rows, byProfileId })
  const unlisted = Unlist && (await takeLeasedHomeOff(context, { reached, asset, time }))
  await tellOfLease(context, { reached, asset, time, rows, leaseId, byProfileId })
  await announceHands(db, [asset.id], { except: byProfileId })
  context.audit(asset.id, { lease: leaseId, tenants: rows.length, unlisted })
  return { leaseId, tenantIds: rows.map(({ id }) => id), unlisted }
}

/** Under the lock of the property: who asks later sees this lease. */
async function freePlace({ db }: CallContext, { reached, asset, time }: LeasedTime): Promise<number> {
  if ((await listUnitIds(db, reached.scope, asset.id)).length > 0) fail(BuildingIsLetByUnits)
  const places = placesOf(asset)
  const slot = await findFreeSlot(db, { assetId: asset.id, places, ...time })
  if (slot !== null) return slot
  const other = await findLeaseInTheWay(db, { assetId: asset.id, ...time })
  const told =
    places > 1 || !other
      ? `All ${places} places of this room are let in that time.`
      : `It is let ${tenureText({ startsOn: other.starts_on, endsOn: other.ends_on })}.`
  return fail(HomeIsLet, { 'Lease.TenureStart': told })
}

/** An agent moves in whom the owner knows or they know themselves; either way the connection is between owner and tenant. */
async function tenantsOf(context: CallContext, reached: ReachedAsset, { Tenants }: LeaseInput): Promise<NewTenant[]> {
  const { db } = context
  const ids = Tenants.map(({ ProfileId }) => ProfileId)
  const people = await listGrantees(db, ids)
  const ofManager = await actingAs(db, reached.accountId, () => lockJoined(db, reached.managingProfileId, ids))
  const ofAgent =
    reached.relation === 'agent' ? await findJoined(db, profileActor(context.actor).profileId, ids) : new Map<string, string>()

  const unknown = ids.flatMap((id, index) => {
    const isKnown = people.get(id)?.profile_type_id === PROFILE_TYPES.Tenant && (ofManager.has(id) || ofAgent.has(id))
    return isKnown ? [] : [[`Lease.Tenants.${index}.ProfileId`, NOT_CONNECTED_WITH] as const]
  })
  if (unknown.length > 0) fail(NotConnected, Object.fromEntries(unknown))

  const tenants: NewTenant[] = []
  for (const { ProfileId, SharePercent } of Tenants) {
    const parties = { managerProfileId: reached.managingProfileId, tenantProfileId: ProfileId }
    const connectionId = ofManager.get(ProfileId) ?? (await connectThroughLease(context, parties))
    const person = people.get(ProfileId) ?? fail(NotConnected)
    tenants.push({ person, connectionId, shareBps: bpsOfPercent(SharePercent) })
  }
  return tenants
}

async function checkTheyAreNotIn({ db }: CallContext, asset: AssetRow, time: Tenure, tenants: readonly NewTenant[]): Promise<void> {
  const ids = tenants.map(({ person }) => person.id)
  const holders = await listHolders(db, { assetId: asset.id, profileIds: ids, ...time })
  const fields = ids.flatMap((id, index) =>
    holders.has(id) ? [[`Lease.Tenants.${index}.ProfileId`, AlreadyAssigned.message] as const] : [],
  )
  if (fields.length > 0) fail(AlreadyAssigned, Object.fromEntries(fields))
}

type AddedTenant = { id: string; profile_id: string; connection_id: string }
type Leased = { asset: AssetRow; time: Tenure; rows: readonly AddedTenant[]; byProfileId: string }

async function noteLease(context: CallContext, { asset, time, rows, byProfileId }: Leased): Promise<void> {
  const began = { accountId: asset.account_id, assetId: asset.id, byProfileId, ...time }
  await context.services.events.emit(
    context,
    TenancyBegan,
    rows.map(({ id, profile_id }) => ({ id, profileId: profile_id, ...began })),
  )
  await noteConnectionEvents(
    context.db,
    rows.map(({ connection_id, profile_id }) => ({
      connectionId: connection_id,
      kind: 'assigned' as const,
      byProfileId,
      detail: { assetId: asset.id, title: asset.title, profileId: profile_id, role: 'tenant' },
    })),
  )
}

async function tellOfLease(
  context: CallContext,
  { reached, asset, time, rows, leaseId, byProfileId }: Leased & { reached: ReachedAsset; leaseId: string },
): Promise<void> {
  const event = { event: 'asset.assigned', actorProfileId: byProfileId }
  await tell(context, {
    ...event,
    once: `asset.assigned:${leaseId}`,
    profileIds: rows.map(({ profile_id }) => profile_id),
    message: `let ${asset.title} to you, ${tenureText(time)}.`,
    path: propertyPage.tenant(asset.id),
  })
  if (byProfileId === reached.managingProfileId) return
  const cards = await findProfileCards(
    context.db,
    rows.map(({ profile_id }) => profile_id),
  )
  const names = rows.map(({ profile_id }) => cards.get(profile_id)?.Name ?? 'somebody')
  await tell(context, {
    ...event,
    once: `asset.let:${leaseId}`,
    profileIds: [reached.managingProfileId],
    message: `let ${asset.title} to ${peopleText(names)}, ${tenureText(time)}.`,
    path: propertyPage.manager(asset.id),
  })
}
