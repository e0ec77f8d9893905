import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StepCount, StepResult } from './run-step.ts'
import { withSecondTry } from './second-try.ts'

beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const step = (count: Partial<StepCount>): StepResult => ({
  name: 'server tests',
  count: { passed: 0, failed: 0, skipped: 0, ...count },
  output: '',
  seconds: 1,
})
const failing = (failed: number) =>
  step({
    passed: 10,
    failed,
    failures: Array.from({ length: failed }, (_none, index) => `a.test.ts: ${index}\n  late`),
    failedFiles: ['a.test.ts'],
  })

test('what passes by itself counts, and is named with its first message', async () => {
  const run = vi.fn(async () => [step({ passed: 7 })])
  const { count } = await withSecondTry(failing(2), run)
  expect(run).toHaveBeenCalledWith(['a.test.ts'])
  expect(count).toMatchObject({ passed: 12, failed: 0, failures: [], secondTries: ['a.test.ts: 0\n  late', 'a.test.ts: 1\n  late'] })
})

test.each([
  ['fails again', failing(1)],
  ['does not run the second time', step({})],
])('a test that %s has failed', async (_what, second) => {
  const first = failing(1)
  expect(await withSecondTry(first, async () => [second])).toBe(first)
})

test.each([
  ['nothing failed', step({ passed: 3 })],
  ['many failed', failing(4)],
  ['a file does not load, or the runner fails', step({ passed: 3, failed: 1 })],
])('there is no second try where %s', async (_what, first) => {
  const run = vi.fn(async () => [step({ passed: 9 })])
  expect(await withSecondTry(first, run)).toBe(first)
  expect(run).not.toHaveBeenCalled()
})
