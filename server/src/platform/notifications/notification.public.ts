export { clearDeletedNotifications, deleteAllNotifications, deleteOldNotifications } from './notification.queries.ts'
export { tell, tellAccount } from './tell.ts'
export { getNotifications } from './get-notifications.ts'
