import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { messages } from '@keystead/contract/platform/notifications/notifications-messages.text.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { safeReturnTo } from '../../navigation/return-to.ts'
import { text } from './notification-panel.text.ts'

export const MOST_COUNTED = 99

/** What a badge has room for. */
export function badgeText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}

/** `1 new notification` */
export function newText(count: number): string {
  return text.newNotifications({ count })
}

/** What is said when some were deleted. */
export function deletedText(count: number): string {
  return count === 1 ? messages.notificationDeleted : text.deleted({ count })
}

/** `Ada King`; null where no one did it. */
export function actorOf({ FirstName, LastName }: Pick<NotificationItem, 'FirstName' | 'LastName'>): string | null {
  return [FirstName, LastName].filter(Boolean).join(' ') || null
}

/** The sentence in parts, of which the name of who did it is one. */
export function sentenceParts(item: Pick<NotificationItem, 'FirstName' | 'LastName' | 'Sentence'>): { text: string; isActor: boolean }[] {
  const actor = actorOf(item)
  const at = actor === null ? -1 : item.Sentence.indexOf(actor)
  if (actor === null || at < 0) return [{ text: item.Sentence, isActor: false }]
  return [
    { text: item.Sentence.slice(0, at), isActor: false },
    { text: actor, isActor: true },
    { text: item.Sentence.slice(at + actor.length), isActor: false },
  ].filter(({ text }) => text !== '')
}

/** `Today`, `Yesterday`, `Nov 18, 2026`. */
export function dayText({ NotificationDateDaysDiff, CreatedAt }: NotificationItem, timeZone: string): string {
  if (NotificationDateDaysDiff === 0) return text.today
  if (NotificationDateDaysDiff === 1) return text.yesterday
  return formatDayOf(CreatedAt, timeZone)
}

export type NotificationDay = { label: string; items: NotificationItem[] }

/** A page of notifications by the reader's days. The list is in order already. */
export function byDay(items: readonly NotificationItem[], timeZone: string): NotificationDay[] {
  const days = Map.groupBy(items, (item) => dayText(item, timeZone))
  return [...days].map(([label, ofDay]) => ({ label, items: ofDay }))
}

export type AlikeNotifications = { latest: NotificationItem; count: number; unreadIds: string[] }

/** What reads alike on one day and leads to the same place, told once; the latest first, as the list is. */
export function alike(items: readonly NotificationItem[]): AlikeNotifications[] {
  const groups = new Map<string, AlikeNotifications>()
  for (const item of items) {
    const key = JSON.stringify([item.NotificationDateDaysDiff, item.Event, item.Sentence, item.PicPath, item.Path])
    const group = groups.get(key) ?? { latest: item, count: 0, unreadIds: [] }
    group.count += 1
    if (!item.IsRead) group.unreadIds.push(item.Id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Where it leads to, if that is a page of ours. */
export function targetOf({ Path }: Pick<NotificationItem, 'Path'>): string | null {
  return safeReturnTo(Path, '') || null
}

/** How many have come since the last answer: newer than all that were known then. Marking an old one as unread brings none. */
export function newcomers(items: readonly Pick<NotificationItem, 'CreatedAt'>[], latestKnown: string): number {
  return items.filter(({ CreatedAt }) => CreatedAt > latestKnown).length
}
