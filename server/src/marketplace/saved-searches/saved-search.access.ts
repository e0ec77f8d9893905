import type { AccountActor } from '../../rpc/actor.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The searches of a person, whichever of their profiles is active. */
export function savedSearchesOf({ accountId }: Pick<AccountActor, 'accountId'>): Scope<'saved-search'> {
  return scope({ accountId, profileId: null })
}

export const savedSearchOfCall: Resolver<Scope<'saved-search'>> = ({ actor }) => savedSearchesOf(accountActor(actor))
