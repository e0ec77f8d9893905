import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { EditLease, HomeIsLet, LeaseChanged, LeaseHasEnded, LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type AssetRow, type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { announceHands, orRefused } from '../tenures/tenure.public.ts'
import { type EditedLease, notifyOfChanges } from './lease-change-news.ts'
import { REFUSED_BY } from './lease-home.ts'
import { setRentFrom } from './lease-rents.ts'
import { clearWords, updateMovingDay } from './lease-words.queries.ts'
import {
  dropNeedlessRents,
  findFreeSlot,
  findLeaseInTheWay,
  type LockedLease,
  lockLease,
  raiseVersion,
  updateLeaseEnd,
} from './lease.queries.ts'
import { placesOf, takeLeasedHomeOff } from './off-market.ts'
import { movedTenants } from './tenant-ends.ts'
import { type LeaseTenant, listHolders, lockTenants, updateTenantsEnd } from './tenant.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

/** Its last day, the last day of a tenant who leaves before, and the rent from a day on: what it has cost before is not for it to change. */
export const editLease: Handler<typeof EditLease, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, EditLease, LeaseNotFound)
  const lease = await openLease(context, reached, asset, input)
  const { EndsOn: endsOn } = input
  if (endsOn !== lease.ends_on) checkLastDay(lease, endsOn)
  const tenants = await lockTenants(db, lease.id)
  const moved = movedTenants(lease, tenants, input)

  const added = addedTime(lease, endsOn)
  if (added !== null) await checkTheyAreNotIn(context, asset, added, tenants)
  const slot = added === null ? lease.slot : await keptPlace(context, asset, lease, endsOn)
  const noticeGone = await moveWords(db, lease, { endsOn, isLonger: added !== null })
  if (endsOn !== lease.ends_on) await orRefused(REFUSED_BY, updateLeaseEnd(db, lease, { endsOn, slot }))
  await orRefused(REFUSED_BY, updateTenantsEnd(db, moved))
  const byProfileId = profileActor(context.actor).profileId
  const rent = input.Rent && (await setRentFrom(db, { lease, endsOn, rent: input.Rent, byProfileId }))
  await dropNeedlessRents(db, lease.id)
  const changed = { endsOn, moved, rent }
  if (changesNothing(lease, changed)) return { LeaseId: lease.id, Version: lease.version, EndsOn: endsOn, Unlisted: false }

  await raiseVersion(db, lease)
  const unlisted = added !== null && input.Unlist && (await takeLeasedHomeOff(context, { reached, asset, time: added }))
  await notifyOfChanges(context, {
    ...changed,
    noticeGone,
    lease,
    asset,
    tenants,
    byProfileId,
    managingProfileId: reached.managingProfileId,
  })
  await announceHands(db, [asset.id], { except: byProfileId })
  context.audit(asset.id, {
    lease: lease.id,
    from: lease.ends_on,
    to: endsOn,
    unlisted,
    ...(rent && { rentCents: rent.toCents, rentFromOn: rent.fromOn }),
    ...(moved.length > 0 && { tenants: moved.map(({ id, endsOn: to }) => ({ id, to })) }),
  })
  return { LeaseId: lease.id, Version: lease.version + 1, EndsOn: endsOn, Unlisted: unlisted }
}

async function openLease(
  { db, actor }: CallContext,
  reached: ReachedAsset,
  asset: AssetRow,
  input: ParsedInputOf<typeof EditLease>,
): Promise<LockedLease> {
  const lease =
    (await lockLease(db, reached.scope, { leaseId: input.LeaseId, assetId: asset.id, profileId: profileActor(actor).profileId })) ??
    fail(LeaseNotFound)
  if (lease.status === 'draft') fail(LeaseNotFound)
  if (lease.is_over) fail(LeaseHasEnded)
  if (lease.version !== input.Version) fail(LeaseChanged)
  return lease
}

function changesNothing(lease: LockedLease, { endsOn, moved, rent }: Pick<EditedLease, 'endsOn' | 'moved' | 'rent'>): boolean {
  return endsOn === lease.ends_on && moved.length === 0 && rent === null
}

function checkLastDay({ starts_on, today }: LockedLease, endsOn: string | null): void {
  if (endsOn === null) return
  if (endsOn <= starts_on) failField('EndsOn', refusal.endNotAfterStart({ day: formatDate(starts_on) }))
  if (endsOn < today) failField('EndsOn', refusal.endPast)
}

/** The days that come to a lease; null where there are none. */
function addedTime({ ends_on }: LockedLease, endsOn: string | null): { startsOn: string; endsOn: string | null } | null {
  const change = endChange(ends_on, endsOn)
  return ends_on !== null && (change === 'extended' || change === 'open-ended') ? { startsOn: addDays(ends_on, 1), endsOn } : null
}

/**
 * A lease that goes on for longer answers those who asked to renew it, and they do not move out; one that ends before the day on which
 * they meant to is left by its last day. Answers the day of a notice that no longer counts.
 */
async function moveWords(
  db: Db,
  lease: LockedLease,
  { endsOn, isLonger }: { endsOn: string | null; isLonger: boolean },
): Promise<string | null> {
  const { moves_out_on: movesOutOn } = lease
  if (isLonger) await clearWords(db, lease)
  else if (endsOn !== null && movesOutOn !== null && movesOutOn > endsOn) await updateMovingDay(db, lease, endsOn)
  return isLonger ? movesOutOn : null
}

type Days = { readonly startsOn: string; readonly endsOn: string | null }

/** In a shared room a tenant may have another lease that follows this one. */
async function checkTheyAreNotIn({ db }: CallContext, asset: AssetRow, added: Days, tenants: readonly LeaseTenant[]): Promise<void> {
  const profileIds = tenants.flatMap(({ profile_id }) => profile_id ?? [])
  const holders = await listHolders(db, { assetId: asset.id, profileIds, ...added })
  if (holders.size > 0) fail(AlreadyAssigned, { EndsOn: refusal.tenantHasNextLease })
}

/** Under the lock of the property: its own place, or in a shared room another one that is free for all of its time. */
async function keptPlace({ db }: CallContext, asset: AssetRow, lease: LockedLease, endsOn: string | null): Promise<number> {
  const wanted = { assetId: asset.id, startsOn: lease.starts_on, endsOn, butFor: lease }
  const places = placesOf(asset)
  const slot = await findFreeSlot(db, { ...wanted, places })
  if (slot !== null) return slot
  const next = await findLeaseInTheWay(db, wanted)
  const told = places > 1 || !next ? refusal.placesTaken({ count: places }) : refusal.nextLeaseStarts({ day: formatDate(next.starts_on) })
  return fail(HomeIsLet, { EndsOn: told })
}
