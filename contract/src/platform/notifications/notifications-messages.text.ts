import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/platform/notifications/notifications-messages', {
  reminderIsOver: 'This time has passed. Please choose a later one.',
  notificationNotFound: 'Notification not found.',
  noNewNotifications: 'No new notifications.',
  notificationCreated: 'Notification created successfully.',
  notificationDeleted: 'Notification deleted successfully.',
  notificationAccessGone: 'You no longer have access to this.',
})
