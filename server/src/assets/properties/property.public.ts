export { type AssetColumns, NOTHING_SAID, type PropertyFields, assetColumnsFrom, listingFactsOf, openChecksOf } from './property.columns.ts'
export { takesUnitsOf } from './property-building.ts'
export { assetsOf } from './property.access.ts'
export { checkIsReady } from './list-asset.ts'
export { getAsset, getLockedAsset } from './property-guards.ts'
export { type PropertyPlace, choosePlace, isPlaceProblem, placeOfAsset } from './property-place.ts'
export {
  assetTypeText,
  centsText,
  listingTypeText,
  presentDescribedFacts,
  presentImage,
  presentPropertyFields,
  presentUnitTotals,
  presentUserAssetCard,
  presentUserAssetDetails,
} from './property.present.ts'
export {
  type AssetInList,
  type AssetRow,
  MOST_COUNTED,
  type UserAssetFilter,
  insertAssets,
  listAssetIds,
  listAssetsInOrder,
  lockAssets,
  markDeleted,
  putOnMarket,
  setImagesCount,
  takeOffMarket,
} from './property.queries.ts'
export { userAssetFilterOf } from './user-asset-filter.ts'
export { type ImageRow, listImagesOf, listPrimaryImages } from './property-images.queries.ts'
export { unlistAllAssets } from './unlist-all.queries.ts'
