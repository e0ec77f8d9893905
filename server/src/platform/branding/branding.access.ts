import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The branding of the active profile: another one of the account has its own. */
export function brandingOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'branding'> {
  return scope({ accountId, profileId })
}
