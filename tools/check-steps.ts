import { join } from 'node:path'
import { ROOT, type StepResult, binary, runStep } from './run-step.ts'

/** What needs nothing but Node is one program of the compiler: tools and benchmarks read most of the server. */
const SERVER_TYPES = { name: 'server, tools, benchmarks', folder: '.' }
const OTHER_TYPES = ['contract', 'gateway', 'web', 'e2e'].map((name) => ({ name, folder: name }))

/** What is said of the sources without running a test: types, lint, format, unused code, the house, statements. */
export async function checkSteps(): Promise<StepResult[]> {
  // The longest one has a lane of its own, and so have those of the others.
  const [server, others, rest] = await Promise.all([typesStep(SERVER_TYPES), otherTypes(), quickSteps()])
  return [server, ...others, ...rest]
}

async function otherTypes(): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const types of OTHER_TYPES) results.push(await typesStep(types))
  return results
}

function typesStep({ name, folder }: typeof SERVER_TYPES): Promise<StepResult> {
  // What has not changed since the last time is not checked again.
  const known = ['--incremental', '--tsBuildInfoFile', join(ROOT, '.cache', 'types', `${name}.tsbuildinfo`)]
  // More checkers each work out the same types again, and the other cores have the unit tests.
  return runStep(`types: ${name}`, binary('tsc'), ['-p', folder, '--checkers', '1', ...known])
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
