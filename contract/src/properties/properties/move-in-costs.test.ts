import { expect, test } from 'vitest'
import { type MoveInTerms, moveInCosts } from './move-in-costs.ts'

const terms: MoveInTerms = {
  Rent: '1200.00',
  RentFrequencyId: 1,
  Advance: '1500.50',
  LastMonthUpfront: true,
  ApplicationFee: '45.00',
  PetDeposit: '300.00',
  PetRent: '25.00',
  MoveInFees: [
    { Name: 'Keys', Amount: '20.00' },
    { Name: null, Amount: '5.00' },
  ],
}

test('everything due before the key is handed over, and what a pet adds', () => {
  const costs = moveInCosts(terms)
  expect(costs.Lines.map(({ Text, Cents }) => [Text, Cents])).toEqual([
    ['First month’s rent', 120_000],
    ['Last month’s rent', 120_000],
    ['Security deposit', 150_050],
    ['Application fee', 4_500],
    ['Keys', 2_000],
    ['Fee', 500],
  ])
  expect(costs.TotalCents).toBe(397_050)
  expect(costs.PetLines).toEqual([
    { Text: 'Pet deposit', Cents: 30_000 },
    { Text: 'Pet rent, first month', Cents: 2_500 },
  ])
})

test('a weekly rent is due by the week, and its last month is a whole one', () => {
  const { Lines } = moveInCosts({ ...terms, Rent: '300.00', RentFrequencyId: 2 })
  expect(Lines.slice(0, 2)).toEqual([
    { Text: 'First week’s rent', Cents: 30_000 },
    { Text: 'Last month’s rent', Cents: 130_000 },
  ])
})

test('what is not said or not an amount costs nothing', () => {
  const nothing = {
    ...terms,
    Rent: 'free',
    Advance: null,
    LastMonthUpfront: false,
    ApplicationFee: '0.00',
    MoveInFees: [{ Name: 'Keys', Amount: 'tbd' }],
  }
  expect(moveInCosts(nothing)).toMatchObject({ Lines: [], TotalCents: 0 })
})
