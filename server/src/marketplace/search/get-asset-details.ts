import { type GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageBrandOf } from '../../platform/branding/branding.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { presentListingDetails } from './listing.present.ts'
import { findListing, listOffers } from './listing.queries.ts'
import { listImagesOf } from '../../properties/images/image.public.ts'

export const getAssetDetails: Handler<typeof GetAssetDetails> = async ({ db }, input) => {
  const listing = (await findListing(db, input.AssetId)) ?? fail(PropertyNotFound)
  const listedBy = (await findProfileCards(db, [listing.profile_id])).get(listing.profile_id) ?? fail(PropertyNotFound)
  return presentListingDetails(listing, {
    offers: await listOffers(db, listing.asset_id),
    images: await listImagesOf(db, listing.asset_id),
    listedBy,
    brand: await pageBrandOf(db, listing.managing_profile_id),
  })
}
