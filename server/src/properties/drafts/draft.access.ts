import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Drafts belong to the profile that began them. */
export function draftsOf(actor: ProfileActor): Scope<'asset-draft'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

export const draftOfCall: Resolver<Scope<'asset-draft'>> = ({ actor }) => draftsOf(profileActor(actor))
