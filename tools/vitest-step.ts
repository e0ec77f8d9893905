import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { ROOT, type StepCount, type StepResult, binary, runStep, withReport } from './run-step.ts'

/** One project of the Vitest configuration, counted by its own report; filters are parts of the paths of its files. */
export function vitestStep(name: string, project: string, filters: readonly string[]): Promise<StepResult> {
  return withReport((report) =>
    runStep(
      name,
      binary('vitest'),
      ['run', ...filters, '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { count: () => countOf(report) },
    ),
  )
}

type VitestReport = Record<'numPassedTests' | 'numPendingTests' | 'numTotalTests', number> & {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

async function countOf(file: string): Promise<StepCount> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numPendingTests, numTotalTests, testResults } = JSON.parse(text) as VitestReport
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${relative(ROOT, name)}: ${fullName}`,
      status,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  const failures = tests.filter(({ status }) => status === 'failed').map(({ name }) => name)
  // A file that does not load, or fails after its tests, has no test to say so.
  for (const { name, status, message = '', assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      failures.push(`${relative(ROOT, name)}: ${message.split('\n', 1)[0] || 'does not load'}`)
  }
  const failed = numTotalTests === 0 ? Math.max(1, failures.length) : failures.length
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures, tests }
}
