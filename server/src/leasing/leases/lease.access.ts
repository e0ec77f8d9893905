import { LeaseNotFound } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
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
  const { db } = context
  const assetId = await seeingEverything(db, 'its property tells who may reach a lease', () => findAssetOfLease(db, leaseId))
  return reachAsset(context, operation, assetId ?? fail(LeaseNotFound), LeaseNotFound)
}
