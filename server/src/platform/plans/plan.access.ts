import type { AccountActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** What the account for which the caller acts pays for and asked for, whichever of its profiles is active. */
export function ownSubscription(actor: AccountActor): Scope<'subscription'> {
  return subscriptionOf(actor.actingFor.accountId)
}

/** The same of an account that an operator or the end of its period is about. */
export function subscriptionOf(accountId: string): Scope<'subscription'> {
  return scope({ accountId, profileId: null })
}
