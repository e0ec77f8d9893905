import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export const binary = (name: string) => join(ROOT, 'node_modules', '.bin', name)

export type StepCount = {
  passed: number
  failed: number
  skipped: number
  failures?: readonly string[]
  /** The files of failed tests, where nothing else failed. */
  failedFiles?: readonly string[]
  /** What failed first and passed by itself. */
  secondTries?: readonly string[]
  tests?: readonly TimedTest[]
}
export type TimedTest = { name: string; seconds: number }
export type StepResult = { name: string; count: StepCount; output: string; seconds: number }

type StepOptions = {
  environment?: Record<string, string>
  /** Shows the output while it comes instead of only after a failure. */
  live?: boolean
  /** Shows the output also where nothing failed. */
  tells?: boolean
  /** Reads the counts of the step's own runner; without it the step counts as one. */
  count?: (output: string, exitCode: number) => Promise<StepCount> | StepCount
}

/** Runs one tool and counts what it checked. A tool that fails without saying so still counts as one failure. */
export async function runStep(name: string, command: string, args: readonly string[], options: StepOptions = {}): Promise<StepResult> {
  const started = performance.now()
  const { output, exitCode } = await run(command, args, options)
  const counted = options.count
    ? await options.count(output, exitCode)
    : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
  const count = exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  const seconds = (performance.now() - started) / 1000
  const mark = count.failed === 0 ? 'ok  ' : 'FAIL'
  console.log(
    `${mark} ${name.padEnd(28)} ${String(count.passed).padStart(5)} passed${count.failed ? `, ${count.failed} failed` : ''} (${seconds.toFixed(1)} s)`,
  )
  if ((count.failed > 0 || options.tells) && !options.live) console.log(indented(output))
  return { name, count, output, seconds }
}

/** Gives the work a file for the report of a runner, and takes it away. */
export async function withReport<Result>(work: (report: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[], options: StepOptions): Promise<{ output: string; exitCode: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        output += chunk
        if (options.live) process.stdout.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ output, exitCode: code ?? 1 }))
  })
}

function indented(text: string): string {
  return (
    text
      .trimEnd()
      .split('\n')
      // Servers that are killed on purpose log hundreds of failed calls.
      .filter((line) => !line.startsWith('{"level":'))
      .slice(-400)
      .map((line) => `     ${line}`)
      .join('\n')
  )
}

function total(results: readonly StepResult[]): StepCount {
  const sum = (part: 'passed' | 'failed' | 'skipped') => results.reduce((all, { count }) => all + count[part], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

export function slowestTests(results: readonly StepResult[], most = 10): TimedTest[] {
  const tests = results.flatMap(({ count }) => count.tests ?? [])
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
}

function printSlowest(tests: readonly TimedTest[]): void {
  if (tests.length > 1) console.log('The slowest tests:')
  for (const { name, seconds } of tests) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** The closing line; its form is what continuous integration reads. */
export function printTotal(results: readonly StepResult[]): void {
  const { passed, failed, skipped } = total(results)
  printSlowest(slowestTests(results))
  // Once more at the end: the output of a long run may be cut where it is read.
  for (const { name, count } of results) {
    if (count.failed > 0) console.log(`FAIL ${name}\n${indented((count.failures ?? []).join('\n'))}`)
  }
  const secondTries = results.flatMap(({ count }) => count.secondTries ?? [])
  if (secondTries.length > 0) console.log(`Passed only on the second try:\n${indented(secondTries.join('\n'))}`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (failed > 0) process.exitCode = 1
}
