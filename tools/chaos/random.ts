import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** The next number, from 0 to below 1. */
export type Random = () => number

/** The same numbers for the same seed. */
export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}

/** One of those of which some come more often than others. */
export function weighted<Kind extends string>(random: Random, weights: Readonly<Partial<Record<Kind, number>>>): Kind {
  const kinds = Object.entries(weights) as [Kind, number][]
  let left = random() * kinds.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of kinds) {
    left -= weight
    if (left < 0) return kind
  }
  return kinds[0]![0]
}
