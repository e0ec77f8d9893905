import { paths } from '@keystead/contract/navigation/paths.ts'
import { randomUUID } from 'node:crypto'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { sendNotificationEmails } from './notification-emails.job.ts'
import { type News, notify } from './notify.ts'

/** Tells one person something, in a transaction of somebody else, as calls do. */
export async function notifyTo(app: TestApp, person: Pick<TestPerson, 'profileId'>, news: Partial<News> = {}): Promise<void> {
  await app.services.database.transaction({ kind: 'public' }, (db) =>
    notify(
      { db, services: app.services },
      {
        event: 'connection.invited',
        once: `test:${randomUUID()}`,
        profileIds: [person.profileId],
        message: 'wants to connect with you.',
        actorProfileId: null,
        actorName: 'Ana Ruiz',
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
