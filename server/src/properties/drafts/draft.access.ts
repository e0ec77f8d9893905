import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Drafts belong to the profile that began them. */
export function draftsOf(actor: ProfileActor): Scope<'asset-draft'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}
