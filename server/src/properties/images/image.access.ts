import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import type { ReachedAsset } from '../properties/property.public.ts'

/** Pictures follow their property: whoever manages it manages them. */
export function imagesOf(actor: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'asset-image'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Those of a property that the caller reaches are the manager's, whoever adds them. */
export function imagesIn({ accountId, managingProfileId }: ReachedAsset): Scope<'asset-image'> {
  return imagesOf({ accountId, profileId: managingProfileId })
}
