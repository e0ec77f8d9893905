export { type JoinedShares, acceptShares, carryShares, endShares, sharesOffered, sharesToEnd } from './connection-shares.ts'
export { eraseEmails as eraseOwnerEmails } from './partner.queries.ts'
export { getUserPartnerOwnerAssets } from './get-user-partner-owner-assets.ts'
