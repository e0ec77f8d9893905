import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

/** One decimal is a tenth of a pixel: invisible, and it halves the size of a picture. */
export const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

export function rectangle(x: number, y: number, width: number, height: number): Polygon {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export const closedPath = (points: Polygon) => `M${points.map(at).join('L')}Z`
export const openPath = (points: Polygon) => `M${points.map(at).join('L')}`

function curveThrough(before: Point, from: Point, to: Point, after: Point): string {
  const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return `C${at(leave)} ${at(arrive)} ${at(to)}`
}

function smoothClosed(points: Polygon): string {
  const count = points.length
  const point = (index: number) => points[(index + count) % count]!
  const curves = points.map((_, index) => curveThrough(point(index - 1), point(index), point(index + 1), point(index + 2)))
  return `M${at(point(0))}${curves.join('')}Z`
}

export function smoothOpen(points: Polygon): string {
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!
  let path = `M${at(point(0))}`
  for (let index = 0; index < points.length - 1; index++) {
    path += curveThrough(point(index - 1), point(index), point(index + 1), point(index + 2))
  }
  return path
}

/** A hand-drawn ellipse. */
export function blob(random: Random, x: number, y: number, radiusX: number, radiusY: number, wobble = 0.1, corners = 9): string {
  const turn = random.range(0, Math.PI)
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = turn + (index / corners) * Math.PI * 2
    const stretch = 1 + random.range(-wobble, wobble)
    return [x + Math.cos(angle) * radiusX * stretch, y + Math.sin(angle) * radiusY * stretch]
  })
  return smoothClosed(points)
}

/** Small leaf marks strewn over an ellipse: one path, so a whole crown costs one element. */
export function leafDabs(random: Random, x: number, y: number, radiusX: number, radiusY: number, count: number, size: number): string {
  let path = ''
  for (let index = 0; index < count; index++) {
    const angle = random.range(0, Math.PI * 2)
    const distance = Math.sqrt(random.next())
    const length = size * random.range(0.6, 1.3)
    const lean = random.range(0, Math.PI * 2)
    const [dx, dy] = [Math.cos(lean) * length, Math.sin(lean) * length]
    const start: Point = [x + Math.cos(angle) * radiusX * distance, y + Math.sin(angle) * radiusY * distance]
    const tip: Point = [Math.round(dx), Math.round(dy)]
    const bend: Point = [Math.round(dx / 2 - dy / 3), Math.round(dy / 2 + dx / 3)]
    path += `M${Math.round(start[0])} ${Math.round(start[1])}q${at(bend)} ${at(tip)}q${at([-bend[0], -bend[1]])} ${at([-tip[0], -tip[1]])}`
  }
  return path
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export function boundsOf(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Where a convex polygon begins and ends at a height; textures are ruled with it instead of being clipped. */
export function spanAt(polygon: Polygon, y: number): readonly [left: number, right: number] | undefined {
  const crossings: number[] = []
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!
    if (y1 === y2 || y < Math.min(y1, y2) || y > Math.max(y1, y2)) return
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  if (crossings.length < 2) return undefined
  return [Math.min(...crossings), Math.max(...crossings)]
}

/** Where a convex polygon begins and ends at a column. */
export function columnAt(polygon: Polygon, x: number): readonly [top: number, bottom: number] | undefined {
  return spanAt(
    polygon.map(([px, py]): Point => [py, px]),
    x,
  )
}
