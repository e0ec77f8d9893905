/** Queries whose answers are old for a partner once their share, or their sight, has changed. */
export const PARTNER_CALLS = [
  'GetUserPartnerOwnerAssets',
  'GetAssetOwners',
  'GetUserAssetDetails',
  'GetAssetHistory',
  'GetAssetCounts',
  'GetAssetUnits',
  'GetAssetAssignedProfiles',
  'GetUserConnectedAssets',
  'GetUserConnectionsHistory',
] as const

/** The page of a property: the same address for its manager and for partners. */
export function pathOfProperty(assetId: string): string {
  return `/User/Owners/ViewProperty?id=${assetId}`
}

export const PARTNER_LIST = '/User/Owners/PartnershipProperties'
