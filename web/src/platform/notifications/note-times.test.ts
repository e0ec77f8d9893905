import { afterEach, expect, test, vi } from 'vitest'
import { momentOf, NOTE_TIMES } from './note-times.ts'

afterEach(() => vi.unstubAllEnvs())

test('every half hour has a name', () => {
  expect(NOTE_TIMES).toHaveLength(48)
  expect([NOTE_TIMES[0], NOTE_TIMES[25], NOTE_TIMES[47]]).toEqual([
    { Id: '00:00', Text: '12:00 AM' },
    { Id: '12:30', Text: '12:30 PM' },
    { Id: '23:30', Text: '11:30 PM' },
  ])
})

test.each([
  ['America/Denver', '2026-11-23T16:00:00.000Z'],
  ['Pacific/Honolulu', '2026-11-23T19:00:00.000Z'],
])('nine in the morning is that of %s', (zone, moment) => {
  vi.stubEnv('TZ', zone)
  expect(momentOf('2026-11-23', '09:00').toISOString()).toBe(moment)
})
