export { tell, tellAccount } from './tell.ts'
export { getNotifications } from './get-notifications.ts'
