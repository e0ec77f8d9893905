import type { AccountActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** What the caller's account is connected with, whichever profile is active. */
export function ownIdentities(actor: AccountActor): Scope<'identity'> {
  return scope({ accountId: actor.accountId, profileId: null })
}
