import { expect, test } from 'vitest'
import { assetsText, pageOf, relationText, resendObstacle, standingOf } from './connection-texts.ts'

test.each([
  [{ StatusId: 0, Outcome: null, Direction: 1 }, 'Waiting for them'],
  [{ StatusId: 0, Outcome: null, Direction: 2 }, 'Waiting for you'],
  [{ StatusId: 1, Outcome: null, Direction: 1 }, 'Connected'],
  [{ StatusId: 2, Outcome: 'declined' as const, Direction: 1 }, 'Declined'],
  [{ StatusId: 2, Outcome: 'expired' as const, Direction: 1 }, 'Expired'],
  [{ StatusId: 3, Outcome: 'withdrawn' as const, Direction: 2 }, 'Withdrawn'],
  [{ StatusId: 3, Outcome: 'ended' as const, Direction: 2 }, 'Ended'],
])('%o stands at %s', (connection, text) => {
  expect(standingOf(connection).text).toBe(text)
})

test('an invitation says from when it can be sent again', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  expect(resendObstacle({ CanResendAt: '2026-11-22T22:15:00Z' }, now, 'America/Denver')).toBe(
    'You can send it again after Nov 22, 3:15 PM.',
  )
  expect(resendObstacle({ CanResendAt: '2026-11-22T10:00:00Z' }, now)).toBeNull()
  expect(resendObstacle({ CanResendAt: null }, now)).toBeNull()
})

test('only who has a page is linked to it', () => {
  const person = { ProfileId: 'a', HasPage: true, ProfileType: 'Agent' }
  expect(pageOf(person)).toBe('/Agent/a')
  expect(pageOf({ ...person, ProfileType: 'Owner' })).toBe('/Owner/a')
  expect(pageOf({ ...person, HasPage: false })).toBeNull()
  expect(pageOf({ ...person, ProfileId: null })).toBeNull()
})

test('counts read as words', () => {
  expect([0, 1, 1200].map(assetsText)).toEqual([null, '1 property', '1,200 properties'])
})

test('a property says who does what for whom', () => {
  expect(relationText({ Relation: 'Agent', ManagedByCaller: true }, 'Ada')).toBe('Ada is the agent')
  expect(relationText({ Relation: 'Agent', ManagedByCaller: false }, 'Ada')).toBe('You’re the agent')
  expect(relationText({ Relation: 'Tenant', ManagedByCaller: true }, 'Ada')).toBe('Ada rents it')
  expect(relationText({ Relation: 'Owner', ManagedByCaller: false }, 'Ada')).toBe('You’re a co-owner')
})
