import { describe, expect, test } from 'vitest'
import { planOf, streamOf } from './plan.ts'
import { ROLES, nextStep } from './script.ts'

const scriptOf = (seed: number, name: string) => {
  const random = streamOf(seed, name)
  return ROLES.flatMap((role) => Array.from({ length: 50 }, () => nextStep(random, role)))
}

describe('a plan', () => {
  test('is the same for the same seed, and another one for another', () => {
    expect(planOf(7, 60)).toEqual(planOf(7, 60))
    expect(planOf(7, 60)).not.toEqual(planOf(8, 60))
    expect(scriptOf(7, 'script 0.0')).toEqual(scriptOf(7, 'script 0.0'))
    expect(scriptOf(7, 'script 0.0')).not.toEqual(scriptOf(7, 'script 0.1'))
    expect(scriptOf(7, 'script 0.0')).not.toEqual(scriptOf(8, 'script 0.0'))
  })
  test.each([
    [180, 20, 2],
    [35, 4, 1],
    [5, 1, 1],
  ])('of %i seconds kills apps %i times and the database %i times, of both apps one after the other', (seconds, apps, databases) => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { kills } = planOf(seed, seconds)
      expect(kills.filter(({ what }) => what === 'database')).toHaveLength(databases)
      expect(kills.filter(({ what }) => what !== 'database')).toHaveLength(apps)
      expect(kills.every(({ atMs }) => atMs >= 2_000 && atMs <= seconds * 1_000)).toBe(true)
      expect(kills.map(({ atMs }) => atMs)).toEqual(kills.map(({ atMs }) => atMs).toSorted((one, other) => one - other))
    }
  })
  test('has all that a gateway can do wrong, sooner or later', () => {
    const kinds = new Set(
      Array.from({ length: 20 }, (_, seed) => planOf(seed, 180).weather.flatMap(({ rules }) => rules.map(({ kind }) => kind))).flat(),
    )
    expect([...kinds].toSorted()).toEqual(
      ['error_after', 'error_before', 'reset_after', 'reset_before', 'slow', 'timeout_after', 'timeout_before'].toSorted(),
    )
    const spells = planOf(1, 180).weather
    expect(new Set(spells.map(({ manners }) => manners.duplicates))).toEqual(new Set([0, 1, 2]))
    expect(spells.some(({ manners }) => manners.shuffle && (manners.delay_ms ?? 0) > 0)).toBe(true)
  })
})
