import { paths } from '@keystead/contract/navigation/paths.ts'
import type { NotificationGroup, NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { portraitUrl } from '@keystead/contract/values/uploads.ts'
import type { NotificationRow } from './notification.queries.ts'

const DAY_MS = 86_400_000

/** Which days are today and yesterday depends on where the reader is. */
export type Reading = { readonly now: Date; readonly timeZone: string; readonly days: Intl.DateTimeFormat }

/** Made once for a list: a format costs far more than its use. */
export function daysIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
}

/** `Ana Ruiz` and `wants to connect with you.` make one sentence; without a name the message is one. */
export function presentSentence(actor: string | null, message: string): string {
  return actor ? `${actor} ${message}` : message
}

export function presentNotification(row: NotificationRow, { now, days }: Reading): NotificationItem {
  const today = dayNumber(now, days)
  return {
    Id: row.id,
    ...presentActor(row),
    Message: row.message,
    // A clock that runs ahead makes nothing happen tomorrow.
    NotificationDateDaysDiff: Math.max(0, today - dayNumber(row.shown_at, days)),
    TypeId: row.type_id,
    Event: row.event_key,
    IsRead: row.read_at !== null,
    Path: row.path,
    CreatedAt: row.shown_at.toISOString(),
  }
}

function presentActor(row: NotificationRow): Pick<NotificationItem, 'FirstName' | 'LastName' | 'PicPath'> {
  if (row.actor_profile_id === null) return { FirstName: row.actor_name, LastName: null, PicPath: null }
  return {
    FirstName: row.first_name || 'Somebody',
    LastName: row.last_name || null,
    PicPath: row.picture_image_id && portraitUrl(row.picture_image_id, 400, 'webp'),
  }
}

/** The latest day first, as the list is. */
export function groupByDay(items: readonly NotificationItem[], timeZone: string): NotificationGroup[] {
  const days = Map.groupBy(items, ({ NotificationDateDaysDiff }) => NotificationDateDaysDiff)
  return [...days].map(([DaysDiff, Notifications]) => ({
    DaysDiff,
    Label: dayLabel(DaysDiff, Notifications[0]?.CreatedAt, timeZone),
    Notifications,
  }))
}

function dayLabel(daysDiff: number, at: string | undefined, timeZone: string): string {
  if (daysDiff === 0) return 'Today'
  if (daysDiff === 1) return 'Yesterday'
  return at === undefined ? '' : formatDayOf(at, timeZone)
}

/** Days count from any fixed one; their difference is what is asked for. */
function dayNumber(moment: Date, days: Intl.DateTimeFormat): number {
  const parts = days.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS
}

const LISTS = { Owner: paths.ownerNotifications, Agent: paths.agentNotifications, Tenant: paths.tenantNotifications }

/** The page that lists what a kind of profile was told. */
export function listPath(profileType: ProfileTypeName): string {
  return LISTS[profileType]()
}
