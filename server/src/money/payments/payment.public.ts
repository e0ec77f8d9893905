export { lookForPayment } from './look-for-payment.ts'
export { lookAtPayout } from './look-at-payout.ts'
