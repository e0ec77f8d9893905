import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/notifications/notification-panel', {
  notifications: 'Notifications',
  thereIsNothingToClear: 'Nothing to clear.',
  clearAll: 'Clear All',
  viewAll: 'View All',
  markAsRead: 'Mark as read',
  loadingNotifications: 'Loading notifications…',
  markAsUnread: 'Mark as unread',
  details: 'Details',
  deleteIt: 'Delete',
  selectSentence: 'Select: {sentence}',
  unread: 'Unread:',
  actionsForSentence: 'Actions for: {sentence}',
  newNotifications: { one: '{count} new notification', other: '{count} new notifications' },
  notificationsDeleted: { one: 'Notification deleted successfully.', other: '{count} notifications deleted.' },
  undo: 'Undo',
  today: 'Today',
  yesterday: 'Yesterday',
})
