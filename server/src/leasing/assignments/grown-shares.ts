import { WHOLE_BPS } from '@keystead/contract/properties/owners/owner.values.ts'

/**
 * Shares of those who stay, grown in proportion until they make a whole again; what is left over goes to the largest
 * remainders, earlier people first. Those who held nothing share alike.
 */
export function grownShares(sharesBps: readonly number[]): number[] {
  const held = sharesBps.reduce((sum, bps) => sum + bps, 0)
  const weights = held === 0 ? sharesBps.map(() => 1) : sharesBps
  const whole = held === 0 ? weights.length : held
  const grown = weights.map((weight, index) => ({
    index,
    bps: Math.floor((weight * WHOLE_BPS) / whole),
    remainder: (weight * WHOLE_BPS) % whole,
  }))
  const left = WHOLE_BPS - grown.reduce((sum, { bps }) => sum + bps, 0)
  const lucky = new Set(
    grown
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return grown.map(({ index, bps }) => bps + (lucky.has(index) ? 1 : 0))
}
