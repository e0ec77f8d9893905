import { countedLine } from '@keystead/contract/money/invoices/invoice.forms.ts'
import { invoiceAmounts } from '@keystead/contract/money/invoices/amounts.ts'
import { expect, test } from 'vitest'
import { draftAmounts, shareCents } from './draft-amounts.ts'
import { NO_LINE } from './invoice-draft.ts'

const LINES = [
  { ...NO_LINE, Title: 'Rent', Amount: '1000.00', ItemForTypeId: 1, IsTaxable: true },
  { ...NO_LINE, Title: 'Water', Quantity: 12.5, Amount: '3.20', Discount: '5.00', ItemForTypeId: 14, IsTaxable: true },
  { ...NO_LINE, Title: 'Goodwill', Amount: '50.00', ItemForTypeId: 30 },
]

test('a draft comes to what the server counts', () => {
  const counted = invoiceAmounts(
    LINES.map((line) =>
      countedLine({
        ...line,
        Quantity: line.Quantity ?? 0,
        Amount: line.Amount ?? '',
        Discount: line.Discount ?? '0.00',
        ItemForTypeId: line.ItemForTypeId ?? 0,
      }),
    ),
    { discountCents: 10_000, taxBps: 1_000 },
  )
  expect(draftAmounts({ Lines: LINES, Discount: '100.00', TaxPercent: 10 })).toEqual(counted)
})

test('what is no amount yet, and what no invoice can hold, counts as nothing', () => {
  const half = [
    { ...NO_LINE, Amount: 'abc' },
    { ...NO_LINE, Amount: '10.00', Quantity: null },
    { ...NO_LINE, Amount: '9999999999.99', Quantity: 100_000 },
  ]
  expect(draftAmounts({ Lines: half, Discount: 'x', TaxPercent: null }).totalCents).toBe(0)
})

test('shares are told once they make a whole, to the cent', () => {
  expect(shareCents(150_100, [60, 40])).toEqual([90_060, 60_040])
  expect(shareCents(10_000, [33.33, 33.33, 33.34])).toEqual([3_333, 3_333, 3_334])
  expect(shareCents(10_000, [60, null])).toBe(null)
})
