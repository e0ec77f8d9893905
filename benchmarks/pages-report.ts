import type { MeasuredPage } from './pages-list.ts'
import type { Measure } from './pages-measure.ts'
import { machine } from './side-by-side.ts'

export type PageReport = { page: MeasuredPage; missing: readonly string[]; measure: Measure }

type Goal = { name: string; text: string; isMet(report: PageReport): boolean }

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

const GOALS: readonly Goal[] = [
  { name: 'performance', text: '>= 95', isMet: ({ measure }) => measure.scores.performance >= 95 },
  { name: 'accessibility', text: '100', isMet: ({ measure }) => measure.scores.accessibility === 100 },
  { name: 'best practices', text: '100', isMet: ({ measure }) => measure.scores['best-practices'] === 100 },
  { name: 'SEO', text: '100', isMet: ({ measure }) => measure.scores.seo === 100 },
  { name: 'LCP', text: '< 2.0 s', isMet: ({ measure }) => measure.largestPaintMs < 2_000 },
  { name: 'CLS', text: '<= 0.01', isMet: ({ measure }) => measure.layoutShift <= 0.01 },
  { name: 'script', text: '<= 160 kB', isMet: ({ page, measure }) => !page.isWeighed || measure.scriptBytes <= 160_000 },
  { name: 'style', text: '<= 40 kB', isMet: ({ page, measure }) => !page.isWeighed || measure.styleBytes <= 40_000 },
  { name: 'content without script', text: 'all of it', isMet: ({ missing }) => missing.length === 0 },
]

const COLUMNS: readonly (readonly [string, number, (measure: Measure) => string])[] = [
  ['perf', 5, ({ scores }) => String(scores.performance)],
  ['a11y', 5, ({ scores }) => String(scores.accessibility)],
  ['best', 5, ({ scores }) => String(scores['best-practices'])],
  ['SEO', 5, ({ scores }) => String(scores.seo)],
  ['LCP', 8, ({ largestPaintMs }) => `${(largestPaintMs / 1_000).toFixed(2)} s`],
  ['CLS', 7, ({ layoutShift }) => layoutShift.toFixed(3)],
  ['TBT', 8, ({ blockingMs }) => `${Math.round(blockingMs)} ms`],
  ['script', 10, ({ scriptBytes }) => kilobytes(scriptBytes)],
  ['files', 6, ({ scriptFiles }) => String(scriptFiles)],
  ['style', 9, ({ styleBytes }) => kilobytes(styleBytes)],
  ['map', 10, ({ mapBytes }) => kilobytes(mapBytes)],
]

export function printReport(reports: readonly PageReport[], runs: number): void {
  console.log(`\nPublic pages on a phone with a slow line (Lighthouse, simulated), median of ${runs} visits with an empty cache`)
  console.log(`${machine()}\nscript and style as they come over the line, without the map's own files\n`)
  console.log(`  ${'page'.padEnd(10)}${COLUMNS.map(([name, width]) => name.padStart(width)).join('')}`)
  for (const { page, measure } of reports) {
    console.log(`  ${page.name.padEnd(10)}${COLUMNS.map(([, width, show]) => show(measure).padStart(width)).join('')}`)
  }
  console.log('')
  for (const goal of GOALS) {
    const missedBy = reports.filter((report) => !goal.isMet(report)).map(({ page }) => page.name)
    console.log(`  ${goal.name} ${goal.text}: ${missedBy.length === 0 ? 'met' : `MISSED by ${missedBy.join(', ')}`}`)
  }
  for (const { page, missing, measure } of reports) {
    for (const name of missing) console.log(`  ${page.name} has no ${name} in its markup`)
    for (const complaint of measure.complaints) console.log(`  ${page.name}, ${complaint}`)
  }
}
