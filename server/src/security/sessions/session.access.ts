import type { AccountActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** All sessions of the caller's account, whichever profile is active in them. */
export function ownSessions(actor: AccountActor): Scope<'session'> {
  return scope({ accountId: actor.accountId, profileId: null })
}
