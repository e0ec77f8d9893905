import type { PageHead } from '../../app/head.ts'
import { NotificationsPage } from './NotificationsPage.tsx'

export function head(): PageHead {
  return { title: 'Notifications', noindex: true }
}

export function TenantNotificationsScreen() {
  return <NotificationsPage />
}
