import { expect, test } from 'vitest'
import { hoursInWords } from './weekdays.ts'

test('opening hours stand by their days, those of one day in order', () => {
  const hours = [
    { Day: 2, From: '13:00', To: '17:30' },
    { Day: 1, From: '00:00', To: '12:00' },
    { Day: 2, From: '09:00', To: '12:15' },
  ]
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
