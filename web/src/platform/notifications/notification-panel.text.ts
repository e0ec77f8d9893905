import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/notifications/notification-panel', {
  notifications: 'Notifications',
  nothingToClear: 'Nothing to clear.',
  clearAll: 'Clear All',
  viewAll: 'View All',
  markAsRead: 'Mark as read',
  loading: 'Loading notifications…',
  markAsUnread: 'Mark as unread',
  details: 'Details',
  delete: 'Delete',
  select: 'Select: {sentence}',
  unreadMark: 'Unread:',
  actionsFor: 'Actions for: {sentence}',
  newNotifications: { one: '{count} new notification', other: '{count} new notifications' },
  deleted: { one: 'Notification deleted successfully.', other: '{count} notifications deleted.' },
  undo: 'Undo',
  today: 'Today',
  yesterday: 'Yesterday',
})
