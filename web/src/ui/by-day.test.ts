import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('days are those of the zone, in the order of what happened', () => {
  const events = ['2026-11-22T15:00:00Z', '2026-11-22T06:30:00Z', '2026-11-21T20:00:00Z'].map((At) => ({ At }))
  expect(byDay(events, 'America/Denver').map(({ day, events: ofDay }) => [day, ofDay.length])).toEqual([
    ['Nov 22, 2026', 1],
    ['Nov 21, 2026', 2],
  ])
})
