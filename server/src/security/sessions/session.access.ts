import type { AccountActor } from '../../rpc/actor.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** All sessions of the caller's account, whichever profile is active in them. */
export function ownSessions(actor: AccountActor): Scope<'session'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

export const sessionOfCall: Resolver<Scope<'session'>> = ({ actor }) => ownSessions(accountActor(actor))
