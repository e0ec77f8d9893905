import type { AccountActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The favorites of a person, whichever of their profiles is active. */
export function favoritesOf({ accountId }: Pick<AccountActor, 'accountId'>): Scope<'favorite'> {
  return scope({ accountId, profileId: null })
}
