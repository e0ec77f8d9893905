import type { RoomExports } from '../../database/room-exports.ts'

/** What an account gets, and what it pays. */
const OWN = 'account_id = $1'
const PAID_BY = '(select p.id from payment p where p.payer_account_id = $1)'
const SECRETS = ['token', 'client_reference', 'challenge_url', 'gateway', 'gateway_ref']

export const paymentExports: RoomExports = {
  exports: [
    { table: 'payment', part: 'paymentsReceived', rows: OWN, along: 'id', without: [...SECRETS, 'ip'] },
    {
      table: 'payment',
      part: 'paymentsMade',
      rows: '(payer_account_id = $1)',
      along: 'id',
      without: [...SECRETS, 'note', 'issuer_fee_cents', 'by_profile_id', 'payment_account_id'],
    },
    { table: 'payment_allocation', part: 'paymentAllocations', rows: `(account_id = $1 or payment_id in ${PAID_BY})`, along: 'id' },
    {
      table: 'payment_refund',
      part: 'refunds',
      rows: `(account_id = $1 or payment_id in ${PAID_BY})`,
      along: 'id',
      without: ['gateway_ref'],
    },
    { table: 'payment_dispute', part: 'disputes', rows: OWN, along: 'id', without: ['gateway_ref'] },
    { table: 'payment_payout', part: 'payouts', rows: OWN, along: 'id', without: ['gateway_ref', 'parts'] },
    { table: 'payment_receipt_count', part: 'receiptNumbers', rows: OWN },
  ],
}
