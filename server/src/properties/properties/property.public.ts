export {
  type AssetColumns,
  NOTHING_SAID,
  type PropertyFields,
  assetColumnsFrom,
  bathroomsFrom,
  listingFactsOf,
  openChecksOf,
} from './property.columns.ts'
export { centsText } from './declared-columns.ts'
export { CHANGED_COLUMNS, type ChangedColumns, countUnitsLeft, updateAssets } from './changed-assets.queries.ts'
export {
  type BuildingRow,
  type ExistingAsset,
  type ImportedColumns,
  doorOf,
  findBuildings,
  findKnownAssets,
  findUnitNumbers,
  insertImportedAssets,
  updateImportedAssets,
} from './imported-assets.queries.ts'
export { type HomeAtAddress, listHomesAtOneAddress, listHomesBeside, moveIntoBuilding } from './same-address.queries.ts'
export { type NamedHome, listAddressKeys, listHomesNamed, lockHomes } from './homes-by-name.queries.ts'
export { withTitle } from './form-title.ts'
export { checkBuilding, takesUnitsOf } from './property-building.ts'
export { listAssetsToChoose } from './building.queries.ts'
export { announceEdit } from './announce-edit.ts'
export {
  type ReachedAsset,
  assetOfCall,
  assetsOf,
  findAccountOfAsset,
  isGrantTo,
  movesTenants,
  reachAsset,
  seesLeases,
} from './property.access.ts'
export { placeOfChoice } from './get-ddl-user-assets.ts'
export { deleteLocked } from './delete-locked.ts'
export { holdLiveAsset } from './hold-asset.queries.ts'
export { isLive } from './live-asset.ts'
export { checkIsReady } from './list-asset.ts'
export { giveContactsBack } from './give-contacts-back.ts'
export { contactOf } from './listing-contact.ts'
export { type ReadAsset, getAsset, getLockedAsset, orTaken } from './property-guards.ts'
export { reachLockedAsset } from './reach-locked-asset.ts'
export { needConfirmedEmail } from './confirmed-email.ts'
export { placeOfAsset } from './place-choice.ts'
export {
  addressLine,
  assetTypeText,
  listingTypeText,
  presentDescribedFacts,
  presentPropertyFields,
  presentTenantFacts,
  presentUnitTotals,
  presentUserAssetCard,
  presentUserAssetDetails,
} from './property.present.ts'
export {
  ASSETS_IN_LIST,
  type AssetInList,
  type AssetRow,
  type AssetWithState,
  findAsset,
  insertAssets,
  listLet,
  lockAssets,
  putOnMarket,
  raiseOwnersVersion,
  setImagesCount,
  takeOffMarket,
  updateAsset,
} from './property.queries.ts'
export { type UserAssetFilter, listAssetIds, listAssetsInOrder } from './property-list.queries.ts'
export { askHomeLeases } from './home-leases.ts'
export { userAssetFilterOf } from './user-asset-filter.ts'
export { listTakenCodes, listTakenUnits, listUnits } from './unit-rows.queries.ts'
export {
  endListings,
  extendEndingListings,
  extendListing,
  relistExpired,
  relistExpiredListings,
  shortenListing,
} from './listing-term.queries.ts'
export { listLeaseEnds, listVacantHomes, type VacantHome } from './vacancy.queries.ts'
export type { DemoAsset } from './property.demo.queries.ts'
