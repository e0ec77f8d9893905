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
      { count: async (output) => countTests(await readFile(report, 'utf8').catch(() => null), output) },
    ),
  )
}

type VitestReport = Record<'numPassedTests' | 'numPendingTests' | 'numTotalTests', number> & {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[]
  }[]
}

/** In its summary: what was thrown outside of any test, of which the report says nothing. */
const ERRORS_OUTSIDE = /^ +Errors +(\d+) errors?$/m

export function countTests(text: string | null, output: string): StepCount {
  if (text === null) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numPendingTests, numTotalTests, testResults } = JSON.parse(text) as VitestReport
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(ROOT, name) })),
  )
  const tests = results.map(({ file, fullName, duration }) => ({ name: `${file}: ${fullName}`, seconds: (duration ?? 0) / 1000 }))
  const failedTests = results.filter(({ status }) => status === 'failed')
  const failures = failedTests.map(({ file, fullName, failureMessages = [] }) =>
    [`${file}: ${fullName}`, ...failureMessages.map(firstLines)].join('\n'),
  )
  // A file that does not load, or fails after its tests, has no test to say so.
  for (const { name, status, message = '', assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      failures.push(`${relative(ROOT, name)}: ${message.split('\n', 1)[0] || 'does not load'}`)
  }
  const [, outside] = ERRORS_OUTSIDE.exec(output) ?? []
  if (outside) failures.push(`outside of tests: ${outside} unhandled`)
  const failed = numTotalTests === 0 ? Math.max(1, failures.length) : failures.length
  const failedFiles = failed === failedTests.length ? [...new Set(failedTests.map(({ file }) => file))] : []
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures, failedFiles, tests }
}

function firstLines(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim())
  return lines
    .slice(0, 6)
    .map((line) => `  ${line}`)
    .join('\n')
}
