import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/notification/notification', {
  notification: 'Notification',
  notifications: 'Notifications',
  allNotifications: 'All notifications',
  goneHelp: 'It was deleted, or it belongs to another one of your profiles.',
  markAsUnread: 'Mark as unread',
  markAsRead: 'Mark as read',
  delete: 'Delete',
  viewDetails: 'View details',
  read: 'Read',
  unread: 'Unread',
})
