import type { PageHead } from '../../navigation/head.ts'
import { NotificationsPage } from './NotificationsPage.tsx'
import { text } from './notifications.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

export function TenantNotificationsScreen() {
  return <NotificationsPage />
}
