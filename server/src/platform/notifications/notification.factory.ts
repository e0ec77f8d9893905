import { paths } from '@keystead/contract/navigation/paths.ts'
import { randomUUID } from 'node:crypto'
import { defineText } from '@keystead/contract/text/define-text.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { type Said, say } from '../../text/said.ts'
import { only } from '../../database/db.ts'
import { type WrittenEmail, writeEmail } from '../../email/compose-email.ts'
import { gatheredNewsEmail, notificationEmail } from './notification.email.ts'
import { sendNotificationEmails } from './notification-emails.job.ts'
import { type News, notify } from './notify.ts'

const text = defineText('server/platform/notifications/for-tests', { did: '{actor} {what}', happened: '{what}' })

/** `did('moved a chair.')`: what the actor did. */
export function did(what: string): Said {
  return say(text, 'did', { what })
}

/** What no one did. */
export function happened(what: string): Said {
  return say(text, 'happened', { what })
}

/** Tells one person something, in a transaction of someone else, as calls do. */
export async function notifyTo(app: TestApp, person: Pick<TestPerson, 'profileId'>, news: Partial<News> = {}): Promise<void> {
  await app.services.database.transaction({ kind: 'public' }, (db) =>
    notify(
      { db, services: app.services },
      {
        event: 'connection.invited',
        once: `test:${randomUUID()}`,
        profileIds: [person.profileId],
        said: did('wants to connect with you.'),
        actorProfileId: null,
        actor: { name: 'Ana Ruiz' },
        path: paths.connections(),
        ...news,
      },
    ),
  )
}

/** As if the time had come for all that these people wait for. */
export async function timeComes(app: TestApp, ...people: readonly Pick<TestPerson, 'profileId'>[]): Promise<void> {
  const ids = people.map(({ profileId }) => profileId)
  await app.sql(`update notification set email_at = now() - interval '1 second' where profile_id = any($1) and email_state = 'waiting'`, [
    ids,
  ])
  await app.sql(`update notification set shown_at = now() - interval '1 second' where profile_id = any($1) and not is_shown`, [ids])
  await sendNotificationEmails(app.services, new AbortController().signal)
}

export type KeptEmail = { name: string; to_email: string; data: Record<string, unknown>; natural_key: string }

export async function emailsOf(app: TestApp, person: Pick<TestPerson, 'accountId'>): Promise<KeptEmail[]> {
  return app.sql<KeptEmail>('select name, to_email, data, natural_key from email where recipient_account_id = $1 order by id', [
    person.accountId,
  ])
}

/** What those emails say that tell of news. */
export async function wordsOfNews(app: TestApp, person: Pick<TestPerson, 'accountId'>): Promise<WrittenEmail[]> {
  const { settings, signer, languages, mailer } = app.services
  const { language } = only(await app.sql<{ language: string }>('select language from account where id = $1', [person.accountId]))
  return (await emailsOf(app, person)).flatMap(({ name, data }) => {
    const email = [notificationEmail, gatheredNewsEmail].find((each) => each.name === name)
    return email
      ? writeEmail(email, data, { settings, siteAddress: mailer.siteAddress(), secret: null, code: null, signer, languages, language })
      : []
  })
}
