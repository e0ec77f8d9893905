export { getUserPartnerOwnerAssets } from './get-user-partner-owner-assets.ts'
