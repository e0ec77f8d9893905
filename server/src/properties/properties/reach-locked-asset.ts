import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type ReachedAsset, reachAsset } from './property.access.ts'
import { type AssetRow, lockAsset } from './property.queries.ts'

/** The property that a call is about, kept for this transaction. Whoever took it from the caller while the call waited was first. */
export async function reachLockedAsset(
  context: Pick<CallContext, 'actor' | 'db'> & { readonly owned: ReachedAsset },
  operation: AnyOperation,
  missing: ErrorDefinition = PropertyNotFound,
): Promise<{ reached: ReachedAsset; asset: AssetRow }> {
  const { owned: reached } = context
  const { assetId } = reached
  const asset = (await lockAsset(context.db, reached.scope, assetId)) ?? fail(missing)
  return { reached: reached.relation === 'manager' ? reached : await reachAsset(context, operation, assetId, missing), asset }
}
