import type { AccountActor, ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Messages belong to the profile that they were written to; another profile of the account does not see them. */
export function inquiriesOf(actor: ProfileActor): Scope<'inquiry'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Those to all profiles of the account: it is being closed. */
export function allInquiriesOf(actor: Pick<AccountActor, 'accountId'>): Scope<'inquiry'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

export const inquiryOfCall: Resolver<Scope<'inquiry'>> = ({ actor }) => inquiriesOf(profileActor(actor))
