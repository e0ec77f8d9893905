import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/platform/notifications/notification', {
  seeIt: 'See it',
  news: {
    subject: { one: 'You have {count} new notification', other: 'You have {count} new notifications' },
    heading: 'What’s new',
    sinceLast: 'Since your last email',
    others: { one: 'And {count} more', other: 'And {count} more' },
    seeAll: 'See all',
  },
  today: 'Today',
  yesterday: 'Yesterday',
})
