import { expect, test } from 'vitest'
import { type StepResult, slowestTests } from './run-step.ts'

function stepOf(...seconds: number[]): StepResult {
  const tests = seconds.map((seconds) => ({ name: `takes ${seconds}`, seconds }))
  return { name: 'a step', count: { passed: tests.length, failed: 0, skipped: 0, tests }, output: '', seconds: 0 }
}

test('the slowest tests are those of all steps', () => {
  const steps = [stepOf(3, 1, 2), { ...stepOf(), count: { passed: 1, failed: 0, skipped: 0 } }, stepOf(2.5)]
  expect(slowestTests(steps, 3).map(({ seconds }) => seconds)).toEqual([3, 2.5, 2])
})
