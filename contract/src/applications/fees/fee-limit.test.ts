import { describe, expect, test } from 'vitest'
import { askedOf, feeLimitOf } from './fee-limit.ts'

const RENT = { monthlyRentCents: 80_000 }
const NO_RENT = { monthlyRentCents: null }

describe('what the law lets be asked', () => {
  test.each([
    ['no rule', null, RENT, { kind: null, capCents: null }],
    ['an amount', { Amount: '50.00', IsAdjustedYearly: true }, RENT, { kind: 'capped', capCents: 5_000 }],
    ['the actual cost alone', { IsActualCost: true }, RENT, { kind: 'actualCost', capCents: null }],
    ['the actual cost up to an amount', { IsActualCost: true, Amount: '20.00', Which: 'lower' }, RENT, { kind: 'capped', capCents: 2_000 }],
    [
      'the actual cost or an amount, the higher',
      { IsActualCost: true, Amount: '25.00', Which: 'higher', FromUnits: 5 },
      RENT,
      { kind: 'actualCost', capCents: null },
    ],
    [
      'a share of the rent or an amount, the higher',
      { Amount: '50.00', PercentOfRent: 10, Which: 'higher' },
      RENT,
      { kind: 'capped', capCents: 8_000 },
    ],
    [
      'the same of a rent that is not known',
      { Amount: '50.00', PercentOfRent: 10, Which: 'higher' },
      NO_RENT,
      { kind: 'capped', capCents: 5_000 },
    ],
    ['the lower of the two', { Amount: '50.00', PercentOfRent: 10, Which: 'lower' }, RENT, { kind: 'capped', capCents: 5_000 }],
    ['a share in cents, never more', { PercentOfRent: 3.33 }, { monthlyRentCents: 99_999 }, { kind: 'capped', capCents: 3_329 }],
    ['nothing', { IsForbidden: true }, RENT, { kind: 'forbidden', capCents: 0 }],
    ['nothing but the cost of a check', { IsForbidden: true, IsActualCost: true }, RENT, { kind: 'forbidden', capCents: 0 }],
  ] as const)('of an application: %s', (_, cap, rents, limit) => {
    expect(feeLimitOf(cap, 'application', rents)).toEqual(limit)
  })

  test('of a check where nothing else may be asked', () => {
    expect(feeLimitOf({ IsForbidden: true, IsActualCost: true }, 'screening', RENT)).toEqual({ kind: 'actualCost', capCents: null })
    expect(feeLimitOf({ IsForbidden: true }, 'screening', RENT)).toEqual({ kind: 'forbidden', capCents: 0 })
  })
})

describe('what is asked of what is wanted', () => {
  test.each([
    ['all of it below the cap, without a word', 4_000, 0, { cents: 4_000, limit: null }],
    ['the cap itself', 5_000, 0, { cents: 5_000, limit: null }],
    ['no more than the cap, which is said', 5_001, 0, { cents: 5_000, limit: 'capped' }],
    ['what other fees have left of it', 4_000, 2_000, { cents: 3_000, limit: 'capped' }],
    ['nothing where they have left nothing', 4_000, 6_000, { cents: 0, limit: 'capped' }],
  ] as const)('%s', (_, wanted, others, asked) => {
    expect(askedOf(wanted, { kind: 'capped', capCents: 5_000 }, others)).toEqual(asked)
  })

  test('nothing where it is forbidden, and all where the law names no amount', () => {
    expect(askedOf(4_000, { kind: 'forbidden', capCents: 0 })).toEqual({ cents: 0, limit: 'forbidden' })
    expect(askedOf(4_000, { kind: 'actualCost', capCents: null }, 9_000)).toEqual({ cents: 4_000, limit: 'actualCost' })
    expect(askedOf(4_000, { kind: null, capCents: null }, 9_000)).toEqual({ cents: 4_000, limit: null })
  })
})
