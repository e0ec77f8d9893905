import { type Scope, scope } from '../../rpc/scope.ts'
import type { ProfileActor } from '../../rpc/actor.ts'

/** Pictures follow their property: whoever manages it manages them. */
export function imagesOf(actor: ProfileActor): Scope<'asset-image'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}
