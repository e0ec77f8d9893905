import * as ownOperations from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import * as publicOperations from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { checkAssetAddress } from './check-asset-address.ts'
import { getAssetCounts } from './get-asset-counts.ts'
import { getAssetHistory } from './get-asset-history.ts'
import { getAssetPriceHistory } from './get-asset-price-history.ts'
import { recordAssetView } from './record-asset-view.ts'
import { renewListing } from './renew-listing.ts'
import { renewListingsByLink } from './renew-listings-by-link.ts'

export const listingLifeModule = [
  ...implementAll(
    ownOperations,
    {
      RenewListing: renewListing,
      GetAssetHistory: getAssetHistory,
      GetAssetCounts: getAssetCounts,
      CheckAssetAddress: checkAssetAddress,
    },
    { asset: assetOfCall },
  ),
  ...implementAll(publicOperations, {
    RecordAssetView: recordAssetView,
    GetAssetPriceHistory: getAssetPriceHistory,
    RenewListingsByLink: renewListingsByLink,
  }),
]
