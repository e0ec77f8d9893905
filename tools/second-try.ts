import type { StepResult } from './run-step.ts'

/** With more than these something is broken, and not late. */
const MOST_TRIED_AGAIN = 3

type Run = (filters: readonly string[]) => Promise<readonly StepResult[]>

/**
 * Runs the files of a few failed tests once more, by themselves. What passes then counts as passed, and is named with its
 * first message at the end of the run: a cause to look for, and no reason to hold up a change that did not touch it.
 */
export async function withSecondTry(first: StepResult, run: Run): Promise<StepResult> {
  const { failed, passed, failures = [], failedFiles = [] } = first.count
  if (failedFiles.length === 0 || failed > MOST_TRIED_AGAIN) return first
  console.log(`     once more, by themselves: ${failedFiles.join(', ')}`)
  const second = await run(failedFiles)
  const isPassed = second.every(({ count }) => count.failed === 0 && count.passed >= failed)
  if (!isPassed) return first
  const count = { ...first.count, passed: passed + failed, failed: 0, failures: [], failedFiles: [], secondTries: failures }
  return { ...first, count }
}
