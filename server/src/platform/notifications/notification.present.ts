import { paths } from '@keystead/contract/navigation/paths.ts'
import type { NotificationGroup, NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import { portraitUrl } from '@keystead/contract/values/uploads.ts'
import { type Reading as SaidReading, inWords, writerFor } from '../../text/said.ts'
import { text as saidText } from '../../text/said.text.ts'
import type { NotificationRow } from './notification.queries.ts'
import { text } from './notification.text.ts'

const DAY_MS = 86_400_000

/** How news are read: which days are today and yesterday depends on where the reader is. */
export type Reading = SaidReading & { readonly now: Date; readonly days: Intl.DateTimeFormat }

/** Made once for a list: a format costs far more than its use. */
export function daysIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
}

export function presentNotification(row: NotificationRow, reading: Reading): NotificationItem {
  const { now, days } = reading
  const today = dayNumber(now, days)
  const actor = presentActor(row, reading)
  return {
    Id: row.id,
    ...actor,
    ...presentWords(row, [actor.FirstName, actor.LastName].filter(Boolean).join(' ') || null, reading),
    // A clock that runs ahead makes nothing happen tomorrow.
    NotificationDateDaysDiff: Math.max(0, today - dayNumber(row.shown_at, days)),
    TypeId: row.type_id,
    Event: row.event_key,
    IsRead: row.read_at !== null,
    Path: row.path,
    CreatedAt: row.shown_at.toISOString(),
  }
}

/** The whole sentence; and what of it follows the name, where it begins with one, as the specification shows it. */
function presentWords(row: NotificationRow, actor: string | null, reading: Reading): Pick<NotificationItem, 'Sentence' | 'Message'> {
  if (row.said === null) return { Sentence: actor === null ? row.message : `${actor} ${row.message}`, Message: row.message }
  // A sentence that a later version no longer has: the event says what it was about.
  const Sentence =
    inWords(row.said, { ...reading, actor: actor ?? undefined }) ??
    reading.languages.otherWords(notificationEvent(row.event_key).label, reading.language)
  return { Sentence, Message: actor !== null && Sentence.startsWith(`${actor} `) ? Sentence.slice(actor.length + 1) : Sentence }
}

function presentActor(
  row: NotificationRow,
  { languages, language }: Reading,
): Pick<NotificationItem, 'FirstName' | 'LastName' | 'PicPath'> {
  if (row.actor_profile_id === null) return { FirstName: row.actor_name, LastName: null, PicPath: null }
  return {
    FirstName: row.first_name || languages.inLanguage(saidText, language).someone,
    LastName: row.last_name || null,
    PicPath: row.picture_image_id && portraitUrl(row.picture_image_id, 400, 'webp'),
  }
}

/** The latest day first, as the list is. */
export function groupByDay(items: readonly NotificationItem[], reading: Reading): NotificationGroup[] {
  const days = Map.groupBy(items, ({ NotificationDateDaysDiff }) => NotificationDateDaysDiff)
  return [...days].map(([DaysDiff, Notifications]) => ({
    DaysDiff,
    Label: dayLabel(DaysDiff, Notifications[0]?.CreatedAt, reading),
    Notifications,
  }))
}

function dayLabel(daysDiff: number, at: string | undefined, reading: Reading): string {
  const t = reading.languages.inLanguage(text, reading.language)
  if (daysDiff === 0) return t.today
  if (daysDiff === 1) return t.yesterday
  return at === undefined ? '' : writerFor(reading)({ dayOf: at })
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
