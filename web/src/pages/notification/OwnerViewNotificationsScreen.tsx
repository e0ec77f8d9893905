import type { PageHead } from '../../navigation/head.ts'
import { NotificationPage } from './NotificationPage.tsx'
import { text } from './notification.text.ts'

export function head(): PageHead {
  return { title: text.notification, noindex: true }
}

export function OwnerViewNotificationsScreen() {
  return <NotificationPage />
}
