import { type GetAssetDetails, PropertyNotFound } from '@keystead/contract/assets/properties/property.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards } from '../../users/profiles/profile.public.ts'
import { presentListingDetails } from './listing.present.ts'
import { findListing } from './listing.queries.ts'
import { listImagesOf } from './property-images.queries.ts'

export const getAssetDetails: Handler<typeof GetAssetDetails> = async ({ db }, input) => {
  const listing = (await findListing(db, input.AssetId)) ?? fail(PropertyNotFound)
  const listedBy = (await findProfileCards(db, [listing.profile_id])).get(listing.profile_id) ?? fail(PropertyNotFound)
  return presentListingDetails(listing, await listImagesOf(db, listing.asset_id), listedBy)
}
