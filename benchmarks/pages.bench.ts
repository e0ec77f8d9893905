import { buildWebIfStale } from '../tools/build-web.ts'
import { startServer } from '../e2e/server.ts'
import { openBrowser } from './pages-browser.ts'
import { missingFromMarkup } from './pages-content.ts'
import { type PageFiles, readPageFiles } from './pages-files.ts'
import { type Measure, measurePage, medianOf } from './pages-measure.ts'
import { type PageReport, printReport } from './pages-report.ts'
import { type MeasuredPage, measuredPages } from './pages-list.ts'

const RUNS = 3
/** The demo's pictures are drawn once, in the background: pages are measured with all of them, and with nothing else under way. */
const PICTURES_WITHIN_MS = 15 * 60_000

/** What public pages weigh and how soon a phone on a slow line shows them, by Lighthouse against a real server with the demo portfolio. */
export async function run(args: readonly string[]): Promise<void> {
  await buildWebIfStale()
  const server = await startServer({ environment: { DEMO: '1', LOG_LEVEL: 'info' } })
  try {
    await untilPicturesAreDrawn(server.output)
    const [files, pages] = await Promise.all([readPageFiles(), measuredPages(server.url, args)])
    const browser = await openBrowser()
    try {
      const reports: PageReport[] = []
      for (const page of pages) reports.push(await reportOn(page, { url: server.url, port: browser.port, files }))
      printReport(reports, RUNS)
    } finally {
      await browser.close()
    }
  } finally {
    await server.discard()
  }
}

type Surroundings = { url: string; port: number; files: PageFiles }

async function reportOn(page: MeasuredPage, { url, port, files }: Surroundings): Promise<PageReport> {
  const missing = await missingFromMarkup(url + page.path, page.content)
  const runs: Measure[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(url + page.path, { port, files }))
  return { page, missing, measure: medianOf(runs) }
}

async function untilPicturesAreDrawn(output: () => string): Promise<void> {
  console.log('Waiting for the pictures of the demo portfolio…')
  const deadline = Date.now() + PICTURES_WITHIN_MS
  while (!output().includes('demo pictures are drawn')) {
    if (Date.now() > deadline) throw new Error(`the demo pictures were not drawn in time:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
