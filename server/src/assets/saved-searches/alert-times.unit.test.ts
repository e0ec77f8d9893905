import { expect, test } from 'vitest'
import { nextMorning } from './alert-times.ts'

test.each([
  ['before eight: today', '2026-11-21T12:59:59Z', 'America/Chicago', '2026-11-21T14:00:00Z'],
  ['at eight: tomorrow', '2026-11-21T14:00:00Z', 'America/Chicago', '2026-11-22T14:00:00Z'],
  ['late in the evening, when it is tomorrow in Greenwich', '2026-11-22T04:30:00Z', 'America/Chicago', '2026-11-22T14:00:00Z'],
  ['far east of Greenwich', '2026-11-21T23:30:00Z', 'Pacific/Auckland', '2026-11-22T19:00:00Z'],
  ['the night in which the clocks go forward', '2026-03-08T07:00:00Z', 'America/Chicago', '2026-03-08T13:00:00Z'],
  ['the night in which they go back', '2026-11-01T05:30:00Z', 'America/Chicago', '2026-11-01T14:00:00Z'],
  ['a zone of half hours', '2026-11-21T00:00:00Z', 'Asia/Kolkata', '2026-11-21T02:30:00Z'],
  ['the last day of the year', '2026-12-31T20:00:00Z', 'America/Denver', '2027-01-01T15:00:00Z'],
])('the next morning, %s', (_when, after, timeZone, expected) => {
  expect(nextMorning(new Date(after), timeZone)).toEqual(new Date(expected))
})
