import { randomUUID } from 'node:crypto'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { seeingEverything } from '../../database/pool.ts'
import { defineEmail } from '../../email/define-email.ts'
import { defineText } from '@keystead/contract/text/define-text.ts'
import { type KeptEmail, did, emailsOf, happened, notifyTo, timeComes, wordsOfNews } from './notification.factory.ts'
import { sendNotificationEmails } from './notification-emails.job.ts'
import { notify, notifyAccount } from './notify.ts'

const noText = defineText('server/platform/notifications/no-text', {})
const ownEmail = defineEmail<{ word: string }, object>('own-email', {
  text: noText,
  subject: () => 'Own',
  blocks: () => [],
  sample: { word: '' },
})

async function unread(person: TestPerson): Promise<number> {
  return must(await person.call(GetNotifications, {})).UnreadCount
}

type Settings = InputOf<typeof UpdateNotificationSettings>
async function settings(person: TestPerson, change: Partial<Settings>): Promise<void> {
  must(
    await person.call(UpdateNotificationSettings, {
      Settings: [],
      Digest: 'off',
      QuietFrom: null,
      QuietTo: null,
      TimeZone: 'America/Denver',
      ...change,
    }),
  )
}

const channels = (InApp: boolean, Email: boolean) => ({ Settings: [{ Event: 'connection.invited', InApp, Email }] })
/** Quiet hours around now, in a zone where it is about noon or not: only the hours count. */
const quietNow = () => {
  const hour = new Date().getUTCHours()
  return { QuietFrom: (hour + 23) % 24, QuietTo: (hour + 2) % 24, TimeZone: 'UTC' }
}
const names = (emails: readonly KeptEmail[]) => emails.map(({ name }) => name)
const waitsUntil = async (person: TestPerson) =>
  (
    await app.sql<{ email_at: Date | null }>(`select email_at from notification where profile_id = $1 and email_state = 'waiting'`, [
      person.profileId,
    ])
  ).map(({ email_at }) => email_at?.toISOString())

describe('once', () => {
  test('however often it is said, each person is told once, by bell and by email', async () => {
    const [owner, other] = [await app.newPerson(), await app.newPerson()]
    const once = `test:${randomUUID()}`
    const profileIds = [owner.profileId, other.profileId, owner.profileId]
    await Promise.all([1, 2, 3].map(() => notifyTo(app, owner, { once, profileIds })))
    for (const person of [owner, other]) {
      expect(await unread(person)).toBe(1)
      expect(names(await emailsOf(app, person))).toEqual(['notification'])
    }
  })

  test('a transaction that fails leaves nothing: no news, no email, no job', async () => {
    const owner = await app.newPerson()
    const failing = app.services.database.transaction({ kind: 'public' }, async (db) => {
      await notify(
        { db, services: app.services },
        {
          event: 'connection.invited',
          once: randomUUID(),
          profileIds: [owner.profileId],
          said: did('x'),
          actorProfileId: null,
          path: null,
        },
      )
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else went wrong')
    expect(await unread(owner)).toBe(0)
    expect(await emailsOf(app, owner)).toEqual([])
  })

  test('one busy person does not fill a mailbox: the thirty-first email of a day waits for the email of the day', async () => {
    const [owner, agent, other] = [await app.newPerson(), await app.newPerson({ profileType: 'Agent' }), await app.newPerson()]
    const from = (actor: TestPerson) => notifyTo(app, owner, { actorProfileId: actor.profileId, actor: undefined })
    for (let count = 0; count < 31; count += 1) await from(agent)
    expect(await emailsOf(app, owner)).toHaveLength(30)
    expect(await waitsUntil(owner)).toHaveLength(1)
    expect(await unread(owner)).toBe(31)
    await from(other)
    expect(await emailsOf(app, owner)).toHaveLength(31)
  })

  test('whoever caused it is not told', async () => {
    const [owner, agent] = [await app.newPerson(), await app.newPerson({ profileType: 'Agent' })]
    await notifyTo(app, owner, { actorProfileId: agent.profileId, profileIds: [owner.profileId, agent.profileId] })
    expect(await unread(agent)).toBe(0)
    expect(await unread(owner)).toBe(1)
  })

  test('an event that is not in the list is a mistake of the program', async () => {
    await expect(notifyTo(app, await app.newPerson(), { event: 'nothing.such' as 'plan.changed' })).rejects.toThrow(
      'there is no event named',
    )
  })

  test('what sees everything for a while sees as much afterwards as before', async () => {
    const owner = await app.newPerson()
    await notifyTo(app, owner)
    const counted = (claims: Parameters<typeof app.services.database.transaction>[0]) =>
      app.services.database.transaction(claims, async (db) => {
        await seeingEverything(db, 'a test', async () => {})
        return (await db.sql('select from notification where profile_id = $1', [owner.profileId])).length
      })
    expect(await counted({ kind: 'everything', reason: 'a test' })).toBe(1)
    expect(await counted({ kind: 'public' })).toBe(0)
  })
})

describe('channels', () => {
  test.each([
    ['as it is at first', null, 1, ['notification']],
    ['on screen alone', channels(true, false), 1, []],
    ['by email alone', channels(false, true), 0, ['notification']],
    ['not at all', channels(false, false), 0, []],
  ])('%s', async (_what, change, bell, emails) => {
    const owner = await app.newPerson()
    if (change) await settings(owner, change)
    await notifyTo(app, owner)
    expect(await unread(owner)).toBe(bell)
    expect(names(await emailsOf(app, owner))).toEqual(emails)
  })

  test('what is fixed comes through rows that say otherwise', async () => {
    const owner = await app.newPerson()
    await app.sql(
      `insert into notification_preference (profile_id, account_id, event_key, in_app, by_email) values ($1, $2, 'security.changed', false, false)`,
      [owner.profileId, owner.accountId],
    )
    await notifyTo(app, owner, { event: 'security.changed', said: happened('Your password was changed.'), actor: undefined })
    expect(await unread(owner)).toBe(1)
    expect(names(await emailsOf(app, owner))).toEqual(['notification'])
  })

  test('the email names who did it in its body, and no one in its subject', async () => {
    const [owner, agent] = [await app.newPerson(), await app.newPerson({ profileType: 'Agent', firstName: 'Ana' })]
    await notifyTo(app, owner, { actorProfileId: agent.profileId, actor: undefined })
    expect((await emailsOf(app, owner)).map(({ to_email }) => to_email)).toEqual([owner.email])
    const [email] = await wordsOfNews(app, owner)
    expect(email?.subject).toBe('Someone wants to connect with you')
    expect(email?.text).toContain('Ana Tester wants to connect with you.')
    expect(email?.text).toContain('/User/Connections')
  })

  test('an address that is not confirmed gets none of it; the bell has it', async () => {
    const owner = await app.newPerson()
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    await notifyTo(app, owner)
    expect(await emailsOf(app, owner)).toEqual([])
    // Nor later, where it was confirmed when the news came and belongs to no one known now.
    await app.sql('update account set email_verified_at = now() where id = $1', [owner.accountId])
    await settings(owner, { Digest: 'daily' })
    await notifyTo(app, owner)
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    await timeComes(app, owner)
    expect(await emailsOf(app, owner)).toEqual([])
    expect(await unread(owner)).toBe(2)
  })

  test.each(['account', 'profile'])('where the %s is out of use nothing is kept', async (table) => {
    const owner = await app.newPerson()
    await app.sql(`update ${table} set status = 'P' where id = $1`, [table === 'account' ? owner.accountId : owner.profileId])
    await notifyTo(app, owner)
    expect(await app.sql('select from notification where profile_id = $1', [owner.profileId])).toEqual([])
    expect(await emailsOf(app, owner)).toEqual([])
  })

  test('closing an account takes what it was told with it', async () => {
    const owner = await app.newPerson()
    await settings(owner, { Digest: 'daily' })
    await notifyTo(app, owner)
    await app.sql('update session set factor_at = now() where account_id = $1', [owner.accountId])
    must(await owner.call(CloseAccount, { Email: owner.email, Reason: 'We sold the house.', PinConfirmation: null }))
    await timeComes(app, owner)
    expect(await app.sql('select from notification where account_id = $1', [owner.accountId])).toEqual([])
    expect(names(await app.sql<KeptEmail>('select name from email where to_email = $1', [owner.email]))).toEqual(['account-closed'])
  })

  test('with an email of its own there is no other', async () => {
    const [owner, separate] = [await app.newPerson(), await app.newPerson()]
    await notifyTo(app, owner, { email: () => ({ definition: ownEmail, data: { word: 'hello' }, naturalKey: `own:${randomUUID()}` }) })
    await notifyTo(app, separate, { emailedSeparately: true })
    expect(names(await emailsOf(app, owner))).toEqual(['own-email'])
    expect(names(await emailsOf(app, separate))).toEqual([])
    expect(await unread(separate)).toBe(1)
  })
})

describe('what concerns an account', () => {
  test('goes to the default profile alone', async () => {
    const owner = await app.newPerson()
    const asAgent = await app.secondProfile(owner, 'Agent')
    const news = {
      event: 'security.changed' as const,
      once: randomUUID(),
      said: happened('Your password was changed.'),
      path: null,
      emailedSeparately: true,
    }
    const inform = (accountId: string) =>
      app.services.database.transaction({ kind: 'public' }, (db) => notifyAccount({ db, services: app.services }, accountId, news))
    expect(await inform(owner.accountId)).toBe(true)
    expect([await unread(owner), await unread(asAgent)]).toEqual([1, 0])
    expect(await inform((await app.newPerson({ profileType: null })).accountId)).toBe(false)
  })
})

describe('the email of the day', () => {
  test('gathers what was told, once, at eight where the person is', async () => {
    const people = [await app.newPerson(), await app.newPerson()] as const
    await settings(people[0], { Digest: 'daily', TimeZone: 'America/Denver' })
    await settings(people[1], { Digest: 'daily', TimeZone: 'Asia/Tokyo' })
    for (const person of people) {
      await notifyTo(app, person, { said: did('did one thing.') })
      await notifyTo(app, person, {
        said: did('did another.'),
        email: () => ({ definition: ownEmail, data: { word: '' }, naturalKey: randomUUID() }),
      })
      expect(await emailsOf(app, person)).toEqual([])
    }
    const hourIn = (moment: string | undefined, timeZone: string) =>
      new Date(moment ?? Number.NaN).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' })
    expect((await waitsUntil(people[0])).map((moment) => hourIn(moment, 'America/Denver'))).toEqual(['08:00:00', '08:00:00'])
    expect((await waitsUntil(people[1])).map((moment) => hourIn(moment, 'Asia/Tokyo'))).toEqual(['08:00:00', '08:00:00'])

    await sendNotificationEmails(app.services, new AbortController().signal)
    expect(await emailsOf(app, people[0])).toEqual([])
    await timeComes(app, people[0])
    await timeComes(app, people[0])
    const emails = await emailsOf(app, people[0])
    expect(names(emails)).toEqual(['gathered-news'])
    expect(emails[0]?.data).toMatchObject({ others: 0, path: '/User/Owner-Notifications' })
    const [words] = await wordsOfNews(app, people[0])
    expect(words?.subject).toBe('You have 2 new notifications')
    expect(words?.text).toMatch(/Ana Ruiz did one thing\.[^]*Ana Ruiz did another\./)
    expect(await emailsOf(app, people[1])).toEqual([])
  })

  test('two workers at once send it once; many news are one email with thirty of them', async () => {
    const owner = await app.newPerson({ profileType: 'Tenant' })
    await settings(owner, { Digest: 'daily' })
    for (let number = 0; number < 33; number += 1) await notifyTo(app, owner, { said: did(`did thing ${number}.`) })
    await Promise.all([timeComes(app, owner), timeComes(app, owner)])
    const emails = await emailsOf(app, owner)
    expect(names(emails)).toEqual(['gathered-news'])
    expect(emails[0]?.data).toMatchObject({ others: 3, path: '/User/Tenant-Notifications' })
  })

  test('holds nothing that somebody else was told', async () => {
    const people = [await app.newPerson(), await app.newPerson()] as const
    for (const [index, person] of people.entries()) {
      await settings(person, { Digest: 'daily' })
      for (const part of ['one', 'two']) await notifyTo(app, person, { said: did(`did ${part} of ${index}.`) })
    }
    await timeComes(app, ...people)
    for (const [index, person] of people.entries()) {
      const [email] = await wordsOfNews(app, person)
      expect(email?.text.match(/did (one|two) of \d/g)).toEqual([`did one of ${index}`, `did two of ${index}`])
    }
  })

  test('leaves out what was read or switched off meanwhile', async () => {
    const owner = await app.newPerson()
    await settings(owner, { Digest: 'daily' })
    await notifyTo(app, owner, { said: did('did what was read.') })
    await app.sql('update notification set read_at = now() where profile_id = $1', [owner.profileId])
    await notifyTo(app, owner, { event: 'document.shared', said: did('shared a paper.') })
    await notifyTo(app, owner, { said: did('did what is left.') })
    await settings(owner, { Digest: 'daily', Settings: [{ Event: 'document.shared', InApp: true, Email: false }] })
    await timeComes(app, owner)
    expect((await wordsOfNews(app, owner)).map(({ subject }) => subject)).toEqual(['Someone did what is left'])
    expect(await waitsUntil(owner)).toEqual([])
  })

  test('does not hold what is of use at once, nor what is an email of the day itself', async () => {
    const owner = await app.newPerson()
    await settings(owner, { Digest: 'daily' })
    await notifyTo(app, owner, { timing: 'at once' })
    await notifyTo(app, owner, { timing: 'ungathered' })
    expect(names(await emailsOf(app, owner))).toEqual(['notification', 'notification'])
  })
})

describe('quiet hours', () => {
  test('hold emails until they are over, and the bell not at all', async () => {
    const owner = await app.newPerson()
    await settings(owner, quietNow())
    await notifyTo(app, owner)
    expect(await unread(owner)).toBe(1)
    expect(await emailsOf(app, owner)).toEqual([])
    const [until] = await waitsUntil(owner)
    expect(new Date(until ?? Number.NaN).getUTCHours()).toBe(quietNow().QuietTo)
    // A server that comes back in the night goes on waiting.
    await timeComes(app, owner)
    expect(await emailsOf(app, owner)).toEqual([])
    await settings(owner, { TimeZone: 'UTC' })
    await timeComes(app, owner)
    expect(names(await emailsOf(app, owner))).toEqual(['notification'])
  })

  test('an email of its own waits by itself', async () => {
    const owner = await app.newPerson()
    await settings(owner, quietNow())
    await notifyTo(app, owner, { email: () => ({ definition: ownEmail, data: { word: '' }, naturalKey: `own:${owner.profileId}` }) })
    const [job] = await app.sql<{ waits: boolean }>(
      `select j.start_after > now() + interval '50 minutes' as waits from pgboss.job j join email m on j.data ->> 'mailId' = m.id::text
       where m.recipient_account_id = $1`,
      [owner.accountId],
    )
    expect(job).toEqual({ waits: true })
  })

  test('do not hold what is of use at once', async () => {
    const owner = await app.newPerson()
    await settings(owner, quietNow())
    await notifyTo(app, owner, { timing: 'at once' })
    expect(names(await emailsOf(app, owner))).toEqual(['notification'])
  })
})
