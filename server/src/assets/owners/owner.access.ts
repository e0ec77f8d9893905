import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Owners of the properties that the active profile manages. */
export function assetOwnersOf(actor: ProfileActor): Scope<'asset-owner'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}
