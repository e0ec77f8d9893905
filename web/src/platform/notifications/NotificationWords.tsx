import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { sentenceParts } from './notification-texts.ts'

/** Who, and what they did. Names are of people and may run in another direction. */
export function NotificationWords({ item }: { item: NotificationItem }) {
  return sentenceParts(item).map(({ text, isActor }) =>
    isActor ? (
      <b key="actor">
        <bdi>{text}</bdi>
      </b>
    ) : (
      text
    ),
  )
}
