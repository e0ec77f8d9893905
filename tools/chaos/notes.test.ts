import { describe, expect, test } from 'vitest'
import type { Kept, Line } from './books-of-both.ts'
import { answersThatWereLost } from './compare-answers.ts'
import { chargesThatDiffer } from './compare-gateway.ts'
import { type Answered, type Intent, answersThatDiffer, effectsOf } from './notes.ts'

let at = 0
const answered = (status: number, data: unknown, rest: Partial<Answered> = {}): Answered => {
  at += 2
  return { askedAt: at, at: at + 1, status, code: status === 200 ? null : 'InvoiceIsPaid', data, ...rest }
}
const intent = (operation: string, answers: Answered[], rest: Partial<Intent> = {}): Intent => ({
  key: `key ${operation}`,
  operation,
  input: { Amount: '10.00' },
  invoiceId: 'i1',
  answers,
  ...rest,
})
const paid = (PaymentId: string) => answered(200, { PaymentId, Status: 'created' })

const payment = { id: 'p1', invoice_id: 'i1', source: 'account', status: 'settled', amount_cents: 1_000, payer_fee_cents: 30 } as const
const kept = (rest: Partial<Kept> = {}): Kept => ({
  payments: [payment],
  refunds: [],
  invoices: [{ id: 'i1', status: 'sent', written_off_cents: 0 }],
  posted: new Set(),
  ...rest,
})

describe('a key', () => {
  test('may be refused and then done', () => {
    expect(answersThatDiffer([intent('SendInvoice', [answered(409, null), answered(200, { Version: 2 })])])).toEqual([])
  })
  test('has one answer, whatever the order of its fields', () => {
    const one = answered(200, { InvoiceId: 'i1', Version: 2 })
    expect(answersThatDiffer([intent('SendInvoice', [one, answered(200, { Version: 2, InvoiceId: 'i1' })])])).toEqual([])
    expect(answersThatDiffer([intent('SendInvoice', [one, answered(200, { Version: 3, InvoiceId: 'i1' })])])).toMatchObject([
      { name: 'M13' },
    ])
  })
  test('that was done is not refused to who asks afterwards', () => {
    const done = paid('p1')
    expect(answersThatDiffer([intent('PayCheckout', [done, answered(409, null)])])).toMatchObject([{ name: 'M13' }])
    expect(answersThatDiffer([intent('PayCheckout', [done, answered(409, null, { askedAt: done.at - 1 })])])).toEqual([])
  })
})

describe('what was acknowledged', () => {
  test('is there', () => {
    expect(answersThatWereLost([intent('CreatePaymentTransaction', [paid('p1')])], kept())).toEqual([])
  })
  test.each([
    ['CreatePaymentTransaction', [paid('p2')], kept({ payments: [] })],
    ['CreatePaymentTransaction', [paid('p1')], kept({ payments: [{ ...payment, amount_cents: 999 }] })],
    ['RecordInvoicePayment', [paid('p1')], kept({ payments: [{ ...payment, source: 'recorded' }] })],
    [
      'MarkInvoiceAsPaid',
      [answered(200, { PaymentIds: ['p1', 'p2'] })],
      kept({ payments: [{ ...payment, source: 'recorded' }], posted: new Set(['mark:p1']) }),
    ],
    ['ProcessAssetPayment', [answered(200, { InvoiceId: 'i1', PaymentId: 'p1' })], kept({ payments: [{ ...payment, invoice_id: 'i2' }] })],
    ['WriteOffInvoice', [answered(200, { WrittenOff: '10.00' })], kept()],
    ['RefundPayment', [answered(200, { RefundId: 'r1' })], kept({ payments: [] })],
    ['SendInvoice', [answered(200, { Version: 2 })], kept({ payments: [] })],
    ['UnsendInvoice', [answered(200, { Version: 2 })], kept({ payments: [] })],
    ['VoidInvoice', [answered(200, { Version: 2 })], kept({ payments: [], posted: new Set(['uncharge:i1:1']) })],
    ['DeleteInvoice', [answered(200, {})], kept({ payments: [] })],
  ])('and is lost is told: %s', (operation, answers, left) => {
    expect(answersThatWereLost([intent(operation, answers)], left).filter(({ name }) => name === 'M12')).toHaveLength(1)
  })
  test('to two keys is one effect too few', () => {
    const two = ['a', 'b'].map((key) => intent('CreatePaymentTransaction', [paid('p1')], { key }))
    expect(answersThatWereLost(two, kept())).toMatchObject([{ name: 'M13', what: 'p1' }])
  })
  test('is all that there is, but for keys without an answer', () => {
    expect(answersThatWereLost([], kept())).toMatchObject([{ name: 'M13', what: 'payment p1' }])
    expect(answersThatWereLost([intent('CreatePaymentTransaction', [])], kept())).toEqual([])
    expect(answersThatWereLost([intent('CreatePaymentTransaction', [], { invoiceId: 'i2' })], kept())).toHaveLength(1)
  })
  test('of what is written off is all of it, each time', () => {
    const writtenOff = (cents: number) => kept({ payments: [], invoices: [{ id: 'i1', status: 'sent', written_off_cents: cents }] })
    const twice = ['10.00', '2.50'].map((WrittenOff, key) =>
      intent('WriteOffInvoice', [answered(200, { WrittenOff })], { key: `key ${key}` }),
    )
    expect(answersThatWereLost(twice, writtenOff(1_250))).toEqual([])
    expect(answersThatWereLost(twice, writtenOff(1_300))).toMatchObject([{ name: 'M13' }])
    expect(answersThatWereLost([intent('WriteOffInvoice', [])], writtenOff(1_000))).toEqual([])
  })
  test('counts when it moves money', () => {
    expect(
      effectsOf([intent('CreateInvoice', [paid('p1')]), intent('SendInvoice', [paid('p1')]), intent('SendInvoice', [answered(409, null)])]),
    ).toBe(1)
  })
})

describe('what the gateway has charged', () => {
  const line = (rest: Partial<Line> = {}): Line => ({
    type: 'charge',
    amountCents: 1_030,
    accountId: null,
    metadata: { attempt: 'p1' },
    refundMetadata: {},
    ...rest,
  })
  const refunds = [{ id: 'r1', payment_id: 'p1', status: 'succeeded', amount_cents: 500, is_by_itself: false }]
  const refund = line({ type: 'refund', amountCents: -500, refundMetadata: { refund: 'r1' } })
  test('is what we have settled', () => {
    expect(chargesThatDiffer(kept(), [line(), line({ accountId: 'acct_1', amountCents: 1_000 })])).toEqual([])
    expect(chargesThatDiffer(kept({ refunds }), [line(), refund])).toEqual([])
    expect(chargesThatDiffer(kept({ payments: [{ ...payment, status: 'failed' }] }), [])).toEqual([])
  })
  test.each([
    ['nothing', kept(), []],
    ['twice', kept(), [line(), line()]],
    ['another amount', kept(), [line({ amountCents: 1_000 })]],
    ['what failed', kept({ payments: [{ ...payment, status: 'failed' }] }), [line()]],
    ['what no one knows', kept({ payments: [] }), [line()]],
    ['a refund twice', kept({ refunds }), [line(), refund, refund]],
    ['no refund', kept({ refunds }), [line()]],
  ])('and is not: %s', (_what, left, lines) => {
    expect(chargesThatDiffer(left, lines)).toMatchObject([{ name: 'M6' }])
  })
})
