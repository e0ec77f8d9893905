import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:58:01Z', 'just now'],
  ['2026-11-21T11:58:00Z', '2 minutes ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-08T12:00:00Z', '13 days ago'],
])('%s was %s', (instant, expected) => {
  expect(timeAgo(instant, now)).toBe(expected)
})
