import { addBusinessDays } from '@keystead/contract/values/business-days.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { expect, test } from 'vitest'
import { isOnline, planBills, type PlannedBill } from './plan-bills.ts'
import { otherBills, rentHabits } from './rents.ts'

const home = (code: string, startsOn: string, endsOn: string | null = null) => ({ code, rentCents: 120_000, startsOn, endsOn })
const codes = [...new Set([...rentHabits, ...otherBills].map(({ code }) => code))]
const days = Array.from({ length: 400 }, (_, index) => addDays('2026-11-26', index))
const plannedOn = (today: string): PlannedBill[] =>
  planBills(
    today,
    codes.map((code) => home(code, addDays(today, -500))),
  )

test('on whichever day it is made, bills are due after they are issued, and paid after that and before today', () => {
  for (const today of days) {
    const bills = plannedOn(today)
    expect(bills.filter(({ issuedOn, dueOn }) => issuedOn > today || dueOn < issuedOn)).toEqual([])
    const paid = bills.flatMap(({ issuedOn, payments }) => payments.map((payment) => ({ issuedOn, ...payment })))
    expect(paid.filter(({ on, issuedOn }) => on < issuedOn || on >= today)).toEqual([])
  }
})

test('on whichever day it is made, there is one of every kind, and what comes back today has come before', () => {
  for (const today of days) {
    const bills = plannedOn(today)
    expect(new Set(bills.map(({ state }) => state))).toEqual(new Set(['draft', 'finished', 'sent', 'void']))
    const payments = bills.flatMap((bill) => bill.payments)
    const back = payments.filter(({ afterwards }) => afterwards !== null)
    expect(back.map(({ afterwards }) => afterwards).toSorted()).toEqual(['disputed', 'refunded', 'returned'])
    for (const { method, on } of back)
      expect((method === 'card' ? on : addBusinessDays(on, 4)) < today, `${today}: ${method} of ${on}`).toBe(true)
    const inTransit = payments.filter(({ method, on }) => method === 'bank' && addBusinessDays(on, 4) >= today)
    expect(inTransit.length).toBeGreaterThanOrEqual(2)
    expect(bills.some(({ state, dueOn, payments: paid }) => state === 'sent' && dueOn < today && paid.length === 0)).toBe(true)
    expect(bills.some(({ allowsPartial, payments: paid }) => allowsPartial && paid.some(({ cents }) => cents !== null))).toBe(true)
  }
})

test('a home is billed for each month of its lease within the year, and for none beside', () => {
  const bills = planBills('2026-11-26', [home('MCI-6PLEX-1', '2026-01-15', '2026-05-20')])
  expect(bills.map(({ dueOn, lines }) => [dueOn, lines[0]!.Title])).toEqual([
    ['2026-02-01', 'Rent for February 2026'],
    ['2026-03-01', 'Rent for March 2026'],
    ['2026-04-01', 'Rent for April 2026'],
    ['2026-05-01', 'Rent for May 2026'],
  ])
  expect(bills[0]!.lines[0]).toMatchObject({ Amount: '1200.00', PeriodStart: '2026-02-01', PeriodEnd: '2026-02-28' })
  expect(
    plannedOn('2026-11-26').filter(({ code, lines }) => code === 'MCI-6PLEX-3' && lines[0]!.Title.startsWith('Rent for')),
  ).toHaveLength(13)
})

test('cards, banks and payments outside all have their part', () => {
  const methods = plannedOn('2026-11-26').flatMap(({ payments }) => payments.map(({ method }) => method))
  expect(methods.filter(isOnline).length).toBeGreaterThan(20)
  expect(new Set(methods)).toEqual(new Set(['bank', 'card', 'cash', 'check', 'directDeposit', 'moneyOrder', 'wire']))
})
