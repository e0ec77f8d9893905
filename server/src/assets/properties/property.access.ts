import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** An owner reaches the properties that the active profile manages. */
export function assetsOf(actor: ProfileActor): Scope<'asset'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}
