import { randomUUID } from 'node:crypto'
import {
  CreateNotification,
  DeleteNotification,
  RestoreNotification,
  GetDdlNotificationTypes,
  GetNotifications,
  GetTopNotifications,
  UpdateNotificationRead,
} from '@keystead/contract/platform/notifications/notification.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { did, notifyTo, timeComes } from './notification.factory.ts'
import { clearDeletedNotifications, deleteOldNotifications } from './notification.queries.ts'

const top = async (person: TestPerson, input: { TimeZone?: string; Count?: number } = {}) =>
  must(await person.call(GetTopNotifications, input))
const list = async (person: TestPerson, input: { TypeId?: number; IsRead?: number; PageIndex?: number; Id?: string } = {}) =>
  must(await person.call(GetNotifications, input))
const markRead = (person: TestPerson, Id: string | 0, IsRead = 1) =>
  person.call(UpdateNotificationRead, { Id, IsRead, IsUpdateAll: Id === 0 })
const onlyOf = async (person: TestPerson) => {
  const [item] = (await list(person)).Items
  if (!item) throw new Error('nothing was told')
  return item
}

describe('the bell', () => {
  test('has nothing for someone new: a list without a group', async () => {
    const person = await app.newPerson()
    expect(await top(person)).toEqual([])
    expect(await list(person, { IsRead: 0 })).toMatchObject({ Items: [], UnreadCount: 0 })
  })

  test('shows who did what and where it leads, with the name and picture that they have now', async () => {
    const [owner, agent] = [await app.newPerson(), await app.newPerson({ profileType: 'Agent', firstName: 'Ana' })]
    await notifyTo(app, owner, {
      actorProfileId: agent.profileId,
      actor: undefined,
      said: did('wants to connect with you as your agent.'),
    })
    expect((await list(owner)).UnreadCount).toBe(1)
    expect(await top(owner)).toMatchObject([
      {
        Label: 'Today',
        DaysDiff: 0,
        Notifications: [
          {
            FirstName: 'Ana',
            LastName: 'Tester',
            Message: 'wants to connect with you as your agent.',
            TypeId: 1,
            Event: 'connection.invited',
            IsRead: false,
            Path: '/User/Connections',
            NotificationDateDaysDiff: 0,
          },
        ],
      },
    ])
    await app.sql(`update profile set first_name = 'Anna' where id = $1`, [agent.profileId])
    expect((await onlyOf(owner)).FirstName).toBe('Anna')
  })

  test('has ten, the latest first, and counts all that are unread', async () => {
    const owner = await app.newPerson()
    for (let number = 1; number <= 12; number += 1) await notifyTo(app, owner, { said: did(`did thing ${number}.`) })
    const groups = await top(owner)
    expect(groups.flatMap((group) => group.Notifications.map(({ Message }) => Message))).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `did thing ${number}.`),
    )
    expect((await list(owner)).UnreadCount).toBe(12)
  })

  test('a thousand: counted, read at one stroke, and said to screens once', async () => {
    const owner = await app.newPerson()
    await app.sql(
      `insert into notification (account_id, profile_id, event_key, type_id, natural_key, message)
       select $1, $2, 'enquiry.received', 2, 'many:' || n, 'Somebody wrote to you.' from generate_series(1, 1000) n`,
      [owner.accountId, owner.profileId],
    )
    expect(await list(owner)).toMatchObject({ TotalCount: 1_000, TotalIsCapped: false, UnreadCount: 1_000 })
    expect(must(await markRead(owner, 0))).toEqual({ Status: 1 })
    expect(await top(owner)).toEqual([])
    expect(must(await markRead(owner, 0))).toEqual({ Status: 0 })
  })

  test('groups by the days of the reader: of their browser, else of their settings', async () => {
    const owner = await app.newPerson()
    await notifyTo(app, owner, { said: did('did it today.') })
    await notifyTo(app, owner, { said: did('did it yesterday.') })
    await notifyTo(app, owner, { said: did('did it last week.') })
    // Half past midnight in Auckland is still the day before in Honolulu, at any time of the year.
    const at = `((now() at time zone 'Pacific/Auckland')::date + time '00:30') at time zone 'Pacific/Auckland'`
    const move = (message: string, days: number) =>
      app.sql(
        `update notification set shown_at = ${at} - make_interval(days => $3) where profile_id = $1 and said #>> '{values,what}' = $2`,
        [owner.profileId, message, days],
      )
    await move('did it today.', 0)
    await move('did it yesterday.', 1)
    await move('did it last week.', 7)
    const labels = (groups: Awaited<ReturnType<typeof top>>) => groups.map(({ Label }) => Label)
    const auckland = labels(await top(owner, { TimeZone: 'Pacific/Auckland' }))
    expect(auckland.slice(0, 2)).toEqual(['Today', 'Yesterday'])
    expect(auckland[2]).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    const honolulu = await top(owner, { TimeZone: 'Pacific/Honolulu' })
    const diffs = honolulu.map(({ DaysDiff }) => DaysDiff)
    // Auckland is 22 to 24 hours ahead: its midnight is one or two days ago there, or today for an hour or so.
    expect(diffs[1]).toBe((diffs[0] ?? Number.NaN) + 1)
    expect(diffs[2]).toBe((diffs[0] ?? Number.NaN) + 7)

    await app.sql(
      `insert into notification_rhythm (profile_id, account_id, digest, time_zone) values ($1, $2, 'off', 'Pacific/Auckland')`,
      [owner.profileId, owner.accountId],
    )
    expect(labels(await top(owner))).toEqual(auckland)
  })

  test.each([
    ['a time zone that is none', GetTopNotifications, { TimeZone: 'Mars/Olympus' }],
    ['too many at once', GetTopNotifications, { Count: 21 }],
    ['all but not all', UpdateNotificationRead, { Id: 0, IsUpdateAll: false }],
    ['one but all', UpdateNotificationRead, { Id: randomUUID(), IsUpdateAll: true }],
    ['all as unread', UpdateNotificationRead, { Id: 0, IsUpdateAll: true, IsRead: 0 }],
    ['a type that is none', GetNotifications, { TypeId: 9 }],
  ] as const)('%s is refused', async (_what, operation, input) => {
    const answer = await (await app.newPerson()).call(operation, input as never)
    expect(answer.status).toBe(400)
    expect(answer.error?.Fields).not.toEqual({})
  })
})

describe('reading', () => {
  test('marks one as read and unread; twice is once', async () => {
    const owner = await app.newPerson()
    await notifyTo(app, owner)
    const { Id } = await onlyOf(owner)
    expect(must(await markRead(owner, Id))).toEqual({ Status: 1 })
    expect(must(await markRead(owner, Id))).toEqual({ Status: 0 })
    expect((await list(owner)).UnreadCount).toBe(0)
    expect((await onlyOf(owner)).IsRead).toBe(true)
    expect(must(await markRead(owner, Id, 0))).toEqual({ Status: 1 })
    expect((await list(owner)).UnreadCount).toBe(1)
  })

  test('of another account, another profile of the same person, deleted or never there: all the same', async () => {
    const [owner, stranger] = [await app.newPerson(), await app.newPerson()]
    const asAgent = await app.secondProfile(owner, 'Agent')
    await notifyTo(app, owner)
    const { Id } = await onlyOf(owner)
    for (const other of [stranger, asAgent]) {
      expect((await markRead(other, Id)).error?.Code).toBe('NotificationNotFound')
      expect((await other.call(DeleteNotification, { Id })).error?.Code).toBe('NotificationNotFound')
      expect((await list(other, { Id })).Items).toEqual([])
      must(await markRead(other, 0))
    }
    expect((await list(owner)).UnreadCount).toBe(1)
    expect((await markRead(owner, randomUUID())).error?.Code).toBe('NotificationNotFound')
    for (const named of [{ ProfileId: stranger.profileId }, { AccountId: stranger.accountId }]) {
      for (const query of [GetTopNotifications, GetNotifications]) {
        expect((await owner.call(query, named)).error?.Code).toBe('NotificationNotFound')
      }
      expect((await owner.call(UpdateNotificationRead, { Id, ...named })).error?.Code).toBe('NotificationNotFound')
    }
    expect((await owner.call(GetTopNotifications, { ProfileId: owner.profileId, AccountId: owner.accountId })).status).toBe(200)
  })

  test('the list is paged and filtered by type and by what is read', async () => {
    const owner = await app.newPerson()
    for (let number = 1; number <= 11; number += 1) await notifyTo(app, owner, { said: did(`did thing ${number}.`) })
    await notifyTo(app, owner, { event: 'enquiry.received', said: did('wrote to you.') })
    const {
      Items: [first],
    } = await list(owner)
    must(await markRead(owner, first?.Id ?? 0))
    expect(await list(owner, { PageIndex: 1 })).toMatchObject({
      TotalCount: 12,
      Items: [{ Message: 'did thing 2.' }, { Message: 'did thing 1.' }],
    })
    expect(await list(owner, { TypeId: 2 })).toMatchObject({
      TotalCount: 1,
      UnreadCount: 11,
      Items: [{ Message: 'wrote to you.', IsRead: true }],
    })
    expect((await list(owner, { IsRead: 1 })).TotalCount).toBe(1)
    expect((await list(owner, { IsRead: 0, TypeId: 2 })).TotalCount).toBe(0)
    expect((await list(owner, { Id: first?.Id })).Items).toEqual([{ ...first, IsRead: true }])
  })

  test('types have the numbers of the specification', async () => {
    expect(must(await (await app.newPerson()).call(GetDdlNotificationTypes, {})).Items).toEqual([
      { Id: 1, Text: 'Notification' },
      { Id: 2, Text: 'Message' },
      { Id: 3, Text: 'Payment' },
    ])
  })
})

describe('deleting', () => {
  const clearDeleted = () => app.services.database.transaction(everything('a test keeps house'), clearDeletedNotifications)
  const deletedAgo = (id: string, minutes: number) =>
    app.sql('update notification set deleted_at = now() - make_interval(mins => $2) where id = $1', [id, minutes])

  test('takes it off the screen, and it is not told again', async () => {
    const owner = await app.newPerson()
    const once = `test:${randomUUID()}`
    await notifyTo(app, owner, { once })
    const { Id } = await onlyOf(owner)
    must(await owner.call(DeleteNotification, { Id }))
    expect((await list(owner)).TotalCount).toBe(0)
    expect((await list(owner)).UnreadCount).toBe(0)
    await notifyTo(app, owner, { once })
    expect((await list(owner)).TotalCount).toBe(0)
    expect((await owner.call(DeleteNotification, { Id })).error?.Code).toBe('NotificationNotFound')
  })

  test('is taken back as it was, by its own profile only, and again if the network repeats it', async () => {
    const [owner, stranger] = [await app.newPerson(), await app.newPerson()]
    await notifyTo(app, owner)
    const before = await onlyOf(owner)
    must(await owner.call(DeleteNotification, { Id: before.Id }))
    await clearDeleted()
    expect((await stranger.call(RestoreNotification, { Id: before.Id })).error?.Code).toBe('NotificationNotFound')
    must(await owner.call(RestoreNotification, { Id: before.Id }))
    must(await owner.call(RestoreNotification, { Id: before.Id }))
    expect(await onlyOf(owner)).toEqual(before)
  })

  test('is final after ten minutes, and housekeeping clears all that it said', async () => {
    const owner = await app.newPerson()
    await notifyTo(app, owner)
    const { Id } = await onlyOf(owner)
    must(await owner.call(DeleteNotification, { Id }))
    await deletedAgo(Id, 10)
    expect((await owner.call(RestoreNotification, { Id })).error?.Code).toBe('NotificationNotFound')
    await clearDeleted()
    expect(await app.sql('select said, message, actor_name, path from notification where id = $1', [Id])).toEqual([
      { said: null, message: '', actor_name: null, path: null },
    ])
    expect((await owner.call(RestoreNotification, { Id })).error?.Code).toBe('NotificationNotFound')
  })

  test('housekeeping forgets what was read or deleted half a year ago, and nothing unread', async () => {
    const owner = await app.newPerson()
    for (const what of ['read', 'unread', 'deleted', 'young']) await notifyTo(app, owner, { said: did(what) })
    await app.sql(
      `update notification set created_at = now() - interval '181 days' where profile_id = $1 and said #>> '{values,what}' <> 'young'`,
      [owner.profileId],
    )
    await app.sql(`update notification set read_at = now() where profile_id = $1 and said #>> '{values,what}' in ('read', 'young')`, [
      owner.profileId,
    ])
    await app.sql(`update notification set in_app = false where profile_id = $1 and said #>> '{values,what}' = 'deleted'`, [
      owner.profileId,
    ])
    await app.services.database.transaction(everything('a test keeps house'), deleteOldNotifications)
    const left = await app.sql<{ what: string }>(`select said #>> '{values,what}' as what from notification where profile_id = $1`, [
      owner.profileId,
    ])
    expect(left.map(({ what }) => what).toSorted()).toEqual(['unread', 'young'])
  })
})

describe('a note to oneself', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  test('for now is there at once, without a name in front', async () => {
    const owner = await app.newPerson()
    must(await owner.call(CreateNotification, { Message: 'Call the plumber.', Path: '/User/Dashboard' }))
    expect(await onlyOf(owner)).toMatchObject({ FirstName: null, Message: 'Call the plumber.', Path: '/User/Dashboard', Event: 'note.due' })
  })

  test('for later is there when its time has come, at the top', async () => {
    const owner = await app.newPerson()
    const { Id } = must(await owner.call(CreateNotification, { Message: 'Ring Sam.', At: inHours(5) }))
    await notifyTo(app, owner, { said: did('did something meanwhile.') })
    expect((await list(owner)).Items.map(({ Message }) => Message)).toEqual(['did something meanwhile.'])
    expect((await markRead(owner, Id)).error?.Code).toBe('NotificationNotFound')
    await timeComes(app)
    expect((await list(owner)).UnreadCount).toBe(1)
    await app.sql(`update notification set shown_at = now() where id = $1`, [Id])
    await timeComes(app)
    expect((await list(owner)).Items.map(({ Message }) => Message)).toEqual(['Ring Sam.', 'did something meanwhile.'])
  })

  test('for a moment that is over is for now', async () => {
    const owner = await app.newPerson()
    must(await owner.call(CreateNotification, { Message: 'Too late.', At: inHours(-48) }))
    expect((await onlyOf(owner)).NotificationDateDaysDiff).toBe(0)
  })

  test.each([
    ['nothing said', { Message: ' ' }],
    ['another site', { Message: 'Look', Path: 'https://example.com/' }],
    ['another site without saying how', { Message: 'Look', Path: '//example.com' }],
    ['another site with a slash the wrong way', { Message: 'Look', Path: '/\\example.com' }],
    ['a script', { Message: 'Look', Path: 'javascript:alert(1)' }],
    ['more than a year ahead', { Message: 'Look', At: inHours(24 * 370) }],
  ])('%s is refused', async (_what, input) => {
    const answer = await (await app.newPerson()).call(CreateNotification, input)
    expect(answer.status).toBe(400)
    expect(answer.error?.Fields).not.toEqual({})
  })
})
