import { ListingNotRenewable, type RenewListing } from '@keystead/contract/assets/listing-life/listing-life.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf, checkIsReady, getAsset, getLockedAsset, listImagesOf, presentUserAssetDetails } from '../properties/property.public.ts'
import { extendListing, relistExpired } from './listing-life.queries.ts'

export const renewListing: Handler<typeof RenewListing> = async (context, input) => {
  const { db } = context
  const scope = assetsOf(profileActor(context.actor))
  const asset = await getLockedAsset(db, scope, input.AssetId)
  if (asset.is_listed) {
    await extendListing(db, scope, asset.id)
  } else {
    if (asset.unlisted_reason === 'expired') checkIsReady(asset)
    if (!(await relistExpired(db, scope, asset.id))) fail(ListingNotRenewable)
  }
  context.audit(asset.id, { wasListed: asset.is_listed })
  return presentUserAssetDetails(await getAsset(db, scope, asset.id), await listImagesOf(db, asset.id))
}
