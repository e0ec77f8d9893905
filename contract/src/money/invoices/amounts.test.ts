import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../../values/shares.ts'
import { type CountedLine, invoiceAmounts, shareLines } from './amounts.ts'

const line = (unitCents: number, more: Partial<CountedLine> = {}): CountedLine => ({
  quantityHundredths: 100,
  unitCents,
  discountCents: 0,
  isCredit: false,
  isTaxable: true,
  ...more,
})
const none = { discountCents: 0, taxBps: 0 }

describe('an invoice comes to', () => {
  test('its lines', () => {
    expect(invoiceAmounts([line(150_000), line(2_550, { quantityHundredths: 250 })], none)).toMatchObject({
      subtotalCents: 156_375,
      totalCents: 156_375,
    })
  })

  // failures.md T4: the tax of the sum, and lines that add up to it.
  test('lines of 68.33, 68.33, 57.50 and 85.00 with 20 % tax: 334.99', () => {
    const amounts = invoiceAmounts(
      [6_833, 6_833, 5_750, 8_500].map((cents) => line(cents)),
      { discountCents: 0, taxBps: 2_000 },
    )
    expect(amounts.totalCents).toBe(33_499)
    expect(sumOf(amounts.lines.map(({ amountCents }) => amountCents))).toBe(33_499)
  })

  test('less its discounts, before tax', () => {
    const amounts = invoiceAmounts([line(10_000, { discountCents: 1_000 }), line(5_000, { isTaxable: false })], {
      discountCents: 1_400,
      taxBps: 1_000,
    })
    expect(amounts).toMatchObject({ subtotalCents: 14_000, discountCents: 1_400, taxCents: 810, totalCents: 13_410 })
  })

  test('less its credits, which bear neither discount nor tax', () => {
    const credit = line(2_000, { isCredit: true })
    expect(invoiceAmounts([line(10_000), credit], { discountCents: 1_000, taxBps: 1_000 })).toMatchObject({
      subtotalCents: 8_000,
      totalCents: 7_900,
      lines: [{ amountCents: 9_900 }, { grossCents: -2_000, amountCents: -2_000 }],
    })
  })

  test('a discount is taken as far as there is something to take it from', () => {
    expect(invoiceAmounts([line(100, { discountCents: 300 })], { discountCents: 50, taxBps: 0 }).totalCents).toBe(0)
  })
})

const anyLine = fc.record({
  quantityHundredths: fc.integer({ min: 1, max: 10_000_000 }),
  unitCents: fc.integer({ min: 1, max: 10_000_000 }),
  discountCents: fc.integer({ min: 0, max: 10_000 }),
  isCredit: fc.boolean(),
  isTaxable: fc.boolean(),
})

test('whatever the lines, they add up to the total, and total = net - discount + tax', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 3_000 }),
      (lines, discountCents, taxBps) => {
        const amounts = invoiceAmounts(lines, { discountCents, taxBps })
        expect(sumOf(amounts.lines.map(({ amountCents }) => amountCents))).toBe(amounts.totalCents)
        expect(amounts.subtotalCents - amounts.discountCents + amounts.taxCents).toBe(amounts.totalCents)
        expect(amounts.discountCents).toBeLessThanOrEqual(discountCents)
        for (const { taxCents, sharedDiscountCents } of amounts.lines) {
          expect(taxCents).toBeGreaterThanOrEqual(0)
          expect(sharedDiscountCents).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

describe('roommates', () => {
  test('60/40 on 1,501.00 owe 900.60 and 600.40', () => {
    expect(shareLines([150_100], [6_000, 4_000])).toEqual([[90_060, 60_040]])
  })

  test('whatever the lines and shares, both lines and people add up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 10 }),
        (amounts, weights) => {
          const shared = shareLines(amounts, weights)
          shared.forEach((parts, index) => expect(sumOf(parts)).toBe(amounts[index]))
          const each = weights.map((_weight, person) => sumOf(shared.map((parts) => parts[person]!)))
          const whole = sumOf(weights)
          each.forEach((cents, person) => expect(Math.abs(cents - (sumOf(amounts) * weights[person]!) / whole)).toBeLessThan(1))
        },
      ),
    )
  })
})
