import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WHOLE_BPS, bpsOfPercent, bpsOfTyped, fractionOf, partOfCents, percentOfBps, splitByWeights, sumOf } from './shares.ts'

const totals = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer(), fc.maxSafeInteger())
const weights = fc
  .array(fc.oneof(fc.nat(3), fc.nat(WHOLE_BPS), fc.nat(Number.MAX_SAFE_INTEGER)), { minLength: 1, maxLength: 12 })
  .filter((some) => some.some((weight) => weight > 0))

test.each([
  [30_000, 52, 12, 130_000],
  [10_000, 365, 12, 304_167],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [100_49, 1, 100, 100],
  [100_50, 1, 100, 101],
  [1_000_00, -5, 100, -50_00],
  [Number.MAX_SAFE_INTEGER, 3, 3, Number.MAX_SAFE_INTEGER],
])('%i times %i over %i is %i', (amount, numerator, denominator, result) => {
  expect(fractionOf(amount, numerator, denominator)).toBe(result)
})

test('a fraction is the nearest to what it is exactly, and halves go away from zero', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -WHOLE_BPS, max: WHOLE_BPS }), fc.integer({ min: 1 }), (amount, numerator, denominator) => {
      const exact = BigInt(amount) * BigInt(numerator)
      const result = BigInt(fractionOf(amount, numerator, denominator))
      const twiceApart = 2n * (result * BigInt(denominator) - exact)
      const away = exact < 0n ? -twiceApart : twiceApart
      expect(away <= BigInt(denominator) && away > -BigInt(denominator)).toBe(true)
    }),
  )
})

test.each([
  ['a fraction of nothing', () => fractionOf(100, 1, 0)],
  ['a fraction below it', () => fractionOf(100, 1, -2)],
  ['a part of a cent', () => fractionOf(0.5, 1, 2)],
  ['more than can be counted', () => fractionOf(Number.MAX_SAFE_INTEGER, 2, 1)],
  ['a part that is more than that', () => partOfCents(Number.MAX_SAFE_INTEGER, WHOLE_BPS + 1, 'down')],
])('%s is a mistake in the program', (_what, work) => {
  expect(work).toThrow(RangeError)
})

describe('an amount split by weights', () => {
  test('adds up, is never negative and has no fairer split, for all small amounts and weights', () => {
    for (const by of smallWeights()) {
      const whole = by[0]! + by[1]! + by[2]!
      for (let total = 0; total <= 12; total += 1) {
        const parts = splitByWeights(total, by)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        // To move a cent from one to another helps no one; where it makes no difference, the earlier have it.
        const apart = (part: number, index: number) => Math.abs(part * whole - total * by[index]!)
        for (const from of [0, 1, 2])
          for (const to of [0, 1, 2]) {
            if (from === to || parts[from] === 0 || by[to] === 0) continue
            const now = apart(parts[from]!, from) + apart(parts[to]!, to)
            const moved = apart(parts[from]! - 1, from) + apart(parts[to]! + 1, to)
            expect(moved > now || (moved === now && (from < to || by[from] !== by[to])), `${total} by ${by.join()}`).toBe(true)
          }
      }
    }
  })

  test.each([
    [100_000, [3_334, 3_333, 3_333], [33_340, 33_330, 33_330]],
    [100_001, [3_334, 3_333, 3_333], [33_341, 33_330, 33_330]],
    [1, [5_000, 5_000], [1, 0]],
    [-1, [5_000, 5_000], [-1, 0]],
    [150_100, [6_000, 4_000], [90_060, 60_040]],
    [0, [10_000], [0]],
    [999, [10_000, 0], [999, 0]],
    [2, [3_333, 3_333, 3_334], [1, 0, 1]],
    [999_999_999_999, [1, 9_999], [100_000_000, 999_899_999_999]],
    [10_000, [1, 1, 1], [3_334, 3_333, 3_333]],
    [10_000, [4_000, 2_000], [6_667, 3_333]],
    [Number.MAX_SAFE_INTEGER, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('%i by %j is %j', (total, by, parts) => {
    expect(splitByWeights(total, by)).toEqual(parts)
  })

  test('adds up to the cent', () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        expect(splitByWeights(total, by).reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total))
      }),
    )
  })

  test('gives no one a cent more or less than their exact part', () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        const whole = exactSumOf(by)
        splitByWeights(total, by).forEach((part, index) => {
          const apart = BigInt(part) * whole - BigInt(total) * BigInt(by[index]!)
          expect(apart < whole && apart > -whole).toBe(true)
        })
      }),
    )
  })

  test('gives what is left over to the largest remainders, of equal ones to the earlier', () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        const whole = exactSumOf(by)
        const amount = BigInt(Math.abs(total))
        const parts = splitByWeights(total, by).map((part, index) => {
          const exact = amount * BigInt(by[index]!)
          return { remainder: exact % whole, hasMore: BigInt(Math.abs(part)) > exact / whole }
        })
        parts.forEach((one, index) => {
          if (!one.hasMore) return
          for (const other of parts.slice(0, index)) if (!other.hasMore) expect(other.remainder < one.remainder).toBe(true)
          for (const other of parts.slice(index)) expect(other.remainder <= one.remainder || other.hasMore).toBe(true)
        })
      }),
    )
  })

  test('gives nothing to a weight of zero', () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        splitByWeights(total, by).forEach((part, index) => {
          if (by[index] === 0) expect(part).toBe(0)
        })
      }),
    )
  })

  test('splits a negative amount as the positive one', () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        expect(splitByWeights(-total, by)).toEqual(splitByWeights(total, by).map((part) => 0 - part))
      }),
    )
  })

  test('takes weights for what they are to each other', () => {
    fc.assert(
      fc.property(
        totals,
        fc.array(fc.integer({ min: 1, max: WHOLE_BPS }), { minLength: 1 }),
        fc.integer({ min: 1, max: 99 }),
        (total, by, times) => {
          expect(
            splitByWeights(
              total,
              by.map((weight) => weight * times),
            ),
          ).toEqual(splitByWeights(total, by))
        },
      ),
    )
  })

  test.each([
    ['nothing to split by', 100, []],
    ['weights of zero alone', 100, [0, 0]],
    ['a negative weight', 100, [3, -1]],
    ['a part of a cent', 0.5, [1]],
    ['a part of a weight', 100, [0.5]],
  ])('%s is a mistake in the program', (_what, total, by) => {
    expect(() => splitByWeights(total, by)).toThrow(RangeError)
  })
})

describe('basis points', () => {
  test.each([
    [33.34, 3_334],
    ['33', 0],
    [Number.NaN, 0],
    [undefined, 0],
  ])('of what is being typed, %j, are %i', (typed, bps) => expect(bpsOfTyped(typed)).toBe(bps))
  test('are percents to the hundredth', () => {
    fc.assert(fc.property(fc.integer({ min: -WHOLE_BPS, max: WHOLE_BPS }), (bps) => bpsOfPercent(percentOfBps(bps)) === bps))
  })
  test.each([
    [33.34, 3_334],
    [100, WHOLE_BPS],
    [0, 0],
    [0.125, 13],
    [-0.125, -13],
  ])('%d percent are %i', (percent, bps) => expect(bpsOfPercent(percent)).toBe(bps))

  test.each([
    [100_000, 3_333, 33_330],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [-1, 5_000, -1],
    [0, 5_000, 0],
    [Number.MAX_SAFE_INTEGER, WHOLE_BPS, Number.MAX_SAFE_INTEGER],
  ])('of %i cents, %i are %i to the nearest', (cents, bps, part) => expect(partOfCents(cents, bps)).toBe(part))
  test.each([
    [1, 9_999, 0],
    [-199, 5_000, -99],
    [199, WHOLE_BPS, 199],
  ])('of %i cents, %i are %i down to whole ones', (cents, bps, part) => expect(partOfCents(cents, bps, 'down')).toBe(part))

  test('a part beside the rest is what splitting in two gives', () => {
    fc.assert(
      fc.property(totals, fc.nat(WHOLE_BPS), (cents, bps) => {
        expect(partOfCents(cents, bps)).toBe(splitByWeights(cents, [bps, WHOLE_BPS - bps])[0])
      }),
    )
  })
  test('add up', () => {
    expect(sumOf([3_333, 3_333, 3_334])).toBe(WHOLE_BPS)
    expect(sumOf([])).toBe(0)
  })
})

/** All weights from 0 to 5 of three, but for nothing at all. */
function smallWeights(): number[][] {
  const each = [0, 1, 2, 3, 4, 5]
  return each.flatMap((a) => each.flatMap((b) => each.map((c) => [a, b, c]))).slice(1)
}

function exactSumOf(amounts: readonly number[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
}
