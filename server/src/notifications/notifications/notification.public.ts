export { clearDeletedNotifications, deleteAllNotifications, deleteOldNotifications } from './notification.queries.ts'
export { tell, tellAccount } from './tell.ts'
