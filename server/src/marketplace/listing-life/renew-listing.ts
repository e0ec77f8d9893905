import { ListingNotRenewable, RenewListing } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { RENEWABLE_DAYS_AFTER_EXPIRY } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ReachedAsset,
  announceEdit,
  checkIsReady,
  extendListing,
  getAsset,
  needConfirmedEmail,
  presentUserAssetDetails,
  reachLockedAsset,
  relistExpired,
} from '../../properties/properties/property.public.ts'
import { listImagesOf, presentImage } from '../../properties/images/image.public.ts'

export const renewListing: Handler<typeof RenewListing, ReachedAsset> = async (context) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, RenewListing)
  const { scope } = reached
  if (asset.is_listed) {
    await extendListing(db, scope, asset.id)
  } else {
    // It comes back before strangers as a new listing does.
    if (asset.unlisted_reason === 'expired') {
      await needConfirmedEmail(context)
      checkIsReady(asset)
    }
    if (!(await relistExpired(db, scope, asset.id, RENEWABLE_DAYS_AFTER_EXPIRY))) fail(ListingNotRenewable)
  }
  await announceEdit(db, reached)
  context.audit(asset.id, { wasListed: asset.is_listed })
  const images = await listImagesOf(db, asset.id)
  return presentUserAssetDetails(
    await getAsset(db, scope, asset.id, reached),
    images.map((image) => presentImage(image, asset.title)),
  )
}
