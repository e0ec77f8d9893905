import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Views are of the active profile: another one of the account has lists of its own. */
export function savedViewsOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'saved-view'> {
  return scope({ accountId, profileId })
}

export const savedViewOfCall: Resolver<Scope<'saved-view'>> = ({ actor }) => savedViewsOf(profileActor(actor))
