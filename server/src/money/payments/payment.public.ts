export { getAssetPayments } from './get-payments.ts'
export { lookForPayment } from './look-for-payment.ts'
export { lookAtPayout } from './look-at-payout.ts'
export { sumCollected, sumUnderWay } from './payment-sums.queries.ts'
