import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { expect, test } from 'vitest'
import { accountSums, behind } from './entry-sums.ts'

type Posted = readonly [BookedEntry['Legs'][number]['AccountKind'], Account: string, cents: number, RecipientId?: string]

const NAMES = { charge: 'Billed', mark: 'Payment recorded', unmark: 'Recorded payment taken back', credit: 'Forgiven', fee: 'Fee' } as const

function entry(Kind: keyof typeof NAMES, ...legs: Posted[]): BookedEntry {
  const asText = (cents: number) => (cents > 0 ? (cents / 100).toFixed(2) : null)
  return {
    TransactionId: '00000000-0000-4000-8000-000000000001',
    Kind,
    Text: NAMES[Kind],
    On: '2026-11-27',
    At: '2026-11-27T18:00:00Z',
    Legs: legs.map(([AccountKind, Account, cents, RecipientId = null]) => ({
      AccountKind,
      Account,
      RecipientId,
      Debit: asText(cents),
      Credit: asText(-cents),
    })),
  }
}

const BILLED = entry('charge', ['receivable', 'Owed to you', 150_100], ['income', 'Income: Rental income', -150_100])
const CHECK = entry('mark', ['offline', 'Received outside', 60_050], ['receivable', 'Owed to you', -60_050])
const BOUNCED = entry('unmark', ['offline', 'Received outside', -60_050], ['receivable', 'Owed to you', 60_050])
const FORGIVEN = entry('credit', ['income', 'Income: Rental income', 100], ['receivable', 'Owed to you', -100])
const FEE = entry('fee', ['provider_costs', 'Payment fees', 400], ['at_provider', 'At the payment provider', -400])

test('a number is what its entries change of what is owed', () => {
  const entries = [BILLED, CHECK, FORGIVEN, FEE]
  expect(behind('total', entries)).toEqual({ entries: [BILLED], cents: 150_100 })
  expect(behind('paid', entries)).toEqual({ entries: [CHECK], cents: 60_050 })
  expect(behind('balance', entries)).toEqual({ entries: [BILLED, CHECK, FORGIVEN], cents: 89_950 })
})

test('of one who is billed it is what changes their share', () => {
  const [tova, sam] = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003']
  const shares = entry(
    'charge',
    ['receivable', 'Owed to you', 90_060, tova],
    ['receivable', 'Owed to you', 60_040, sam],
    ['income', 'Income: Rental income', -150_100],
  )
  const paid = entry('mark', ['offline', 'Received outside', 40_000], ['receivable', 'Owed to you', -40_000, tova])
  expect(behind('total', [shares, paid], tova)).toEqual({ entries: [shares], cents: 90_060 })
  expect(behind('paid', [shares, paid], tova)).toEqual({ entries: [paid], cents: 40_000 })
  expect(behind('balance', [shares, paid], sam)).toEqual({ entries: [shares], cents: 60_040 })
  expect(behind('balance', [shares, paid])).toEqual({ entries: [shares, paid], cents: 110_100 })
})

test('what was taken back counts against it, and nothing is nothing', () => {
  expect(behind('paid', [BILLED, CHECK, BOUNCED])).toEqual({ entries: [CHECK, BOUNCED], cents: 0 })
  expect(behind('balance', [])).toEqual({ entries: [], cents: 0 })
})

test('accounts come to nothing together', () => {
  const sums = accountSums([BILLED, CHECK])
  expect(sums).toEqual([
    { account: 'Owed to you', cents: 90_050 },
    { account: 'Income: Rental income', cents: -150_100 },
    { account: 'Received outside', cents: 60_050 },
  ])
  expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
})
