import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from './build-web.ts'
import { checkSteps, vitestStep } from './check-steps.ts'
import { ROOT, type StepCount, type StepResult, printTotal, runStep } from './run-step.ts'

/** Everything: what `check` does, then the server on a real database, generated files, and journeys in a real browser. */
const results: StepResult[] = await checkSteps()
results.push(await vitestStep('server', 'server'))
results.push(await runStep('generated files are fresh', process.execPath, ['tools/generate.ts', '--check']))
await buildWebIfStale()
results.push(await browserStep())
printTotal(results)

async function browserStep(): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-report-'))
  const report = join(folder, 'report.json')
  try {
    return await runStep('browser journeys', join(ROOT, 'node_modules/.bin/playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      count: () => playwrightCount(report),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function playwrightCount(report: string): Promise<StepCount> {
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, suites } = JSON.parse(text) as PlaywrightReport
  // A test that passed only at the second try is not a pass.
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: stats.expected + failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  }
}

type Spec = { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }
type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>; suites: Suite[] }

function failuresOf({ file, specs, suites = [] }: Suite): string[] {
  return [...specs.filter(({ ok }) => !ok).map((spec) => `${file}: ${spec.title}\n  ${messageOf(spec)}`), ...suites.flatMap(failuresOf)]
}

function messageOf({ tests }: Spec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
  return messages.join('\n').split('\n').filter(Boolean).slice(0, 4).join('\n  ')
}
