import { expect, test } from 'vitest'
import { clockText, halfHours } from './clock-times.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, text) => expect(clockText(time)).toBe(text))

test('half hours follow each other', () => {
  expect(halfHours(9, 3)).toEqual([
    { Id: '09:00', Text: '9:00 AM' },
    { Id: '09:30', Text: '9:30 AM' },
    { Id: '10:00', Text: '10:00 AM' },
  ])
})
