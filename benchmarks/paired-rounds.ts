import { median } from './side-by-side.ts'

/** One way to have a call answered: answers how many milliseconds it took. */
export type Way = () => Promise<number>

/** Of two ways; `ratio` is the time of the second one by that of the first, with the interval that holds it 95 times in a hundred. */
export type Ratio = { medians: readonly [number, number]; ratio: number; low: number; high: number; rounds: number }

/** The shorter, the better neighbors compare; an answer that takes longer is a round by itself. */
const ROUND_MS = 20
const WARM_UP_MS = 1_000
/** Rounds that follow each other meet the same machine, and tell less than as many apart: a run counts as this many parts. */
const PARTS = 40
/** What is not known well enough by then is told as it is. */
const MOST_MS = 60_000
const NARROW = 0.04

/**
 * Measures two ways in turns until the interval of their ratio is narrow. Each round compares neighbors in time, so that a
 * slow minute of the machine hits both alike and leaves their ratio as it is.
 */
export async function measureRatio(ways: readonly [Way, Way]): Promise<Ratio> {
  for (const way of ways) await timesOf(way, WARM_UP_MS)
  const times: [number[], number[]] = [[], []]
  const ratios: number[] = []
  const ended = performance.now() + MOST_MS
  for (;;) {
    const round: [number, number] = [0, 0]
    for (const place of ratios.length % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      round[place] = median(await timesOf(ways[place], ROUND_MS))
      times[place].push(round[place])
    }
    ratios.push(round[1] / round[0])
    if (ratios.length % PARTS > 0 && performance.now() < ended) continue
    const parts = partsOf(ratios)
    const [low, high] = intervalOfMedian(parts)
    const found = { medians: [median(times[0]), median(times[1])] as const, ratio: median(parts), low, high, rounds: ratios.length }
    if (isNarrow(found) || performance.now() >= ended) return found
  }
}

/** Whether a ratio is known to 4 percent. */
export function isNarrow({ low, high }: Ratio): boolean {
  return high / low - 1 < NARROW
}

async function timesOf(way: Way, milliseconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  do times.push(await way())
  while (performance.now() < end)
  return times
}

function partsOf(ratios: readonly number[]): number[] {
  const size = Math.ceil(ratios.length / PARTS)
  const count = Math.ceil(ratios.length / size)
  return Array.from({ length: count }, (_, part) => median(ratios.slice(part * size, (part + 1) * size)))
}

/**
 * Between which of the values their median lies, whatever their distribution: as many are below it as a coin shows heads,
 * so it leaves these places once in twenty times.
 */
function intervalOfMedian(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const place = Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2) - 1)
  return [sorted[place]!, sorted[sorted.length - 1 - place]!]
}

/** Prints a line of a comparison, and answers whether its goal is met; a `goal` of null has none. */
export function tellRatio(name: string, goal: number | null, measured: Ratio): boolean {
  console.log(ratioText(name, goal, measured, { width: 52 }))
  return goal === null || measured.ratio <= goal
}

/** What was measured, in one line; the names of a list are as wide. */
export function ratioText(name: string, goal: number | null, measured: Ratio, { width }: { readonly width: number }): string {
  const { medians, ratio, low, high, rounds } = measured
  const [one, other] = medians.map((median) => median.toFixed(2)) as [string, string]
  const known = isNarrow(measured) ? '' : ', wider than 4 %'
  const interval = `ratio ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}, ${rounds} rounds${known})`
  const verdict = goal === null ? '' : `, goal ${goal}: ${ratio <= goal ? 'met' : 'MISSED'}`
  return `  ${name.padEnd(width)} ${other.padStart(8)} ms / ${one.padStart(7)} ms  ${interval}${verdict}`
}
