import { LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type AssetRow, type ReachedAsset, reachLockedAsset } from '../../properties/properties/property.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type LockedLease, lockLease } from './lease.queries.ts'

type LockedDraft = { readonly reached: ReachedAsset; readonly asset: AssetRow; readonly draft: LockedLease }

/** A draft of the caller with its home, both kept for this transaction. Row security shows nobody the drafts of others. */
export async function lockDraft(
  context: CallContext & { readonly owned: ReachedAsset },
  operation: AnyOperation,
  leaseId: string,
): Promise<LockedDraft> {
  const { reached, asset } = await reachLockedAsset(context, operation, LeaseNotFound)
  const draft = (await lockLease(context.db, reached.scope, leaseId, asset.id)) ?? fail(LeaseNotFound)
  if (draft.status !== 'draft') fail(LeaseNotFound)
  return { reached, asset, draft }
}
