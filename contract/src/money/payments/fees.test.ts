import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOf } from './fees.ts'

test('2.95 % and 30 cents of 1,501.00, borne by who pays', () => {
  expect(priceOf(150_100, { paidBy: 'payer', bps: 295, fixedCents: 30, mostCents: null })).toEqual({
    amountCents: 150_100,
    feeCents: 4_458,
    payerFeeCents: 4_458,
    issuerFeeCents: 0,
    totalCents: 154_558,
    receivedCents: 150_100,
  })
})

test('0.8 % and at most 5 dollars, borne by who bills', () => {
  const rate = { paidBy: 'issuer', bps: 80, fixedCents: 0, mostCents: 500 } as const
  expect(priceOf(150_100, rate)).toMatchObject({ feeCents: 500, totalCents: 150_100, receivedCents: 149_600 })
  expect(priceOf(1_000, rate)).toMatchObject({ feeCents: 8, receivedCents: 992 })
  expect(priceOf(10, { ...rate, fixedCents: 30 })).toMatchObject({ feeCents: 10, receivedCents: 0 })
})

test('whatever the rate: what is charged is what arrives and the fee, and nothing is negative', () => {
  const rates = fc.record({
    paidBy: fc.constantFrom('payer' as const, 'issuer' as const),
    bps: fc.integer({ min: 0, max: 1_000 }),
    fixedCents: fc.integer({ min: 0, max: 1_000 }),
    mostCents: fc.option(fc.integer({ min: 0, max: 5_000 })),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), rates, (amountCents, rate) => {
      const price = priceOf(amountCents, rate)
      expect(price.receivedCents + price.feeCents).toBe(price.totalCents)
      expect(Math.min(price.feeCents, price.receivedCents)).toBeGreaterThanOrEqual(0)
      expect(price.payerFeeCents * price.issuerFeeCents).toBe(0)
    }),
  )
})
