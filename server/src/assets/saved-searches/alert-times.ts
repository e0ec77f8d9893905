import type { Db } from '../../database/db.ts'
import { findTimeZone } from '../../notifications/preferences/preference.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { databaseNow, keepAlertDue } from './saved-search.queries.ts'

/** Where nobody has said theirs in the notification settings: the morning of the middle of the country suits all of it. */
const USUAL_TIME_ZONE = 'America/Chicago'
const HOUR = 8
const DAY_MS = 86_400_000

/** When the next mail about saved searches may come: at eight in the morning, where its person is. */
export async function nextAlertTime(db: Db, { accountId }: Pick<Scope<'saved-search'>, 'accountId'>): Promise<Date> {
  const timeZone = accountId && (await findTimeZone(db, accountId))
  return nextMorning(await databaseNow(db), timeZone || USUAL_TIME_ZONE)
}

/** After any change of a search: whether its person is to get mails, and when the next one. */
export async function keepAlerts(db: Db, searches: Scope<'saved-search'>): Promise<void> {
  await keepAlertDue(db, searches, await nextAlertTime(db, searches))
}

/** The first eight o'clock after a moment, whatever the clocks of the zone do in between. */
export function nextMorning(after: Date, timeZone: string): Date {
  const today = morningOf(after, timeZone)
  return today > after ? today : morningOf(new Date(after.getTime() + DAY_MS), timeZone)
}

/** Eight o'clock of the day that a moment falls on in a zone. */
function morningOf(moment: Date, timeZone: string): Date {
  const [year, month, day] = clockIn(moment, timeZone)
  const asIfUtc = Date.UTC(year, month - 1, day, HOUR)
  // The offset is that of the morning itself: the clocks may have changed in the night before it.
  const offsetAt = (time: number) => Date.UTC(...utcParts(clockIn(new Date(time), timeZone))) - time
  const guess = asIfUtc - offsetAt(asIfUtc)
  return new Date(asIfUtc - offsetAt(guess))
}

type Clock = [year: number, month: number, day: number, hour: number, minute: number, second: number]

function clockIn(moment: Date, timeZone: string): Clock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return [part('year'), part('month'), part('day'), part('hour'), part('minute'), part('second')]
}

function utcParts([year, month, day, hour, minute, second]: Clock): Clock {
  return [year, month - 1, day, hour, minute, second]
}
