import { describe, expect, test } from 'vitest'
import { grownShares } from './grown-shares.ts'

describe('shares of those who stay', () => {
  test.each([
    { stay: [6_000, 4_000], grown: [6_000, 4_000] },
    { stay: [4_000, 2_000], grown: [6_667, 3_333] },
    { stay: [3_334], grown: [10_000] },
    { stay: [3_333, 3_333], grown: [5_000, 5_000] },
    { stay: [2_500, 2_500, 2_500], grown: [3_334, 3_333, 3_333] },
    { stay: [1, 2], grown: [3_333, 6_667] },
    { stay: [10_000, 0], grown: [10_000, 0] },
    { stay: [0, 0, 0], grown: [3_334, 3_333, 3_333] },
  ])('$stay become $grown', ({ stay, grown }) => {
    expect(grownShares(stay)).toEqual(grown)
  })

  test('always make a whole', () => {
    for (let count = 1; count <= 10; count += 1) {
      for (let seed = 1; seed < 40; seed += 1) {
        const stay = Array.from({ length: count }, (_, index) => (seed * (index + 3) * 137) % 997)
        expect(grownShares(stay).reduce((sum, bps) => sum + bps, 0)).toBe(10_000)
      }
    }
  })
})
