import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import type { ReachedAsset } from '../properties/property.public.ts'

/** Properties that others manage and the active profile holds a part of. */
export function partnershipsOf(actor: ProfileActor): Scope<'asset-owner'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Owners of one property, as whoever reaches it reads them. */
export function ownersOfReached(reached: ReachedAsset): Scope<'asset-owner'> {
  return scope({ accountId: reached.accountId, profileId: reached.managingProfileId })
}

/** Owners of the properties that the active profile manages. */
export function assetOwnersOf(actor: ProfileActor): Scope<'asset-owner'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

export const ownerOfCall: Resolver<Scope<'asset-owner'>> = ({ actor }) => assetOwnersOf(profileActor(actor))
