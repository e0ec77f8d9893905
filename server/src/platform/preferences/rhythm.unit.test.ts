import { describe, expect, test } from 'vitest'
import { nextDigest, quietUntil } from './rhythm.ts'
import { nextHour } from './zone-hours.ts'

const rhythm = (quiet_from: number | null, quiet_to: number | null, time_zone = 'America/Denver') => ({
  digest: 'daily' as const,
  quiet_from,
  quiet_to,
  time_zone,
})

test.each([
  ['before eight: today', '2026-11-21T12:59:59Z', 'America/Chicago', '2026-11-21T14:00:00Z'],
  ['at eight: tomorrow', '2026-11-21T14:00:00Z', 'America/Chicago', '2026-11-22T14:00:00Z'],
  ['late in the evening, when it is tomorrow in Greenwich', '2026-11-22T04:30:00Z', 'America/Chicago', '2026-11-22T14:00:00Z'],
  ['far east of Greenwich', '2026-11-21T23:30:00Z', 'Pacific/Auckland', '2026-11-22T19:00:00Z'],
  ['the night in which the clocks go forward', '2026-03-08T07:00:00Z', 'America/Chicago', '2026-03-08T13:00:00Z'],
  ['the night in which they go back', '2026-11-01T05:30:00Z', 'America/Chicago', '2026-11-01T14:00:00Z'],
  ['a zone of half hours', '2026-11-21T00:00:00Z', 'Asia/Kolkata', '2026-11-21T02:30:00Z'],
  ['the last day of the year', '2026-12-31T20:00:00Z', 'America/Denver', '2027-01-01T15:00:00Z'],
])('the next eight in the morning, %s', (_when, after, timeZone, expected) => {
  expect(nextHour(new Date(after), 8, timeZone)).toEqual(new Date(expected))
})

describe('quiet hours', () => {
  test.each([
    ['an hour before them', '2026-11-22T03:30:00Z', 22, 7, null],
    ['as they begin', '2026-11-22T05:00:00Z', 22, 7, '2026-11-22T14:00:00Z'],
    ['before midnight', '2026-11-22T06:59:59Z', 22, 7, '2026-11-22T14:00:00Z'],
    ['after midnight', '2026-11-22T07:00:00Z', 22, 7, '2026-11-22T14:00:00Z'],
    ['as they end', '2026-11-22T14:00:00Z', 22, 7, null],
    ['within one day', '2026-11-22T19:30:00Z', 12, 14, '2026-11-22T21:00:00Z'],
    ['outside of those within one day', '2026-11-22T05:30:00Z', 12, 14, null],
    ['up to midnight', '2026-11-22T05:30:00Z', 22, 0, '2026-11-22T07:00:00Z'],
    ['of no length', '2026-11-22T05:30:00Z', 22, 22, null],
    ['that nobody wants', '2026-11-22T05:30:00Z', null, null, null],
  ])('%s', (_when, at, from, to, expected) => {
    expect(quietUntil(new Date(at), rhythm(from, to))).toEqual(expected === null ? null : new Date(expected))
  })

  test('one moment is quiet in one zone and not in another', () => {
    const at = new Date('2026-11-22T05:30:00Z')
    expect(quietUntil(at, rhythm(22, 7, 'America/Denver'))).not.toBeNull()
    expect(quietUntil(at, rhythm(22, 7, 'Asia/Tokyo'))).toBeNull()
  })
})

test('the email of the day waits for the end of quiet hours that last until after eight', () => {
  const evening = new Date('2026-11-22T01:00:00Z')
  expect(nextDigest(evening, rhythm(22, 7))).toEqual(new Date('2026-11-22T15:00:00Z'))
  expect(nextDigest(evening, rhythm(22, 10))).toEqual(new Date('2026-11-22T17:00:00Z'))
})
