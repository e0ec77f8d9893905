import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { describe, expect, test } from 'vitest'
import { actorOf, alike, badgeText, byDay, newcomers, newText, sentenceParts, targetOf } from './notification-texts.ts'

const item = (over: Partial<NotificationItem>): NotificationItem => ({
  Id: '018f3f6e-1111-7000-8000-000000000001',
  FirstName: 'Ada',
  LastName: 'King',
  Sentence: 'Ada King wants to connect with you as your agent.',
  Message: 'wants to connect with you as your agent.',
  PicPath: null,
  NotificationDateDaysDiff: 0,
  TypeId: 1,
  Event: 'connection.invited',
  IsRead: false,
  Path: null,
  CreatedAt: '2026-11-22T02:30:00.000Z',
  ...over,
})

describe('byDay', () => {
  test('groups what follows each other, on the days of the reader', () => {
    const items = [
      item({ Message: 'a' }),
      item({ Message: 'b' }),
      item({ Message: 'c', NotificationDateDaysDiff: 1, CreatedAt: '2026-11-21T02:30:00.000Z' }),
      item({ Message: 'd', NotificationDateDaysDiff: 2, CreatedAt: '2026-11-20T02:30:00.000Z' }),
    ]
    const labels = (timeZone: string) =>
      byDay(items, timeZone).map(({ label, items: ofDay }) => [label, ofDay.map(({ Message }) => Message)])
    expect(labels('America/Denver')).toEqual([
      ['Today', ['a', 'b']],
      ['Yesterday', ['c']],
      ['Nov 19, 2026', ['d']],
    ])
    expect(labels('UTC').at(-1)).toEqual(['Nov 20, 2026', ['d']])
  })

  test('nothing is no day', () => {
    expect(byDay([], 'UTC')).toEqual([])
  })
})

test('what reads alike on one day is told once, with how often and what of it is unread', () => {
  const signIn = { FirstName: null, LastName: null, Sentence: 'Someone signed in.', Event: 'security.newSignIn', Path: '/User/Settings' }
  const groups = alike([
    item({ ...signIn, Id: 'a' }),
    item({ Id: 'b', IsRead: true }),
    item({ ...signIn, Id: 'c', IsRead: true }),
    item({ ...signIn, Id: 'd' }),
    item({ ...signIn, Id: 'e', Path: '/User/Connections' }),
    item({ ...signIn, Id: 'f', NotificationDateDaysDiff: 1 }),
  ])
  expect(groups.map(({ latest, count, unreadIds }) => [latest.Id, count, unreadIds])).toEqual([
    ['a', 3, ['a', 'd']],
    ['b', 1, []],
    ['e', 1, ['e']],
    ['f', 1, ['f']],
  ])
})

test('the name of who did it is a part of the sentence, wherever it stands', () => {
  const partsOf = (over: Partial<NotificationItem>) => sentenceParts(item(over)).map(({ text, isActor }) => [text, isActor])
  expect(partsOf({})).toEqual([
    ['Ada King', true],
    [' wants to connect with you as your agent.', false],
  ])
  expect(partsOf({ Sentence: 'You were asked by Ada King to connect.' })).toEqual([
    ['You were asked by ', false],
    ['Ada King', true],
    [' to connect.', false],
  ])
  expect(partsOf({ LastName: null, Sentence: 'Ada did it.' })[0]).toEqual(['Ada', true])
  expect(actorOf(item({ FirstName: null, LastName: null }))).toBeNull()
  expect(partsOf({ FirstName: null, LastName: null, Sentence: 'Your listing has left the market.' })).toEqual([
    ['Your listing has left the market.', false],
  ])
})

test('a badge has room for two digits', () => {
  expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+'])
  expect([newText(1), newText(3)]).toEqual(['1 new notification', '3 new notifications'])
})

test.each([
  ['/User/Connections?id=7', '/User/Connections?id=7'],
  [null, null],
  ['https://evil.example/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
])('%s leads to %s', (Path, target) => {
  expect(targetOf({ Path })).toBe(target)
})

test('only what is newer than everything known is new', () => {
  const known = '2026-11-22T02:30:00.000Z'
  expect(newcomers([item({})], known)).toBe(0)
  expect(newcomers([item({ CreatedAt: '2026-11-22T02:30:01.000Z' }), item({})], known)).toBe(1)
  expect(newcomers([item({ CreatedAt: '2026-11-01T02:30:00.000Z', IsRead: false })], known)).toBe(0)
})
