import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Templates are of the active profile; those of a business are shared by its members. */
export function templatesOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'agreement-template'> {
  return scope({ accountId, profileId })
}

export const templateOfCall: Resolver<Scope<'agreement-template'>> = ({ actor }) => templatesOf(profileActor(actor))
