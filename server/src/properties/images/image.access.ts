import type { ProfileActor } from '../../rpc/actor.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { ImageNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type ReachedAsset, reachAsset } from '../properties/property.public.ts'
import { findAssetOfImage } from './image.queries.ts'

/** Pictures follow their property: whoever manages it manages them. */
export function imagesOf(actor: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'asset-image'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Those of a property that the caller reaches are the manager's, whoever adds them. */
export function imagesIn({ accountId, managingProfileId }: ReachedAsset): Scope<'asset-image'> {
  return imagesOf({ accountId, profileId: managingProfileId })
}

/** A picture is reached through its property. */
export const imageOfCall: Resolver<ReachedAsset> = async (context, imageId, operation) =>
  reachAsset(context, operation, (await findAssetOfImage(context.db, imageId)) ?? fail(ImageNotFound), ImageNotFound)
