import { AssignmentNotFound } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { fail } from '../../rpc/failure.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { type ReachedAsset, reachAsset } from '../../properties/properties/property.public.ts'
import { findAssetOfEngagement } from './engagement.queries.ts'

/** What the sender of an invitation manages, which is theirs to give to who joins. */
export function assetsOfSender({ accountId, profileId }: { accountId: string; profileId: string }): Scope<'asset'> {
  return scope({ accountId, profileId })
}

/** The work of an agent is reached through its property. */
export const engagementOfCall: Resolver<ReachedAsset> = async (context, engagementId, operation) => {
  const assetId = (await findOwnerOf(context.db, engagementId, findAssetOfEngagement)) ?? fail(AssignmentNotFound)
  return reachAsset(context, operation, assetId, AssignmentNotFound)
}
