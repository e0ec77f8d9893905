import type { AccountActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The searches of a person, whichever of their profiles is active. */
export function savedSearchesOf({ accountId }: Pick<AccountActor, 'accountId'>): Scope<'saved-search'> {
  return scope({ accountId, profileId: null })
}
