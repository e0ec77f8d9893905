import { expect, test } from 'vitest'
import { hoursInWords, openingDays } from './opening-hours.ts'

const hours = [
  { Day: 2, From: '13:00', To: '17:30' },
  { Day: 1, From: '00:00', To: '12:00' },
  { Day: 2, From: '09:00', To: '12:15' },
]

test('every day says its times in order', () => {
  expect(openingDays(hours, null).map(({ name, times }) => [name, ...times])).toEqual([
    ['Monday', '12:00 AM to 12:00 PM'],
    ['Tuesday', '9:00 AM to 12:15 PM', '1:00 PM to 5:30 PM'],
    ...['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [day]),
  ])
})

test.each([
  ['2026-11-23', 'Monday'],
  ['2026-11-25', 'Wednesday'],
  ['2026-11-29', 'Sunday'],
])('%s is a %s', (today, name) => {
  expect(openingDays(hours, today).filter(({ isToday }) => isToday)).toMatchObject([{ name }])
})

test('no day is marked before it is known', () => {
  expect(openingDays(hours, null).filter(({ isToday }) => isToday)).toEqual([])
})

test('the days that are open stand by their times', () => {
  expect(hoursInWords(hours)).toEqual([
    ['Monday', '12:00 AM to 12:00 PM'],
    ['Tuesday', '9:00 AM to 12:15 PM, 1:00 PM to 5:30 PM'],
  ])
})
