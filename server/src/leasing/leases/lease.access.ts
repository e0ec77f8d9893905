import { LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { type ReachedAsset, reachAsset } from '../../properties/properties/property.public.ts'
import { findAssetOfLease } from './lease.queries.ts'

/** Where the active profile lives, or will. */
export function tenanciesOf(actor: ProfileActor): Scope<'lease'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** A lease is reached through its property. */
export const leaseOfCall: Resolver<ReachedAsset> = async (context, leaseId, operation) => {
  const assetId = (await findOwnerOf(context.db, leaseId, findAssetOfLease)) ?? fail(LeaseNotFound)
  return reachAsset(context, operation, assetId, LeaseNotFound)
}
