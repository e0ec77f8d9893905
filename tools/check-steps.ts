import { join } from 'node:path'
import { ROOT, type StepResult, binary, runStep } from './run-step.ts'

const WORKSPACES = ['contract', 'server', 'gateway', 'web', 'e2e', 'tools', 'benchmarks']

/** What is said of the sources without running a test: types, lint, format, unused code, the house, statements. */
export async function checkSteps(): Promise<StepResult[]> {
  const [types, rest] = await Promise.all([typeSteps(), quickSteps()])
  return [...types, ...rest]
}

async function typeSteps(): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const workspace of WORKSPACES) {
    // What has not changed since the last time is not checked again.
    const known = ['--incremental', '--tsBuildInfoFile', join(ROOT, '.cache', 'types', `${workspace}.tsbuildinfo`)]
    results.push(await runStep(`types: ${workspace}`, binary('tsc'), ['-p', workspace, ...known]))
  }
  return results
}

async function quickSteps(): Promise<StepResult[]> {
  return [
    await runStep('lint', binary('oxlint'), ['--deny-warnings']),
    await runStep('format', binary('oxfmt'), ['--check', '.']),
    await runStep('unused code', binary('knip'), ['--no-progress']),
    await runStep('house', process.execPath, ['tools/check-house.ts'], { tells: true }),
    await runStep('statements', process.execPath, ['tools/check-statements.ts']),
  ]
}
