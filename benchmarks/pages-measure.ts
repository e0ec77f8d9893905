import lighthouse from 'lighthouse'
import type { PageFiles } from './pages-files.ts'
import { median } from './side-by-side.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** One visit. Scores go to 100; bytes are what came over the line, compressed and with their headers. */
export type Measure = {
  scores: Record<Category, number>
  largestPaintMs: number
  layoutShift: number
  blockingMs: number
  scriptBytes: number
  scriptFiles: number
  styleBytes: number
  mapBytes: number
  /** Audits that cost points, besides those of time. */
  complaints: string[]
}

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number }

/** A visit by a middling phone on a slow line (Lighthouse's own, simulated), with nothing in the cache. */
export async function measurePage(url: string, { port, files }: { port: number; files: PageFiles }): Promise<Measure> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // It would make the window as high as the page, and whatever is loaded when seen would come.
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = requestsOf(audits['network-requests']?.details)
  const own = requests.filter(({ url: address }) => !files.isOfMap(address))
  const scripts = own.filter(({ resourceType }) => resourceType === 'Script')
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])) as Measure['scores'],
    largestPaintMs: valueOf('largest-contentful-paint'),
    layoutShift: valueOf('cumulative-layout-shift'),
    blockingMs: valueOf('total-blocking-time'),
    scriptBytes: bytesOf(scripts),
    scriptFiles: scripts.length,
    styleBytes: bytesOf(own.filter(({ resourceType }) => resourceType === 'Stylesheet')),
    mapBytes: bytesOf(requests.filter(({ url: address }) => files.isOfMap(address))),
    complaints: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
    ),
  }
}

function requestsOf(details: unknown): readonly NetworkRequest[] {
  return (details as { items?: NetworkRequest[] } | undefined)?.items ?? []
}

function bytesOf(requests: readonly NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** The median of each number, and every complaint that came up. */
export function medianOf(runs: readonly Measure[]): Measure {
  const of = (pick: (run: Measure) => number) => median(runs.map(pick))
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, of(({ scores }) => scores[name])])) as Measure['scores'],
    largestPaintMs: of((run) => run.largestPaintMs),
    layoutShift: of((run) => run.layoutShift),
    blockingMs: of((run) => run.blockingMs),
    scriptBytes: of((run) => run.scriptBytes),
    scriptFiles: of((run) => run.scriptFiles),
    styleBytes: of((run) => run.styleBytes),
    mapBytes: of((run) => run.mapBytes),
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
  }
}
