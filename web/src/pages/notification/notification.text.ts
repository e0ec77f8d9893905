import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/notification/notification', {
  notification: 'Notification',
  notifications: 'Notifications',
  allNotifications: 'All notifications',
  itWasDeletedOrIt: 'It was deleted, or it is for another profile of yours.',
  markAsUnread: 'Mark as unread',
  markAsRead: 'Mark as read',
  deleteIt: 'Delete',
  showWhatItIsAbout: 'Show what it is about',
})
