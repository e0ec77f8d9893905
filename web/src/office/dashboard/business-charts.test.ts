import { describe, expect, test } from 'vitest'
import {
  type BusinessSummary,
  leadPoints,
  leaseEndPoints,
  occupancyParts,
  occupancyText,
  rentPoints,
  shortMoneyText,
  vacancyText,
} from './business-charts.ts'

const NO_HOMES = { occupied: 0, notice: 0, ending: 0, upcoming: 0, vacant: 0, 'off-books': 0 }

describe('occupancy', () => {
  test('is a part for each list that has homes; notice and ending leases are one list', () => {
    const homes = { occupied: 9, notice: 1, ending: 2, upcoming: 0, vacant: 3, 'off-books': 1 }
    expect(occupancyParts(homes).map(({ label, value, to }) => [label, value, to])).toEqual([
      ['occupied, staying', 9, '/User/Owners/MyProperties?tab=occupied'],
      ['ending soon or notice given', 3, '/User/Owners/MyProperties?tab=ending'],
      ['vacant', 3, '/User/Owners/MyProperties?tab=vacant'],
      ['not for rent', 1, '/User/Owners/MyProperties?tab=off-books'],
    ])
  })

  test('occupied homes are all that the list of them has, where none is about to end', () => {
    expect(occupancyParts({ ...NO_HOMES, occupied: 2 }).map(({ label, value }) => [label, value])).toEqual([['occupied', 2]])
  })

  test.each([
    { homes: { ...NO_HOMES, occupied: 8, notice: 1, ending: 2, vacant: 3 }, text: '11 of 14 homes are occupied (79%)' },
    { homes: { ...NO_HOMES, occupied: 1, 'off-books': 4 }, text: '1 of 1 home is occupied (100%)' },
    { homes: { ...NO_HOMES, occupied: 399, vacant: 1 }, text: '399 of 400 homes are occupied (over 99%)' },
    { homes: { ...NO_HOMES, occupied: 1, vacant: 399 }, text: '1 of 400 homes are occupied (under 1%)' },
    { homes: { ...NO_HOMES, vacant: 1_200, upcoming: 1 }, text: '0 of 1,201 homes are occupied (0%)' },
    { homes: { ...NO_HOMES, 'off-books': 1 }, text: 'Your home is not for rent' },
    { homes: { ...NO_HOMES, 'off-books': 2 }, text: 'None of your 2 homes are for rent' },
  ])('in words: $text', ({ homes, text }) => expect(occupancyText(homes)).toBe(text))
})

const summary: BusinessSummary = {
  Rent: [
    { Month: '2026-11-01', Amount: '8450.50' },
    { Month: '2026-12-01', Amount: '0.00' },
  ],
  LeaseEnds: {
    Months: [
      { Month: '2026-11-01', Homes: 0 },
      { Month: '2026-12-01', Homes: 2 },
    ],
    WithoutEnd: 1,
  },
  Vacancies: { Homes: 0, NeverLeased: 0, AverageDays: null, Longest: [] },
  Leads: [{ Day: '2026-11-23', Inquiries: 2, Tours: 1 }],
}

test('months and days are named as in the calendar, whatever the clock here', () => {
  expect(rentPoints(summary.Rent)[0]).toEqual({ key: '2026-11-01', label: 'November 2026', short: 'Nov', values: [845_050] })
  expect(leadPoints(summary.Leads)).toEqual([{ key: '2026-11-23', label: 'Monday, November 23', short: 'Mon', values: [2, 1] }])
})

test('a month in which leases end leads to them, another one nowhere', () => {
  expect(leaseEndPoints(summary.LeaseEnds).map(({ to }) => to)).toEqual([
    undefined,
    '/User/Owners/MyProperties?tab=occupied&sort=lease-end',
  ])
})

test.each([
  { vacancies: { Homes: 0, AverageDays: null }, text: 'No vacant homes' },
  { vacancies: { Homes: 1, AverageDays: null }, text: '1 vacant home' },
  { vacancies: { Homes: 3, AverageDays: 1 }, text: '3 vacant homes, 1 day on average' },
  { vacancies: { Homes: 1_204, AverageDays: 41 }, text: '1,204 vacant homes, 41 days on average' },
])('vacancies in words: $text', ({ vacancies, text }) => expect(vacancyText({ ...vacancies, NeverLeased: 0, Longest: [] })).toBe(text))

test('amounts at an axis are short', () => {
  expect([0, 50_000, 1_250_000, 86_691_641].map(shortMoneyText)).toEqual(['$0', '$500', '$12.5K', '$866.9K'])
})
