import { describe, expect, test } from 'vitest'
import { formatDate, formatDayOf, formatTimeOf, isCalendarDate } from './dates.ts'
import { maskedTail } from './masking.ts'
import { initialsOf, splitName } from './names.ts'
import { formatBytes, imageUrl } from './uploads.ts'

test.each(['2026-11-20', '2024-02-29', '1900-01-01'])('%s is a day', (text) => expect(isCalendarDate(text)).toBe(true))
test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '1899-12-31', '2026-11-20T00:00:00Z', ''])(
  '%j is none',
  (text) => expect(isCalendarDate(text)).toBe(false),
)
test('a day reads the same in every time zone', () => expect(formatDate('2026-03-08')).toBe('Mar 8, 2026'))

test.each([
  ['America/Denver', 'Nov 20, 2026'],
  ['UTC', 'Nov 21, 2026'],
])('the day of a moment in %s is %s', (zone, day) => expect(formatDayOf('2026-11-21T02:30:00.000Z', zone)).toBe(day))

test('the time of a moment is that of the zone', () => {
  expect(formatTimeOf('2026-11-21T02:30:00.000Z', 'America/Denver')).toBe('7:30 PM')
})

describe('names', () => {
  test.each([
    ['Ada King Lovelace', 'AK'],
    ['  ada ', 'A'],
    ['𝒜da 🏡home', '𝒜🏡'],
    ['', ''],
  ])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
  test('the remaining words are the last name', () =>
    expect(splitName(' Ada  King Lovelace ')).toEqual({ firstName: 'Ada', lastName: 'King Lovelace' }))
})

test.each([
  [0, '0 Bytes'],
  [-1, '0 Bytes'],
  [512, '512 Bytes'],
  [1024, '1 KB'],
  [15_728_640, '15 MB'],
  [1_234_567, '1.18 MB'],
  [2 ** 83, '8 YB'],
])('%d bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test.each([
  ['123456789', 4, '•••••6789'],
  ['123', 4, '123'],
  ['123', 0, '•••'],
])('%s with %i shown is %s', (text, shown, masked) => expect(maskedTail(text, shown)).toBe(masked))

test('a picture has one address per size and format', () => expect(imageUrl('id', 800, 'avif')).toBe('/media/id/800.avif'))
