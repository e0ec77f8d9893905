import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/notification/notification', {
  notification: 'Notification',
  notifications: 'Notifications',
  allNotifications: 'All notifications',
  itWasDeletedOrIt: 'It was deleted, or it belongs to another one of your profiles.',
  markAsUnread: 'Mark as unread',
  markAsRead: 'Mark as read',
  deleteIt: 'Delete',
  showWhatItIsAbout: 'View details',
  read: 'Read',
  unread: 'Unread',
})
