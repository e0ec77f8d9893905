export { listListingAddresses } from './listing.queries.ts'
export {
  type AssetColumns,
  type CheckedColumns,
  type PropertyFields,
  assetColumnsFrom,
  listingFactsOf,
  openChecksOf,
} from './property.columns.ts'
export { assetsOf } from './property.access.ts'
export { getLockedAsset } from './property-guards.ts'
export { type PlaceProblem, type PropertyPlace, type TypedPlace, choosePlace, isPlaceProblem } from './property-place.ts'
export { presentImage } from './property.present.ts'
export { type AssetRow, setImagesCount } from './property.queries.ts'
export { listImagesOf } from './property-images.queries.ts'
