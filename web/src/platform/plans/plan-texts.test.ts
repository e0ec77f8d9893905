import type { PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { describe, expect, test } from 'vitest'
import { limitTexts, priceText, yearlySaving } from './plan-texts.ts'
import { intervalFrom, withInterval } from './billing-address.ts'

const plus: PricingPlan = {
  PlanId: 2,
  Code: 'plus',
  Name: 'Plus',
  Description: '',
  PriceMonth: '15.00',
  PriceYear: '150.00',
  Limits: { StorageBytes: 20 * 2 ** 30, Members: 5, SignaturesPerMonth: 25 },
  Features: [],
}
const free: PricingPlan = {
  ...plus,
  PriceMonth: '0.00',
  PriceYear: '0.00',
  Limits: { StorageBytes: 2 ** 30, Members: 1, SignaturesPerMonth: 3 },
}

describe('a plan', () => {
  test('costs by the month, by the year, or nothing', () => {
    expect([priceText(plus, 'month'), priceText(plus, 'year'), priceText(free, 'year')]).toEqual(['$15 a month', '$150 a year', 'nothing'])
  })
  test('saves by the year what twelve months cost more', () => {
    expect(yearlySaving(plus)).toBe('30.00')
    expect(yearlySaving({ ...plus, PriceYear: '180.00' })).toBeNull()
    expect(yearlySaving(free)).toBeNull()
  })
  test('says what it holds, one or many', () => {
    expect(limitTexts(plus).slice(1)).toEqual(['20 GB for photos and files', '5 business members', '25 e-signatures a month'])
    expect(limitTexts(free)[2]).toBe('1 business member')
  })
})

describe('the interval in the address', () => {
  test.each([
    ['billing=yearly', 'year'],
    ['billing=monthly', 'month'],
    ['billing=weekly', 'month'],
    ['', 'month'],
  ] as const)('"%s" is %s', (search, interval) => {
    expect(intervalFrom(new URLSearchParams(search))).toBe(interval)
  })
  test('is named only where it is not the usual one', () => {
    expect([withInterval('/Plans', 'month'), withInterval('/Plans', 'year')]).toEqual(['/Plans', '/Plans?billing=yearly'])
  })
})
