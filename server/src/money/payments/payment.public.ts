export { type PaymentSide } from './payment-sides.ts'
export { type Collected, type PaymentSumFilter, sumCollected, sumUnderWay, type UnderWay } from './payment-sums.queries.ts'
