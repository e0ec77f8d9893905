import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/tenure.errors.ts'
import { EditLease, HomeIsLet, LeaseChanged, LeaseHasEnded, LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type AssetRow, type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { announceHands, orRefused } from '../tenures/tenure.public.ts'
import { type MovedLease, noteLeaseEnd, tellOfLeaseEnd } from './lease-end-news.ts'
import { REFUSED_BY } from './lease-home.ts'
import { findFreeSlot, findLeaseInTheWay, type LockedLease, lockLease, updateLeaseEnd } from './lease.queries.ts'
import { placesOf, takeLeasedHomeOff } from './off-market.ts'
import { type LeaseTenant, listHolders, lockTenants, updateTenantsEnd } from './tenant.queries.ts'

/** Its last day and nothing else: what a lease has cost in the months before is not for it to change. */
export const editLease: Handler<typeof EditLease, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, EditLease, LeaseNotFound)
  const lease = (await lockLease(db, reached.scope, input.LeaseId, asset)) ?? fail(LeaseNotFound)
  if (lease.is_over) fail(LeaseHasEnded)
  if (lease.version !== input.Version) fail(LeaseChanged)
  const { EndsOn: endsOn } = input
  if (endsOn === lease.ends_on) return { LeaseId: lease.id, Version: lease.version, EndsOn: endsOn, Unlisted: false }
  checkLastDay(lease, endsOn)

  const tenants = whoMoves(lease, await lockTenants(db, lease.id), endsOn)
  const added = addedTime(lease, endsOn)
  if (added !== null) await checkTheyAreNotIn(context, asset, added, tenants)
  const slot = added === null ? lease.slot : await keptPlace(context, asset, lease, endsOn)
  await orRefused(REFUSED_BY, updateLeaseEnd(db, lease, { endsOn, slot }))
  await orRefused(REFUSED_BY, updateTenantsEnd(db, tenants, endsOn))
  const unlisted = added !== null && input.Unlist && (await takeLeasedHomeOff(context, { reached, asset, time: added }))

  await tellEverybody(context, { reached, asset, lease, tenants, endsOn })
  context.audit(asset.id, { lease: lease.id, from: lease.ends_on, to: endsOn, unlisted })
  return { LeaseId: lease.id, Version: lease.version + 1, EndsOn: endsOn, Unlisted: unlisted }
}

function checkLastDay({ starts_on, today }: LockedLease, endsOn: string | null): void {
  if (endsOn === null) return
  if (endsOn <= starts_on) failField('EndsOn', `End date should be later than ${formatDate(starts_on)}, when it begins.`)
  if (endsOn < today) failField('EndsOn', 'End date can not be before today. To end it earlier, please end the tenancy.')
}

/** The days that come to a lease; null where there are none. */
function addedTime({ ends_on }: LockedLease, endsOn: string | null): { startsOn: string; endsOn: string | null } | null {
  const change = endChange(ends_on, endsOn)
  return ends_on !== null && (change === 'extended' || change === 'open-ended') ? { startsOn: addDays(ends_on, 1), endsOn } : null
}

/** Those who stay until the end of a lease, wherever that is. Whoever leaves earlier keeps their day as long as it is one of the lease. */
function whoMoves({ ends_on }: LockedLease, tenants: readonly LeaseTenant[], endsOn: string | null): LeaseTenant[] {
  const isPast = (day: string | null) => endsOn !== null && day !== null && day > endsOn
  return tenants.filter((tenant) => tenant.ends_on === ends_on || isPast(tenant.ends_on))
}

type Days = { readonly startsOn: string; readonly endsOn: string | null }

/** In a shared room somebody may have another lease that follows this one. */
async function checkTheyAreNotIn({ db }: CallContext, asset: AssetRow, added: Days, tenants: readonly LeaseTenant[]): Promise<void> {
  const profileIds = tenants.map(({ profile_id }) => profile_id)
  const holders = await listHolders(db, { assetId: asset.id, profileIds, ...added })
  if (holders.size > 0) fail(AlreadyAssigned, { EndsOn: 'A tenant of this lease has another one here in that time.' })
}

/** Under the lock of the property: its own place, or in a shared room another one that is free for all of its time. */
async function keptPlace({ db }: CallContext, asset: AssetRow, lease: LockedLease, endsOn: string | null): Promise<number> {
  const wanted = { assetId: asset.id, startsOn: lease.starts_on, endsOn, butFor: lease }
  const places = placesOf(asset)
  const slot = await findFreeSlot(db, { ...wanted, places })
  if (slot !== null) return slot
  const next = await findLeaseInTheWay(db, wanted)
  const told =
    places > 1 || !next
      ? `All ${places} places of this room are let in that time.`
      : `The next lease begins on ${formatDate(next.starts_on)}. Please choose a day before it.`
  return fail(HomeIsLet, { EndsOn: told })
}

type Moved = {
  reached: ReachedAsset
  asset: AssetRow
  lease: LockedLease
  tenants: readonly LeaseTenant[]
  endsOn: string | null
}

async function tellEverybody(context: CallContext, { reached, asset, lease, tenants, endsOn }: Moved): Promise<void> {
  const byProfileId = profileActor(context.actor).profileId
  const moved: MovedLease = { lease, asset, tenants, endsOn, byProfileId, managingProfileId: reached.managingProfileId }
  await noteLeaseEnd(context, moved)
  await tellOfLeaseEnd(context, moved)
  await announceHands(context.db, [asset.id], { except: byProfileId })
}
