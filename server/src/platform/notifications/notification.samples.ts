import type { Sample } from '../../database/samples.ts'
import { notificationsOf } from './notification.access.ts'
import { countNotifications, hideNotification, listNotifications, markAllRead, markRead } from './notification.queries.ts'

const scope = notificationsOf({ accountId: 'an account', profileId: 'a profile' })
const FILTERS = [
  { id: null, typeId: null, isRead: null },
  { id: '1', typeId: 1, isRead: false },
] as const

export const samples: readonly Sample[] = [
  ...FILTERS.flatMap((filter): Sample[] => [
    (db) => listNotifications(db, scope, filter, { limit: 10, offset: 0 }),
    (db) => countNotifications(db, scope, filter, 10),
  ]),
  (db) => markRead(db, scope, 'a notification', true),
  (db) => markAllRead(db, scope),
  (db) => hideNotification(db, scope, 'a notification'),
]
