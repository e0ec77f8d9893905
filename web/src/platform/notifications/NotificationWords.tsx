import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { actorOf } from './notification-texts.ts'

/** Who, and what they did. Names are of people and may run in another direction. */
export function NotificationWords({ item }: { item: NotificationItem }) {
  const actor = actorOf(item)
  return (
    <>
      {actor !== null && (
        <>
          <b>
            <bdi>{actor}</bdi>
          </b>{' '}
        </>
      )}
      {item.Message}
    </>
  )
}
