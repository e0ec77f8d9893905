import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/**
 * Connections of which the active profile is a side, whichever; and what the account was asked for as a profile that it
 * does not have yet.
 */
export function connectionsOf(actor: ProfileActor): Scope<'connection'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

export const connectionOfCall: Resolver<Scope<'connection'>> = ({ actor }) => connectionsOf(profileActor(actor))
