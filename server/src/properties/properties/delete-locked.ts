import { AssetDeleted } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import type { Scope } from '../../rpc/scope.ts'
import { markDeleted } from './property.queries.ts'

/** Deletes locked properties of the caller's own, and tells rooms above. */
export async function deleteLocked(context: CallContext, scope: Scope<'asset'>, assetIds: readonly string[]): Promise<void> {
  const { accountId, profileId } = profileActor(context.actor)
  await markDeleted(context.db, scope, assetIds)
  await context.services.events.emit(
    context,
    AssetDeleted,
    assetIds.map((id) => ({ id, accountId, byProfileId: profileId })),
  )
}
