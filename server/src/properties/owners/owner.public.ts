export { type JoinedShares, acceptShares, carryShares, endShares, sharesOffered, sharesToEnd } from './connection-shares.ts'
export { getUserPartnerOwnerAssets } from './get-user-partner-owner-assets.ts'
