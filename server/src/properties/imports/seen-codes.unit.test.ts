import { describe, expect, test } from 'vitest'
import { seenCodes } from './seen-codes.ts'

describe('seenCodes', () => {
  test('finds the first line of every code among many', () => {
    const seen = seenCodes()
    for (let line = 1; line <= 20_000; line += 1) expect(seen.firstLineOf(`code ${line}`, line)).toBeNull()
    for (let line = 1; line <= 20_000; line += 997) expect(seen.firstLineOf(`code ${line}`, 99_999)).toBe(line)
  })
  test('goes on from what was kept', () => {
    const before = seenCodes()
    before.firstLineOf('a', 1)
    const first = before.takeNew()
    before.firstLineOf('b', 2)
    const second = before.takeNew()
    const after = seenCodes()
    after.restore(first)
    after.restore(second)
    expect([after.firstLineOf('a', 9), after.firstLineOf('b', 9), after.firstLineOf('c', 9)]).toEqual([1, 2, null])
    expect(before.takeNew()).toHaveLength(0)
  })
})
