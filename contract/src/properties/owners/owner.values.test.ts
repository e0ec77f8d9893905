import { describe, expect, test } from 'vitest'
import { splitByShares } from './owner.values.ts'

describe('an amount split by shares', () => {
  test.each([
    [100_000, [3_334, 3_333, 3_333], [33_340, 33_330, 33_330]],
    [100_001, [3_334, 3_333, 3_333], [33_341, 33_330, 33_330]],
    [1, [5_000, 5_000], [1, 0]],
    [-1, [5_000, 5_000], [-1, 0]],
    [150_100, [6_000, 4_000], [90_060, 60_040]],
    [0, [10_000], [0]],
    [999, [10_000, 0], [999, 0]],
    [2, [3_333, 3_333, 3_334], [1, 0, 1]],
    [999_999_999_999, [1, 9_999], [100_000_000, 999_899_999_999]],
  ])('%i by %j is %j', (cents, shares, parts) => {
    expect(splitByShares(cents, shares)).toEqual(parts)
  })
  test('always adds up, and nobody is more than a cent from their exact part', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const cents = (seed * 7_919_317) % 10_000_019
      const shares = [(seed * 37) % 3_000, (seed * 91) % 3_000, (seed * 13) % 3_000]
      shares.push(10_000 - shares.reduce((sum, share) => sum + share, 0))
      const parts = splitByShares(cents, shares)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
      parts.forEach((part, index) => expect(Math.abs(part - (cents * shares[index]!) / 10_000)).toBeLessThan(1))
    }
  })
})
