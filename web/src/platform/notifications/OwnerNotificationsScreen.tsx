import type { PageHead } from '../../navigation/head.ts'
import { NotificationsPage } from './NotificationsPage.tsx'

export function head(): PageHead {
  return { title: 'Notifications', noindex: true }
}

export function OwnerNotificationsScreen() {
  return <NotificationsPage />
}
