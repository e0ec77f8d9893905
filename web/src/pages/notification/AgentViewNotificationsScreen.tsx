import type { PageHead } from '../../navigation/head.ts'
import { NotificationPage } from './NotificationPage.tsx'

export function head(): PageHead {
  return { title: 'Notification', noindex: true }
}

export function AgentViewNotificationsScreen() {
  return <NotificationPage />
}
