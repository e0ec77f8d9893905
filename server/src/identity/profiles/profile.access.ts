import type { AccountActor } from '../../rpc/actor.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The profiles of the caller's own account, active or not. */
export function ownProfiles(actor: AccountActor): Scope<'profile'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

export const profileOfCall: Resolver<Scope<'profile'>> = ({ actor }) => ownProfiles(accountActor(actor))

/** The profile of a business, for those who act for it. */
export function profileOfBusiness({ accountId }: { accountId: string }): Scope<'profile'> {
  return scope({ accountId, profileId: null })
}
