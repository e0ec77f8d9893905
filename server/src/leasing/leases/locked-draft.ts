import { LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type AssetRow, type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type LockedLease, lockLease } from './lease.queries.ts'

type LockedDraft = { readonly reached: ReachedAsset; readonly asset: AssetRow; readonly draft: LockedLease }

/** A draft of the caller with its home, both kept for this transaction. Those of others are not there, whatever else is the caller's. */
export async function lockDraft(
  context: CallContext & { readonly owned: ReachedAsset },
  operation: AnyOperation,
  leaseId: string,
): Promise<LockedDraft> {
  const { profileId } = profileActor(context.actor)
  const { reached, asset } = await reachLockedAsset(context, operation, LeaseNotFound)
  const draft = (await lockLease(context.db, reached.scope, { leaseId, assetId: asset.id, profileId })) ?? fail(LeaseNotFound)
  if (draft.status !== 'draft') fail(LeaseNotFound)
  return { reached, asset, draft }
}
