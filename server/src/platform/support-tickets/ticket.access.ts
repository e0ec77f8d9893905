import type { AccountActor } from '../../rpc/actor.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** What an account has written, whichever of its profiles is active, and what its confirmed address wrote as a guest. */
export function ticketsOf(actor: Pick<AccountActor, 'accountId'>): Scope<'support-ticket'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

/** Operators answer whoever has written. */
export function ticketsOfEverybody(): Scope<'support-ticket'> {
  return scope({ accountId: null, profileId: null })
}

export const ticketOfCall: Resolver<Scope<'support-ticket'>> = ({ actor }) => ticketsOf(accountActor(actor))
