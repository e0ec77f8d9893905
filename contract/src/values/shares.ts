/*
 * Parts of amounts. Amounts are whole cents and parts of a whole are basis points, hundredths of a percent, both up to 2^53.
 * What is multiplied on the way is a bigint, so that no cent is lost; what is rounded goes to the nearest, and halves go
 * away from zero. A part that is too large to be exact throws.
 */

/** A whole, in basis points. */
export const WHOLE_BPS = 10_000

/** `33.34` -> `3334`. */
export function bpsOfPercent(percent: number): number {
  return Math.sign(percent) * Math.round(Math.abs(percent) * 100) + 0
}

/** `3334` -> `33.34`. */
export function percentOfBps(bps: number): number {
  return bps / 100
}

/** Of what a person is typing, basis points; what is no number yet counts as nothing. */
export function bpsOfTyped(percent: unknown): number {
  return typeof percent === 'number' && Number.isFinite(percent) ? bpsOfPercent(percent) : 0
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** So many basis points of an amount, to the nearest cent or down to the whole cents of it. */
export function partOfCents(cents: number, bps: number, rounding: 'nearest' | 'down' = 'nearest'): number {
  if (rounding === 'nearest') return fractionOf(cents, bps, WHOLE_BPS)
  // What is divided is cut toward zero.
  return counted((BigInt(cents) * BigInt(bps)) / BigInt(WHOLE_BPS))
}

/** An amount times a fraction, to the nearest: a weekly rent of 30,000 cents times 52/12 is 130,000 a month. */
export function fractionOf(amount: number, numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError(`a fraction of nothing or less: ${denominator}`)
  const exact = BigInt(amount) * BigInt(numerator)
  const whole = BigInt(denominator)
  return counted((2n * exact + (exact < 0n ? -whole : whole)) / (2n * whole))
}

function counted(exact: bigint): number {
  const number = Number(exact)
  if (!Number.isSafeInteger(number)) throw new RangeError(`too large to be exact: ${exact}`)
  return number
}

/**
 * Splits an amount by weights, whatever these come to, so that the parts add up to it exactly: each gets what is whole of
 * its part, and what is left over goes to the largest remainders, of equal ones to the earlier. A weight of zero gets
 * nothing, and a negative amount is split as the positive one.
 */
export function splitByWeights(total: number, weights: readonly number[]): number[] {
  const exactWeights = weights.map(BigInt)
  const whole = exactWeights.reduce((sum, weight) => sum + weight, 0n)
  if (exactWeights.some((weight) => weight < 0n)) throw new RangeError(`negative weights: ${weights.join(', ')}`)
  if (whole === 0n) throw new RangeError('nothing to split by: no weight is above zero')
  const amount = BigInt(Math.abs(total))
  const parts = exactWeights.map((weight, index) => ({ index, part: (amount * weight) / whole, rest: (amount * weight) % whole }))
  const left = Number(amount - parts.reduce((sum, { part }) => sum + part, 0n))
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  const rounded = new Set(byRest.slice(0, left).map(({ index }) => index))
  return parts.map(({ index, part }) => Math.sign(total) * (Number(part) + (rounded.has(index) ? 1 : 0)) + 0)
}
