import type { AssetEvent } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { expect, test } from 'vitest'
import { byDay, timeOf } from './activity-days.ts'

const DENVER = 'America/Denver'
const at = (At: string) => ({ At }) as AssetEvent

test('days are those of the place where the home stands', () => {
  const events = ['2026-11-22T15:00:00Z', '2026-11-22T06:30:00Z', '2026-11-21T20:00:00Z'].map(at)
  expect(byDay(events, DENVER).map(({ day, events: ofDay }) => [day, ofDay.length])).toEqual([
    ['Nov 22, 2026', 1],
    ['Nov 21, 2026', 2],
  ])
})

test('and so are times', () => expect(timeOf('2026-11-22T06:30:00Z', DENVER).replaceAll('\u202f', ' ')).toBe('11:30 PM'))
