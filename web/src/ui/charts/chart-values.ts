/** Says which series it is; what it looks like is in `Chart.module.css`, in light, dark and print. */
export type ChartTone = 'primary' | 'accent' | 'info' | 'warn' | 'quiet' | 'faint'

export type ChartSeries = {
  /** In a legend and at the head of a column: `Inquiries`. */
  readonly name: string
  readonly tone: ChartTone
}

export type ChartPoint = {
  readonly key: string
  /** As it is read out and stands in the table: `November 2026`. */
  readonly label: string
  /** Below the axis: `Nov`. */
  readonly short: string
  /** One for each series. */
  readonly values: readonly number[]
  /** The rows behind it. */
  readonly to?: string
}

/** Round numbers from zero to at least `most`, with about as many steps as wanted. Steps are whole: nothing is counted in halves. */
export function niceTicks(most: number, steps = 4): number[] {
  const rough = Math.max(most, 1) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10
  const step = Math.max(1, nice * power)
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** How high a chart has to reach: its series stand on top of each other. */
export function mostOf(points: readonly ChartPoint[]): number {
  return Math.max(0, ...points.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
}

/** `November 2026: Inquiries 2, Tours 1`; of a single series `November 2026: $8,000`. */
export function pointText({ label, values }: ChartPoint, series: readonly ChartSeries[], format: (value: number) => string): string {
  const parts = values.map((value, index) => (series.length === 1 ? format(value) : `${series[index]!.name} ${format(value)}`))
  return `${label}: ${parts.join(', ')}`
}

/** The place that a key leads to among so many; null for keys that lead nowhere. */
export function nextPlace(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(place + 1, count - 1)
    case 'ArrowLeft':
      return Math.max(place - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
