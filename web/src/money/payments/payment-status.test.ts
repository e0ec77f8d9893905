import type { PaymentCard } from '@keystead/contract/money/payments/payment.schemas.ts'
import { PAYMENT_STATUSES } from '@keystead/contract/money/payments/payment.values.ts'
import { expect, test } from 'vitest'
import { STATUS_TONES, statusSentence } from './payment-status.ts'

const BANK: PaymentCard = {
  PaymentId: '00000000-0000-4000-8000-000000000001',
  InvoiceId: '00000000-0000-4000-8000-000000000002',
  InvoiceNumber: 'INV-0007',
  AssetId: '00000000-0000-4000-8000-000000000003',
  PropertyTitle: 'Larch House',
  PayerName: 'Tova Tester',
  IsYours: false,
  Status: 'processing',
  Method: 'bank',
  MethodDetail: 'Test Bank 6789',
  Amount: '900.60',
  Refunded: '0.00',
  WentBack: '0.00',
  StartedAt: '2026-11-27T18:00:00Z',
  PaidOn: null,
  ExpectedOn: '2026-12-02',
  SettledAt: null,
  ReceiptNumber: null,
  FailureReason: null,
}
const said = (change: Partial<PaymentCard>) => statusSentence({ ...BANK, ...change }, (moment) => `<${moment}>`)

test.each<[string, Partial<PaymentCard>, string]>([
  ['with the day that it is expected', {}, 'On its way. It should arrive by Dec 2, 2026.'],
  ['that no one knows the day of', { Status: 'created', ExpectedOn: null }, 'On its way.'],
  ['that the reader has to confirm', { Status: 'needsAction', IsYours: true }, 'Your bank asks you to confirm it.'],
  ['that another one has to confirm', { Status: 'needsAction' }, 'The payer’s bank asks them to confirm it.'],
  ['that has come', { Status: 'settled', SettledAt: 'then' }, 'Arrived <then>.'],
  ['that was refunded in part', { Status: 'settled', SettledAt: 'then', Refunded: '40.00' }, 'Arrived <then>. $40.00 of it was refunded.'],
  ['that was recorded', { Status: 'settled', Method: 'check', PaidOn: '2026-11-20', SettledAt: 'then' }, 'Received Nov 20, 2026.'],
  ['that has failed', { Status: 'failed', FailureReason: 'The card was declined.' }, 'The card was declined. Nothing was taken.'],
  ['that the bank took back', { Status: 'returned', FailureReason: 'No money.' }, 'The bank took it back: No money. It’s owed again.'],
])('a payment %s', (_name, change, sentence) => expect(said(change)).toBe(sentence))

test('each status has words and a tone', () => {
  for (const Status of PAYMENT_STATUSES)
    expect([said({ Status, SettledAt: 'then' }).length > 5, STATUS_TONES[Status]]).toEqual([true, expect.any(String)])
})
