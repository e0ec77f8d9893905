import { expect, test } from 'vitest'
import { CallFailure } from './failure.ts'
import { floodGuard } from './quota.ts'

function guardAt(mostKeys?: number) {
  const clock = { now: 0 }
  const guard = floodGuard({ monotonicMs: () => clock.now }, mostKeys)
  const isLetIn = (key: string, cost?: number) => {
    try {
      guard.admit(key, 60, cost)
      return true
    } catch (error) {
      if (error instanceof CallFailure) return false
      throw error
    }
  }
  const exhaust = (key: string) => {
    while (isLetIn(key));
  }
  return { clock, isLetIn, exhaust }
}

test('a minute’s worth may come at once, then it trickles', () => {
  const { clock, isLetIn, exhaust } = guardAt()
  exhaust('a')
  clock.now = 999
  expect(isLetIn('a')).toBe(false)
  clock.now = 1_001
  expect([isLetIn('a'), isLetIn('a'), isLetIn('b')]).toEqual([true, false, true])
})

test('what costs more is let in as seldom', () => {
  const { isLetIn } = guardAt()
  expect([isLetIn('a', 30), isLetIn('a', 30), isLetIn('a')]).toEqual([true, true, false])
})

test('a flood is not forgotten because many others come, however full the table is', () => {
  const { clock, isLetIn, exhaust } = guardAt(1_000)
  const floods = Array.from({ length: 100 }, (_, flood) => `flood ${flood}`)
  floods.forEach(exhaust)
  for (let other = 0; other < 20_000; other += 1) isLetIn(`other ${other}`)
  clock.now = 500
  expect(floods.filter((key) => isLetIn(key))).toEqual([])
})

test('where the table holds nothing but floods, the next one still gets in', () => {
  const { isLetIn, exhaust } = guardAt(50)
  for (let flood = 0; flood < 50; flood += 1) exhaust(`flood ${flood}`)
  expect(isLetIn('new')).toBe(true)
})
