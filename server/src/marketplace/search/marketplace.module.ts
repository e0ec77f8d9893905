import * as operations from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { getAssetCards } from './get-asset-cards.ts'
import { getAssetDetails } from './get-asset-details.ts'
import { getAssetFacets } from './get-asset-facets.ts'
import { getAssetMap } from './get-asset-map.ts'
import { getAssetPreview } from './get-asset-preview.ts'
import { getAssets } from './get-assets.ts'
import { getDdlPlaces } from './get-ddl-places.ts'
import { getSimilarAssets } from './get-similar-assets.ts'
import { getTopAssets } from './get-top-assets.ts'

export const marketplaceModule = implementAll(
  operations,
  {
    GetAssets: getAssets,
    GetAssetCards: getAssetCards,
    GetAssetDetails: getAssetDetails,
    GetAssetPreview: getAssetPreview,
    GetSimilarAssets: getSimilarAssets,
    GetTopAssets: getTopAssets,
    GetAssetFacets: getAssetFacets,
    GetAssetMap: getAssetMap,
    GetDdlPlaces: getDdlPlaces,
  },
  { asset: assetOfCall },
)
