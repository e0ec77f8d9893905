import { readFile } from 'node:fs/promises'
import { buildWebIfStale } from './build-web.ts'
import { type StepCount, type StepResult, type TimedTest, binary, runStep, withReport } from './run-step.ts'

/** Journeys in a real browser, of a fresh build of the pages; filters are parts of the paths of their files. */
export async function journeysStep(filters: readonly string[]): Promise<StepResult> {
  await buildWebIfStale()
  return withReport((report) =>
    runStep('browser journeys', binary('playwright'), ['test', ...filters, '--config', 'e2e/playwright.config.ts'], {
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      count: async () => countJourneys(await readFile(report, 'utf8').catch(() => null)),
    }),
  )
}

type Run = { duration: number; error?: { message?: string } }
type Spec = { title: string; ok: boolean; tests: { results: Run[] }[] }
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: Suite[]
  /** What was thrown outside of any test. */
  errors: { message?: string }[]
}

export function countJourneys(text: string | null): StepCount {
  if (text === null) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport
  const failed = stats.unexpected + stats.flaky + errors.length
  const failures = suites.flatMap(failuresOf)
  return {
    passed: stats.expected,
    failed: stats.expected + failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: [...failures, ...errors.map(({ message = '' }) => `outside of tests: ${firstLines(message)}`)],
    failedFiles: failed === failures.length ? suites.filter((suite) => failuresOf(suite).length > 0).map(({ file }) => `e2e/${file}`) : [],
    tests: suites.flatMap(testsOf),
  }
}

function failuresOf({ file, specs, suites = [] }: Suite): string[] {
  return [...specs.filter(({ ok }) => !ok).map((spec) => `${file}: ${spec.title}\n  ${messageOf(spec)}`), ...suites.flatMap(failuresOf)]
}

function testsOf({ file, specs, suites = [] }: Suite): TimedTest[] {
  const timed = specs.map(({ title, tests }) => {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0)
    return { name: `e2e/${file}: ${title}`, seconds: milliseconds / 1000 }
  })
  return [...timed, ...suites.flatMap(testsOf)]
}

function messageOf({ tests }: Spec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
  return firstLines(messages.join('\n'))
}

function firstLines(message: string): string {
  return message.split('\n').filter(Boolean).slice(0, 4).join('\n  ')
}
