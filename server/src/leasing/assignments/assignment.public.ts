export { getUserAssignedAssets } from './get-user-assigned-assets.ts'
