import type { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { BuildingIsLetByUnits, HomeIsLet } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import type { AssetRow, ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { announceHands, checkIsToCome, listUnitIds, orRefused, type Tenure } from '../tenures/tenure.public.ts'
import { announceLease } from './lease-news.ts'
import { recordOthers } from './lease-others-news.ts'
import { guarantorsOf, insertOthers } from './lease-others.ts'
import { connectTenants, tenantsOf } from './lease-tenants.ts'
import { findFreeSlot, findLeaseInTheWay, insertLease, type LeaseColumns } from './lease.queries.ts'
import { type LeasedTime, placesOf, takeLeasedHomeOff } from './off-market.ts'
import { insertTenants, listHolders, type NewTenant } from './tenant.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

/** What several people do to a home at once, the database decides. */
export const REFUSED_BY = {
  lease_tenant_once: AlreadyAssigned,
  lease_tenant_person_once: AlreadyAssigned,
  lease_no_overlap: HomeIsLet,
  lease_capacity: HomeIsLet,
  lease_of_building: BuildingIsLetByUnits,
}

export type LeaseInput = z.output<typeof LeaseTerms>
type Leasing = { reached: ReachedAsset; asset: AssetRow; Lease: LeaseInput; Unlist: boolean }

export type AddedLease = { readonly leaseId: string; readonly tenantIds: string[]; readonly unlisted: boolean }

/** Leases a locked home to tenants who have one lease together. */
export async function leaseHome(context: CallContext, { reached, asset, Lease, Unlist }: Leasing): Promise<AddedLease> {
  const { db } = context
  const columns = leaseColumnsOf(Lease)
  const time = { startsOn: columns.startsOn, endsOn: columns.endsOn }
  await checkIsToCome(db, asset.time_zone, time, 'Lease.TenureEnd')
  const slot = await freePlace(context, { reached, asset, time }, 'Lease.TenureStart')
  const wanted = await tenantsOf(context, { reached, tenants: Lease.Tenants, field: 'Lease.Tenants' })
  await checkTheyAreNotIn(context, asset, time, wanted, 'Lease.Tenants')
  const guarantors = await guarantorsOf(context, { reached, guarantors: Lease.Guarantors, tenants: wanted, field: 'Lease.Guarantors' })
  const tenants = await connectTenants(context, reached, wanted)

  const byProfileId = profileActor(context.actor).profileId
  const lease = { ...columns, assetId: asset.id, timeZone: asset.time_zone, slot, byProfileId }
  const leaseId = await orRefused(REFUSED_BY, insertLease(db, reached.scope, lease))
  const added = await orRefused(
    REFUSED_BY,
    insertTenants(db, { ...time, leaseId, assetId: asset.id, tenants, byProfileId, isDraft: false }),
  )
  await insertOthers(db, { leaseId, byProfileId }, { guarantors, occupants: Lease.Occupants })
  await announceLease(context, { asset, time, tenants: added, leaseId, byProfileId, managingProfileId: reached.managingProfileId })
  await recordOthers(
    context,
    { leaseId, asset, byProfileId },
    { guarantors: { added: guarantors }, occupants: { added: Lease.Occupants.length } },
  )
  const unlisted = Unlist && (await takeLeasedHomeOff(context, { reached, asset, time }))
  await announceHands(db, [asset.id], { except: byProfileId })
  context.audit(asset.id, { lease: leaseId, tenants: added.length, unlisted })
  return { leaseId, tenantIds: added.map(({ id }) => id), unlisted }
}

export function leaseColumnsOf(Lease: LeaseInput): LeaseColumns {
  return {
    startsOn: Lease.TenureStart,
    endsOn: Lease.TenureEnd,
    rentCents: centsFromText(Lease.Rent),
    rentFrequencyId: Lease.RentFrequencyId,
    advanceCents: centsFromText(Lease.Advance),
    billing: Lease.Billing,
  }
}

/** What has units is leased by them, though they may be out of reach of an agent. */
export async function checkHasNoUnits(db: Db, { accountId, scope, assetId }: ReachedAsset): Promise<void> {
  const unitIds = await actingAs(db, accountId, () => listUnitIds(db, scope, assetId))
  if (unitIds.length > 0) fail(BuildingIsLetByUnits)
}

/** Under the lock of the property: who asks later sees this lease. `field` is told where none is free. */
export async function freePlace({ db }: CallContext, { reached, asset, time }: LeasedTime, field: string): Promise<number> {
  await checkHasNoUnits(db, reached)
  const places = placesOf(asset)
  const slot = await findFreeSlot(db, { assetId: asset.id, places, ...time })
  if (slot !== null) return slot
  const other = await findLeaseInTheWay(db, { assetId: asset.id, ...time })
  return fail(HomeIsLet, { [field]: places > 1 || !other ? refusal.placesTaken({ count: places }) : leasedText(other) })
}

function leasedText({ starts_on, ends_on }: { starts_on: string; ends_on: string | null }): string {
  const firstDay = formatDate(starts_on)
  return ends_on === null ? refusal.leasedFrom({ firstDay }) : refusal.leasedFromTo({ firstDay, lastDay: formatDate(ends_on) })
}

/** `field` names the tenants in the input; a draft that is recorded has none there, and says it of the whole. */
export async function checkTheyAreNotIn(
  { db }: CallContext,
  asset: AssetRow,
  time: Tenure,
  tenants: readonly NewTenant[],
  field: string | null,
): Promise<void> {
  const profileIds = tenants.flatMap(({ profile }) => profile?.id ?? [])
  const holders = await listHolders(db, { assetId: asset.id, profileIds, ...time })
  if (holders.size === 0) return
  const fields = tenants.flatMap(({ profile }, index) =>
    field !== null && profile && holders.has(profile.id) ? [[`${field}.${index}.ProfileId`, AlreadyAssigned.message] as const] : [],
  )
  fail(AlreadyAssigned, Object.fromEntries(fields))
}
