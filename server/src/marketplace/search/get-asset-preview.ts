import { GetAssetPreview } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageBrandOf } from '../../platform/branding/branding.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type ReachedAsset, contactOf, getAsset } from '../../properties/properties/property.public.ts'
import { listImagesOf } from '../../properties/images/image.public.ts'
import { presentListingDetails } from './listing.present.ts'
import { findShown } from './listing.queries.ts'

export const getAssetPreview: Handler<typeof GetAssetPreview, ReachedAsset> = async (context, { AssetId }) => {
  const { db } = context
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, AssetId, reached)
  const { listing, offers } = (await findShown(db, reached.scope, AssetId)) ?? fail(PropertyNotFound)
  // Listing it makes an agent who does it the one whom strangers turn to.
  const listerId = asset.is_listed ? listing.profile_id : ((await contactOf(db, reached, asset, null)) ?? asset.managing_profile_id)
  const listedBy = (await findProfileCards(db, [listerId])).get(listerId) ?? fail(PropertyNotFound)
  return presentListingDetails(listing, {
    offers,
    images: await listImagesOf(db, AssetId),
    listedBy,
    brand: await pageBrandOf(db, asset.managing_profile_id),
  })
}
