import type { AccountActor } from '../../rpc/actor.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The passkeys of an account, whichever of its profiles is active. */
export function passkeysOf({ accountId }: Pick<AccountActor, 'accountId'>): Scope<'passkey'> {
  return scope({ accountId, profileId: null })
}

export const passkeyOfCall: Resolver<Scope<'passkey'>> = ({ actor }) => passkeysOf(accountActor(actor))
