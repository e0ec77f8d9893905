import type { AccountActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** The passkeys of an account, whichever of its profiles is active. */
export function passkeysOf({ accountId }: Pick<AccountActor, 'accountId'>): Scope<'passkey'> {
  return scope({ accountId, profileId: null })
}
