import { expect, test } from 'vitest'
import { streamOf } from '../plan.ts'
import { PARTS, nextStep, partPlanOf } from './plan.ts'

const scriptOf = (seed: number, name: string) => {
  const random = streamOf(seed, name)
  return Array.from({ length: 400 }, () => nextStep(random))
}

test('a plan is the same for the same seed and part, and another one for another', () => {
  expect(partPlanOf(7, 'store', 12)).toEqual(partPlanOf(7, 'store', 12))
  expect(partPlanOf(7, 'store', 12)).not.toEqual(partPlanOf(7, 'copying', 12))
  expect(partPlanOf(7, 'store', 12)).not.toEqual(partPlanOf(8, 'store', 12))
  expect(scriptOf(7, 'one')).toEqual(scriptOf(7, 'one'))
  expect(scriptOf(7, 'one')).not.toEqual(scriptOf(7, 'other'))
})

test('a plan kills everything in each part, and copying in its middle', () => {
  for (const part of PARTS)
    for (let seed = 1; seed <= 50; seed += 1) {
      const { kills, copies } = partPlanOf(seed, part, 12)
      expect(kills.map(({ what }) => what).toSorted()).toEqual(['app 0', 'app 1', 'database', 'store'])
      expect(kills.every(({ atMs }) => atMs >= 1_500 && atMs <= 12_000)).toBe(true)
      expect(copies.every((after) => after > 0)).toBe(true)
    }
})

test('a script has all that clients do, sooner or later', () => {
  expect(new Set(scriptOf(3, 'one').map(({ kind }) => kind)).size).toBe(11)
})
