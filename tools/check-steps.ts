import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, type StepCount, type StepResult, runStep } from './run-step.ts'

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name)
const WORKSPACES = ['contract', 'server', 'web', 'e2e', 'tools', 'benchmarks']

/** What answers within a minute: types, lint, format, unused code, the house, statements, unit tests. */
export async function checkSteps(): Promise<StepResult[]> {
  const [types, rest] = await Promise.all([typeSteps(), quickSteps()])
  return [...types, ...rest, await vitestStep('unit tests', 'unit')]
}

async function typeSteps(): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const workspace of WORKSPACES) {
    // What has not changed since the last time is not checked again.
    const known = ['--incremental', '--tsBuildInfoFile', join(ROOT, '.cache', 'types', `${workspace}.tsbuildinfo`)]
    results.push(await runStep(`types: ${workspace}`, bin('tsc'), ['-p', workspace, ...known]))
  }
  return results
}

async function quickSteps(): Promise<StepResult[]> {
  return [
    await runStep('lint', bin('oxlint'), ['--deny-warnings']),
    await runStep('format', bin('oxfmt'), ['--check', '.']),
    await runStep('unused code', bin('knip'), ['--no-progress']),
    await runStep('house', process.execPath, ['tools/check-house.ts'], { tells: true }),
    await runStep('statements', process.execPath, ['tools/check-statements.ts']),
  ]
}

/** One project of the Vitest configuration, counted by its own report. */
export async function vitestStep(name: string, project: string, environment: Record<string, string> = {}): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-report-'))
  const report = join(folder, 'report.json')
  try {
    return await runStep(
      name,
      bin('vitest'),
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        environment,
        count: () => vitestCount(report),
      },
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function vitestCount(file: string): Promise<StepCount> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(text) as VitestReport
  const { numPassedTests, numPendingTests, numTotalTests } = report
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    // A file that does not even load has no tests of its own to count.
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    if (status === 'failed' && tests.length === 0) tests.push('does not load')
    return tests.map((test) => `${relative(ROOT, name)}: ${test}`)
  })
  const failed = numTotalTests === 0 ? Math.max(1, failures.length) : failures.length
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures }
}

type VitestReport = Record<'numPassedTests' | 'numPendingTests' | 'numTotalTests', number> & {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
