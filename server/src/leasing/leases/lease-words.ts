import { LeaseHasEnded, LeaseNotBegun, LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type AssetRow, type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { knowsWhole } from './lease.present.ts'
import { type LockedLease, lockLease } from './lease.queries.ts'
import { type LeaseTenant, lockTenants } from './tenant.queries.ts'

/** A running lease, kept for this transaction, and who says something of its end. */
export type SpokenLease = {
  readonly reached: ReachedAsset
  readonly asset: AssetRow
  readonly lease: LockedLease
  /** Who is still in it. */
  readonly tenants: readonly LeaseTenant[]
  /** The tenant who speaks; null for those who speak for the tenants: the manager, or an agent. */
  readonly speaker: LeaseTenant | null
  readonly byProfileId: string
}

/**
 * What a call says of the end of a lease, it says for all of its tenants. Of those who get a bill each no one speaks for the others, who
 * are strangers to them: to them it is answered as if there were no such lease.
 */
export async function lockSpokenLease(
  context: CallContext & { readonly owned: ReachedAsset },
  operation: AnyOperation,
  leaseId: string,
): Promise<SpokenLease> {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, operation, LeaseNotFound)
  const byProfileId = profileActor(context.actor).profileId
  const lease = (await lockLease(db, reached.scope, { leaseId, assetId: asset.id, profileId: byProfileId })) ?? fail(LeaseNotFound)
  if (lease.status === 'draft') fail(LeaseNotFound)
  const tenants = await lockTenants(db, lease.id)
  const speaker =
    reached.relation === 'tenant' ? (tenants.find((tenant) => speaksFor(lease, tenant, byProfileId)) ?? fail(LeaseNotFound)) : null
  if (lease.is_over) fail(LeaseHasEnded)
  if (lease.starts_on > lease.today) fail(LeaseNotBegun)
  return { reached, asset, lease, tenants, speaker, byProfileId }
}

function speaksFor(lease: LockedLease, { profile_id, ends_on, share_bps }: LeaseTenant, profileId: string): boolean {
  return profile_id === profileId && (ends_on === null || ends_on >= lease.today) && knowsWhole(lease, share_bps)
}
