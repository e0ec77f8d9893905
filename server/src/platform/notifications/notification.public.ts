export { tell, tellAccount } from './tell.ts'
export { getNotifications } from './get-notifications.ts'
export { tellAccountHolder } from './tell-account-holder.ts'
