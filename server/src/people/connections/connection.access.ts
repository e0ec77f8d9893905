import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/**
 * Connections of which the active profile is a side, whichever; and what the account was asked for as a profile that it
 * does not have yet.
 */
export function connectionsOf(actor: ProfileActor): Scope<'connection'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}
