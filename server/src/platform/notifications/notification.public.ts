export { type News, notify, notifyAccount } from './notify.ts'
export { getNotifications } from './get-notifications.ts'
export { notifyAccountHolder } from './notify-account-holder.ts'
