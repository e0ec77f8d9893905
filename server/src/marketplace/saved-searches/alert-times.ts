import type { Db } from '../../database/db.ts'
import { findTimeZone, nextHour } from '../../platform/preferences/preference.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { databaseNow, keepAlertDue } from './saved-search.queries.ts'

/** Where no one has said theirs in the notification settings: the morning of the middle of the country suits all of it. */
const USUAL_TIME_ZONE = 'America/Chicago'
const HOUR = 8

/** When the next email about saved searches may come: at eight in the morning, where its person is. */
export async function nextAlertTime(db: Db, { accountId }: Pick<Scope<'saved-search'>, 'accountId'>): Promise<Date> {
  const timeZone = accountId && (await findTimeZone(db, accountId))
  return nextHour(await databaseNow(db), HOUR, timeZone || USUAL_TIME_ZONE)
}

/** After any change of a search: whether its person is to get emails, and when the next one. */
export async function keepAlerts(db: Db, searches: Scope<'saved-search'>): Promise<void> {
  await keepAlertDue(db, searches, await nextAlertTime(db, searches))
}
