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

test('days in a row with the same hours are said as one', () => {
  const at = (Day: number, From = '09:00') => ({ Day, From, To: '17:00' })
  expect(hoursInWords([at(1), at(2), at(3), at(5), at(6, '10:00')])).toEqual([
    ['Monday to Wednesday', '9:00 AM to 5:00 PM'],
    ['Friday', '9:00 AM to 5:00 PM'],
    ['Saturday', '10:00 AM to 5:00 PM'],
  ])
})
