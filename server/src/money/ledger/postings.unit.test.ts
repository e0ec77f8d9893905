import { PLATFORM_ACCOUNTS } from '@keystead/contract/money/ledger/ledger.values.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyPrepaid,
  charge,
  cost,
  credit,
  dispute,
  disputeLost,
  disputeWon,
  keepFee,
  mark,
  pay,
  payout,
  payoutFailed,
  refund,
  refundFailed,
  returned,
  suspend,
  uncharge,
  unmark,
} from './ledger.public.ts'
import type { Leg, Posting, Reversal } from './posting.ts'

const OF = {
  issuerId: 'issuer',
  invoiceId: 'invoice',
  assetId: 'home',
  claimId: 'claim',
  recipientId: 'payer',
  paymentAccountId: 'account',
}
const cents = fc.integer({ min: 1, max: 10_000_000 })
const fee = fc.integer({ min: 0, max: 5_000 })

/** A payment, and fees that are never more than it. */
const payment = fc.record({ amount: cents, owed: fc.integer({ min: 0, max: 10_000_000 }), issuerFee: fee, payerFee: fee }).map((drawn) => ({
  ...OF,
  paymentId: 'payment',
  ...drawn,
  issuerFee: Math.min(drawn.issuerFee, drawn.amount),
}))
const lines = fc.array(
  fc.oneof(
    fc.record({ accountFor: fc.constantFrom('rental-income', 'fee-income'), amount: cents }),
    fc.record({ depositOf: fc.constant('lease'), amount: cents }),
  ),
  { minLength: 1, maxLength: 6 },
)
const billed = lines.chain((drawn) => {
  const total = drawn.reduce((sum, { amount }) => sum + amount, 0)
  return fc.integer({ min: 1, max: total }).map((first) => ({
    ...OF,
    times: 1,
    lines: drawn,
    claims: [
      { claimId: 'claim', amount: first },
      { claimId: 'other claim', amount: total - first },
    ],
  }))
})

const refunds = payment.chain(({ amount, issuerFee, payerFee }) =>
  fc.integer({ min: 0, max: amount }).map((fromPrepaid) => ({
    ...OF,
    refundId: 'refund',
    paymentId: 'payment',
    amount,
    fromPrepaid,
    issuerFeeBack: issuerFee,
    payerFeeBack: payerFee,
  })),
)

const postings: Readonly<Record<string, fc.Arbitrary<Posting>>> = {
  charge: billed.map(charge),
  credit: lines.map((drawn) => credit({ ...OF, creditId: 'credit', lines: drawn })),
  pay: payment.map(pay),
  cost: cents.map((amount) => cost({ factId: 'payment', amount })),
  apply: cents.map((amount) => applyPrepaid({ ...OF, applicationId: 'application', amount })),
  fee: cents.map((amount) => keepFee({ ...OF, factId: 'return', amount })),
  refund: refunds.map(refund),
  'refund-failed': refunds.map(({ fromPrepaid: toPrepaid, ...of }) => refundFailed({ ...of, toPrepaid })),
  dispute: cents.map((amount) => dispute({ ...OF, disputeId: 'dispute', amount })),
  'dispute-lost': cents.chain((amount) =>
    fc
      .integer({ min: 0, max: amount })
      .map((fees) => disputeLost({ ...OF, disputeId: 'dispute', amount, fees, fromPrepaid: Math.floor((amount - fees) / 2) })),
  ),
  payout: cents.map((amount) => payout({ ...OF, gatewayId: 'payout', amount })),
  mark: cents.map((amount) => mark({ ...OF, paymentId: 'payment', amount })),
  suspend: fc.integer({ min: 1, max: 1_000 }).map((difference) => suspend({ factId: 'report', difference })),
}
const reversals: readonly Reversal[] = [
  uncharge({ invoiceId: 'invoice', times: 1 }),
  returned({ paymentId: 'payment' }),
  disputeWon({ disputeId: 'dispute' }),
  payoutFailed({ gatewayId: 'payout' }),
  unmark({ paymentId: 'payment' }),
]

const OF_PLATFORM: ReadonlySet<string> = new Set(PLATFORM_ACCOUNTS)
const sum = (legs: readonly Leg[], of: (leg: Leg) => boolean) => legs.filter(of).reduce((total, { amount }) => total + amount, 0)
const inAccount =
  (...accounts: readonly string[]) =>
  ({ account }: Leg) =>
    accounts.includes(account)

describe.each(Object.entries(postings))('%s', (kind, drawn) => {
  test('is nothing together in each book, in legs that are something, one for each account', () => {
    fc.assert(
      fc.property(drawn, ({ legs }) => {
        expect(sum(legs, ({ account }) => OF_PLATFORM.has(account))).toBe(0)
        expect(sum(legs, ({ account }) => !OF_PLATFORM.has(account))).toBe(0)
        expect(legs.filter(({ amount }) => amount === 0)).toEqual([])
        expect(new Set(legs.map(({ account, ownerId, detail }) => `${account} ${ownerId} ${detail}`)).size).toBe(legs.length)
      }),
    )
  })
  test('leaves what the gateway has of an issuer and what we owe them the same', () => {
    fc.assert(
      fc.property(drawn, ({ legs }) => {
        expect(sum(legs, inAccount('at_provider', 'owner_payable'))).toBe(0)
        expect(sum(legs, inAccount('held', 'owner_held'))).toBe(0)
      }),
    )
  })
  test('has a key of its kind', () => {
    fc.assert(
      fc.property(drawn, (posting) => {
        expect(posting.kind).toBe(kind)
        expect(posting.businessKey).toMatch(new RegExp(`^${kind}:.`))
      }),
    )
  })
})

test('the amounts of a payment stand where they belong', () => {
  const { legs } = pay({ ...OF, paymentId: 'payment', amount: 1_000, owed: 800, issuerFee: 30, payerFee: 25 })
  expect(Object.fromEntries(legs.map(({ account, amount }) => [account, amount]))).toEqual({
    at_provider: 970,
    provider_costs: 30,
    receivable: -800,
    prepaid: -200,
    clearing: 1_025,
    owner_payable: -970,
    fee_revenue: -55,
  })
})

test('each way back names what it takes back', () => {
  expect(reversals.map(({ businessKey, reverses }) => `${businessKey} < ${reverses}`)).toEqual([
    'uncharge:invoice:1 < charge:invoice:1',
    'return:payment < pay:payment',
    'dispute-won:dispute < dispute:dispute',
    'payout-failed:payout < payout:payout',
    'unmark:payment < mark:payment',
  ])
})

test('a dispute that is lost leaves the claim open and nothing held, and the fee of the payer to the issuer', () => {
  fc.assert(
    fc.property(payment, ({ amount, payerFee }) => {
      const disputed = { ...OF, disputeId: 'dispute', amount: amount + payerFee }
      const all = [
        pay({ ...OF, paymentId: 'payment', amount, owed: amount, issuerFee: 0, payerFee }),
        dispute(disputed),
        disputeLost({ ...disputed, fees: payerFee, fromPrepaid: 0 }),
      ].flatMap(({ legs }) => legs)
      for (const account of ['receivable', 'held', 'owner_held', 'clearing']) expect(sum(all, inAccount(account)), account).toBe(0)
      // The fee of the payer is kept, and the issuer bears it.
      expect(sum(all, inAccount('at_provider')) + payerFee).toBe(0)
    }),
  )
})
