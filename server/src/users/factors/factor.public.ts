export { deleteUnfinishedSignIns } from './clear-expired.ts'
export { signInByFirstFactor } from './second-factor.ts'
export { getFactors } from './factor.queries.ts'
export { deleteAllFactors } from './delete-factors.queries.ts'
