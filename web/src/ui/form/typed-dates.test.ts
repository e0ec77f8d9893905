import { describe, expect, test } from 'vitest'
import { dateValueOf, readDate, typedDate } from './typed-dates.ts'

/** A Monday. */
const TODAY = '2026-11-23'

describe('a whole date', () => {
  test.each([
    ['11/20/2026', '2026-11-20'],
    ['1/2/26', '2026-01-02'],
    ['1/5/27', '2027-01-05'],
    ['3/4/85', '1985-03-04'],
    ['Mar 4, 85', '1985-03-04'],
    ['6/30/69', '2069-06-30'],
    ['7/1/70', '1970-07-01'],
    ['11-20-2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['november 20th 2026', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['end of February 2028', '2028-02-29'],
    ['', null],
  ])('%j is the value %j, whatever day it is', (typed, value) => {
    expect([dateValueOf(typed, TODAY), dateValueOf(typed, null)]).toEqual([value, value])
  })

  test.each([
    '2/30/2026',
    '13/5/2026',
    '13/5',
    '2/29/2027',
    'soon',
    'Ma 3, 2026',
    'jan',
    'jan 32',
    'jan 5 6 7',
    '5/1/20266',
    '12',
    'friday friday',
  ])('%j is none, and stays what was typed', (typed) => expect(dateValueOf(typed, TODAY)).toBe(typed))

  test('a date shows month first', () =>
    expect([typedDate('2026-11-20'), typedDate('soon'), typedDate(null)]).toEqual(['11/20/2026', 'soon', '']))
  test('what was understood is read with its weekday', () => expect(readDate('2027-01-05')).toBe('Tue, Jan 5, 2027'))
})

describe('on Monday, November 23, 2026', () => {
  test.each([
    ['today', '2026-11-23'],
    ['Tomorrow', '2026-11-24'],
    ['yesterday', '2026-11-22'],
    ['jan 5', '2027-01-05'],
    ['January 5th', '2027-01-05'],
    ['5 jan', '2027-01-05'],
    ['the 5th of January', '2027-01-05'],
    ['march first', '2027-03-01'],
    ['1/5', '2027-01-05'],
    ['nov 23', '2026-11-23'],
    ['nov 1', '2026-11-01'],
    ['oct 23', '2027-10-23'],
    ['feb 29', '2028-02-29'],
    ['in 2 weeks', '2026-12-07'],
    ['in ten days', '2026-12-03'],
    ['in a month', '2026-12-23'],
    ['in 1 year', '2027-11-23'],
    ['friday', '2026-11-27'],
    ['monday', '2026-11-23'],
    ['this fri', '2026-11-27'],
    ['next friday', '2026-12-04'],
    ['next Mon.', '2026-11-30'],
    ['end of march', '2027-03-31'],
    ['end of february', '2027-02-28'],
    ['end of the month', '2026-11-30'],
    ['end of next month', '2026-12-31'],
    ['end of the year', '2026-12-31'],
    ['first of next month', '2026-12-01'],
    ['1st of next month', '2026-12-01'],
    ['first of the month', '2026-12-01'],
    ['first of this month', '2026-11-01'],
    ['15th of next month', '2026-12-15'],
    ['beginning of april 2028', '2028-04-01'],
  ])('%j is %s', (typed, value) => expect(dateValueOf(typed, TODAY)).toBe(value))

  test.each([
    'constructor',
    'in weeks',
    'in 2',
    'in 2 moons',
    'in 1000 days',
    'next',
    'next march',
    'last friday',
    'end',
    'end of',
    'start of the year',
    '31st of next year',
  ])('%j is not guessed', (typed) => expect(dateValueOf(typed, TODAY)).toBe(typed))
})

describe('around the ends of months and years', () => {
  test.each([
    ['tomorrow', '2028-02-28', '2028-02-29'],
    ['tomorrow', '2026-12-31', '2027-01-01'],
    ['in a month', '2027-01-31', '2027-02-28'],
    ['in 3 months', '2026-11-30', '2027-02-28'],
    ['in a year', '2028-02-29', '2029-02-28'],
    ['end of next month', '2026-12-15', '2027-01-31'],
    ['end of next month', '2028-01-31', '2028-02-29'],
    ['first of next month', '2026-12-31', '2027-01-01'],
    ['first of the month', '2026-12-01', '2026-12-01'],
    ['31st of next month', '2027-01-10', '31st of next month'],
    ['dec 20', '2027-01-05', '2026-12-20'],
    ['dec 1', '2027-01-05', '2027-12-01'],
    ['next friday', '2026-11-27', '2026-12-04'],
    ['next friday', '2026-11-28', '2026-12-04'],
    ['next sunday', '2026-11-28', '2026-11-29'],
    ['sunday', '2026-11-28', '2026-11-29'],
  ])('%j on %s is %s', (typed, today, value) => expect(dateValueOf(typed, today)).toBe(value))
})

test('the day is the one that is given: where the home is, tomorrow may be another one', () => {
  const moment = new Date('2026-11-24T03:30:00Z')
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment)
  expect(dateValueOf('tomorrow', dayIn('America/Denver'))).toBe('2026-11-24')
  expect(dateValueOf('tomorrow', dayIn('Europe/Berlin'))).toBe('2026-11-25')
})

test('while the day is not known, words that need it stay words, and so does what is too long', () => {
  for (const typed of ['tomorrow', 'jan 5', '1/5', 'end of march']) expect(dateValueOf(typed, null)).toBe(typed)
  const long = `jan 5 ${' '.repeat(60)}2027`
  expect(dateValueOf(long, TODAY)).toBe(long)
})
