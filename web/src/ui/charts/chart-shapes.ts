import type { ChartPoint, ChartSeries, ChartTone } from './chart-values.ts'

/** A picture is this high, and so wide for each point. The page stretches it. */
export const HEIGHT = 100
export const COLUMN = 10
const BAR = 6

export type BarShape = { key: string; tone: ChartTone; place: number; x: number; y: number; width: number; height: number }

/** A column for each point, its series on top of each other from the bottom. What is nothing is not drawn. */
export function barShapes(points: readonly ChartPoint[], series: readonly ChartSeries[], top: number): BarShape[] {
  return points.flatMap(({ key, values }, place) => {
    let y = HEIGHT
    return values.flatMap((value, index) => {
      const height = rounded((value / top) * HEIGHT)
      y = rounded(y - height)
      const { name, tone } = series[index]!
      return height === 0 ? [] : { key: `${key} ${name}`, tone, place, x: place * COLUMN + (COLUMN - BAR) / 2, y, width: BAR, height }
    })
  })
}

/** A line through the first values, the area below it, and where its points are. */
export function lineShapes(points: readonly ChartPoint[], top: number): { line: string; area: string; dots: { x: number; y: number }[] } {
  const dots = points.map(({ values: [value = 0] }, place) => ({
    x: place * COLUMN + COLUMN / 2,
    y: rounded(HEIGHT - (value / top) * HEIGHT),
  }))
  const line = dots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return { line, area: line === '' ? '' : `${line}V${HEIGHT}H${dots[0]!.x}Z`, dots }
}

export type StripPart = { key: string; tone: ChartTone; value: number }
export const STRIP_WIDTH = 1000

/** Parts of a whole beside each other, with the gap that keeps neighbors apart. */
export function stripShapes<Part extends StripPart>(parts: readonly Part[]): (Part & { x: number; width: number })[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  let x = 0
  return parts.flatMap((part) => {
    if (part.value === 0) return []
    const width = rounded((part.value / whole) * STRIP_WIDTH)
    const shape = { ...part, x: rounded(x), width }
    x += width
    return shape
  })
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
