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
