import { WHOLE_BPS, splitByWeights, sumOf } from '@keystead/contract/values/shares.ts'

/**
 * Shares of those who stay, grown in proportion until they make a whole again; what is left over goes to the largest
 * remainders, earlier people first. Those who held nothing share alike.
 */
export function grownShares(sharesBps: readonly number[]): number[] {
  return splitByWeights(WHOLE_BPS, sumOf(sharesBps) === 0 ? sharesBps.map(() => 1) : sharesBps)
}
