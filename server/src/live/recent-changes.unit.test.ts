import { beforeEach, expect, test } from 'vitest'
import { type RecentChanges, keepRecentChanges } from './recent-changes.ts'

const reader = (profileId: string) => ({ accountId: `account of ${profileId}`, actingAccountId: `account of ${profileId}`, profileId })

let now: number
let recent: RecentChanges
beforeEach(() => {
  now = 1_000_000
  recent = keepRecentChanges(() => now)
  recent.begin()
  now += 10_000
})

test('says what became old for a profile since a page was served, each once', () => {
  recent.note({ profiles: ['ann'], changes: ['listing'] })
  now += 5_000
  const served = now
  now += 100
  recent.note({ profiles: ['ann', 'bob'], changes: ['notification', 'lease'] })
  recent.note({ profiles: ['ann'], changes: ['lease'] })
  expect(recent.since(reader('ann'), served)).toEqual(['notification', 'lease'])
  expect(recent.since(reader('bob'), served)).toEqual(['notification', 'lease'])
  expect(recent.since(reader('cleo'), served)).toEqual([])
})

test('says what a person made old on another device, whichever profile they read as', () => {
  recent.note({ account: 'account of ann', by: 'command', changes: ['inquiry'] })
  expect(recent.since(reader('ann'), now)).toEqual(['inquiry'])
  expect(recent.since({ accountId: 'account of ann', actingAccountId: 'account of ann', profileId: 'agent' }, now)).toEqual(['inquiry'])
  expect(recent.since(reader('bob'), now)).toEqual([])
})

test('counts what a clock that is a little behind would leave out', () => {
  recent.note({ profiles: ['ann'], changes: ['lease'] })
  expect(recent.since(reader('ann'), now + 1_500)).toEqual(['lease'])
})

test('does not know what was before it listened, listened again, or long ago', () => {
  expect(keepRecentChanges(() => now).since(reader('ann'), now)).toBeNull()
  expect(recent.since(reader('ann'), now - 9_000)).toBeNull()
  expect(recent.since(reader('ann'), now)).toEqual([])
  now += 40_000
  expect(recent.since(reader('ann'), now - 29_000)).toBeNull()
  recent.begin()
  expect(recent.since(reader('ann'), now)).toBeNull()
})

test('keeps the latest of many, and knows that it forgot the others', () => {
  for (let count = 0; count < 2_100; count += 1) {
    now += 1
    recent.note({ profiles: ['ann'], changes: ['asset'] })
  }
  expect(recent.since(reader('ann'), now - 50)).toBeNull()
  now += 1_000
  expect(recent.since(reader('ann'), now)).toEqual(['asset'])
})
