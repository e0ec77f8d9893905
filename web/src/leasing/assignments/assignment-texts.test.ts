import { describe, expect, test } from 'vitest'
import { feeText, scopesText, shareAmounts, tenureText, wholeText } from './assignment-texts.ts'

describe('the time of an assignment', () => {
  test.each([
    ['current', '2026-12-31', 'Since Jan 1, 2026, until Dec 31, 2026'],
    ['current', null, 'Since Jan 1, 2026'],
    ['upcoming', null, 'From Jan 1, 2026'],
    ['past', '2026-12-31', 'Jan 1, 2026 to Dec 31, 2026'],
    ['past', '2026-01-01', 'Jan 1, 2026'],
    ['past', null, 'Jan 1, 2026'],
  ] as const)('%s until %s', (State, EndsOn, text) => {
    expect(tenureText({ StartsOn: '2026-01-01', EndsOn, State })).toBe(text)
  })
})

test('fees are said as they were agreed', () => {
  expect(feeText({ AgentPercent: null, FeePercent: null, FeeAmount: null })).toBeNull()
  expect(feeText({ AgentPercent: 50, FeePercent: 8.5, FeeAmount: '40.00' })).toBe('8.5% of the rent, $40 a month, 50% commission')
})

test('scopes are said in a line', () => {
  expect(scopesText([])).toBe('View only')
  expect(scopesText(['list', 'tenants'])).toBe('Listing, tenants')
})

describe('what each pays', () => {
  test('adds up to the rent', () => {
    expect(shareAmounts('1501.00', [60, 40])).toEqual(['900.60', '600.40'])
    expect(shareAmounts('1000.00', [33.34, 33.33, 33.33])).toEqual(['333.40', '333.30', '333.30'])
  })
  test('is not said before rent and shares are complete', () => {
    expect(shareAmounts(null, [60, 40])).toBeNull()
    expect(shareAmounts('a lot', [60, 40])).toBeNull()
    expect(shareAmounts('1501.00', [60, 39.99])).toBeNull()
    expect(shareAmounts('1501.00', [60, 'forty'])).toBeNull()
  })
})

test('shares say how far they are from a whole', () => {
  expect(wholeText([60, 40])).toEqual({ text: '100% in total.', isWhole: true })
  expect(wholeText([60, null])).toEqual({ text: '60% in total, 40% left to assign.', isWhole: false })
  expect(wholeText([60, 40.5])).toEqual({ text: '100.5% in total, 0.5% too much.', isWhole: false })
})
