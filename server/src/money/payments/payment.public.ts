export { sumCollected, sumUnderWay } from './payment-sums.queries.ts'
