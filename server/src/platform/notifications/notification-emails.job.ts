import { notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { sendEmail } from '../../email/send-email.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { brandFor } from '../branding/branding.public.ts'
import { channelsOf, quietUntil } from '../preferences/preference.public.ts'
import { rhythmOf } from './delivery.ts'
import { type ToldNews, gatheredNewsEmail, notificationEmail } from './notification.email.ts'
import { listPath } from './notification.present.ts'
import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import {
  type EmailedReader,
  type Reader,
  type WaitingRow,
  findReader,
  isAnyEmailDue,
  listCovered,
  listReadersToEmail,
  lockWaiting,
  postponeEmails,
  settleEmails,
  showDueNotes,
} from './told.queries.ts'

/** Every minute: a note for nine o'clock is there at nine. */
export const notificationEmailsJob = scheduledJob(
  'notification-mails',
  { retryLimit: 1, expireSeconds: 600, cron: '* * * * *' },
  sendNotificationEmails,
)

const READERS_AT_ONCE = 100
const MOST_IN_A_EMAIL = 30
const CLAIMS = everything('notes and emails of all accounts fall due here')

/**
 * Shows notes whose time has come, and emails what waited for the morning or the end of quiet hours: one email for each
 * person as each of their profiles. Each is a transaction of its own, so that it may be broken off anywhere and tells nothing twice.
 */
export async function sendNotificationEmails(services: Services, signal: AbortSignal): Promise<void> {
  await services.jobDatabase.transaction(CLAIMS, showDueNotes)
  if (!(await services.jobDatabase.transaction(CLAIMS, isAnyEmailDue, { readOnly: true }))) return
  await workThroughDue(services, signal, {
    claims: CLAIMS,
    atOnce: READERS_AT_ONCE,
    list: (db, limit, after: EmailedReader | null) => listReadersToEmail(db, after, limit),
    work: (reader) => emailOrLeave(services, reader),
  })
}

/** What goes wrong with one person must not keep the emails of all others waiting; it is tried again in a minute. */
async function emailOrLeave(services: Services, emailed: EmailedReader): Promise<void> {
  try {
    await services.jobDatabase.transaction(CLAIMS, (db) => emailWaiting(services, db, emailed))
  } catch (error) {
    services.log.error({ err: error, ...emailed }, 'the news that wait for an email could not be sent')
  }
}

async function emailWaiting(services: Services, db: Db, emailed: EmailedReader): Promise<void> {
  const waiting = await lockWaiting(db, emailed)
  const reader = await findReader(db, emailed)
  const open = await stillTheirs(db, reader, waiting)
  // What was read or deleted on screen meanwhile, or is not wanted by email any more, needs none.
  const wanted = reader?.takes_email ? open.filter((row) => !row.is_read && !row.is_deleted && isWanted(row)) : []
  const unwanted = waiting.filter((row) => !wanted.includes(row))
  await settleEmails(db, idsOf(unwanted), 'none')
  const [first] = wanted
  if (!reader || !first) return

  // It may have become night until the server was there again.
  const quiet = quietUntil(reader.now, rhythmOf(reader))
  if (quiet) return postponeEmails(db, idsOf(wanted), quiet)
  const to = { email: reader.email, name: reader.name }
  const naturalKey = `notification:${first.id}`
  const { account_id: accountId, profile_id: profileId, member_id: memberId } = reader
  // As long as they are one at all: it leaves within seconds.
  const forMember = memberId === null ? undefined : ({ profileId, area: 'personal', assetId: null } as const)
  const sending = { to, naturalKey, accountId, forMember }
  if (wanted.length === 1) {
    const brandId = await brandFor(db, first.actor_profile_id)
    await sendEmail(services, db, notificationEmail, { ...sending, data: toldNews(first), brandId })
  } else await sendEmail(services, db, gatheredNewsEmail, { ...sending, data: gatheredData(reader, wanted) })
  await settleEmails(db, idsOf(wanted), 'sent')
}

/** A member has another role meanwhile, or other homes, or has left. */
async function stillTheirs(db: Db, reader: Reader | null, waiting: readonly WaitingRow[]): Promise<readonly WaitingRow[]> {
  if (reader === null || reader.member_id === null) return reader ? waiting : []
  const news = waiting.map(({ id, event_key, asset_id }) => ({ id, area: notificationEvent(event_key).area, assetId: asset_id }))
  const covered = await listCovered(db, reader.member_id, news)
  return waiting.filter(({ id }) => covered.has(id))
}

function isWanted({ event_key, in_app, by_email }: WaitingRow): boolean {
  const chosen = in_app === null || by_email === null ? undefined : { event_key, in_app, by_email }
  return channelsOf(notificationEvent(event_key), chosen).email
}

function toldNews({ event_key, said, actor, message, persons, path }: WaitingRow): ToldNews {
  // Told before sentences were data, or by oneself.
  if (said === null) return { event: event_key, said: { message: actor ? `${actor} ${message}` : message }, actor: null, path }
  const id = persons?.find(({ name }) => name === actor)?.id
  return { event: event_key, said, actor: actor === null ? null : { name: actor, ...(id && { id }) }, path }
}

function gatheredData(reader: Reader, rows: readonly WaitingRow[]) {
  const { time_zone: timeZone } = rhythmOf(reader)
  const type = profileTypeName(reader.profile_type_id)
  if (!type) throw new Error(`there is no profile type ${reader.profile_type_id}`)
  return {
    news: rows.slice(0, MOST_IN_A_EMAIL).map((row) => ({
      ...toldNews(row),
      at: row.shown_at.toISOString(),
      timeZone: timeZone ?? USUAL_TIME_ZONE,
    })),
    others: Math.max(0, rows.length - MOST_IN_A_EMAIL),
    path: listPath(type),
  }
}

function idsOf(rows: readonly WaitingRow[]): string[] {
  return rows.map(({ id }) => id)
}
