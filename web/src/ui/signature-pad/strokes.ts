/*
 * A drawn signature: lines of points, x and y one after the other, in the units of a box. However it was drawn, it ends within what may be
 * kept: points that a line does without are left out, those that say least first.
 */

export type Stroke = readonly number[]
export type Point = { readonly x: number; readonly y: number }
export type Box = { readonly width: number; readonly height: number }
export type DrawingLimits = { readonly box: Box; readonly strokes: number; readonly strokePoints: number; readonly points: number }

const toTenths = (value: number) => Math.round(value * 10) / 10
const within = (value: number, most: number) => toTenths(Math.min(Math.max(value, 0), most))

/** Where a pointer is in the box, whatever the size in which it is shown. */
export function pointIn(box: Box, shown: Box, { x, y }: Point): Point {
  if (shown.width <= 0 || shown.height <= 0) return { x: 0, y: 0 }
  return { x: within((x / shown.width) * box.width, box.width), y: within((y / shown.height) * box.height, box.height) }
}

/** A line with one more point; the same one where that is no news. */
export function extended(stroke: Stroke, { x, y }: Point): Stroke {
  const [lastX, lastY] = stroke.slice(-2)
  return lastX === x && lastY === y ? stroke : [...stroke, x, y]
}

const count = (stroke: Stroke) => stroke.length / 2
export const pointsOf = (strokes: readonly Stroke[]): number => strokes.reduce((sum, stroke) => sum + count(stroke), 0)

/** As it may be kept. Lines beyond the most are not drawn in the first place. */
export function fitted(strokes: readonly Stroke[], limits: DrawingLimits): Stroke[] {
  const kept = strokes.slice(0, limits.strokes).map((stroke) => thinned(asLine(stroke, limits.box), limits.strokePoints))
  let tolerance = FINEST
  let thin = kept
  while (pointsOf(thin) > limits.points && tolerance < limits.box.width) {
    thin = kept.map((stroke) => simplified(stroke, tolerance))
    tolerance *= 2
  }
  return thin
}

/** A dot is a short line: a paper draws nothing of a single point. */
function asLine(stroke: Stroke, { width }: Box): Stroke {
  const [x, y] = stroke
  return stroke.length === 2 ? [x!, y!, x! + 1 > width ? x! - 1 : x! + 1, y!] : stroke
}

/** Less than a pen is wide. */
const FINEST = 0.4

function thinned(stroke: Stroke, most: number): Stroke {
  let thin = simplified(stroke, FINEST)
  for (let tolerance = 2 * FINEST; count(thin) > most; tolerance *= 2) thin = simplified(stroke, tolerance)
  return thin
}

/** Without the points that lie as good as on the line between those that stay. */
export function simplified(stroke: Stroke, tolerance: number): Stroke {
  const points = Array.from({ length: count(stroke) }, (_, index): Point => ({ x: stroke[2 * index]!, y: stroke[2 * index + 1]! }))
  if (points.length <= 2) return stroke
  const stays = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const far = farthestFrom(points, span)
    if (far === null || far.distance <= tolerance) continue
    stays.add(far.index)
    spans.push([span[0], far.index], [far.index, span[1]])
  }
  return points.flatMap(({ x, y }, index) => (stays.has(index) ? [x, y] : []))
}

function farthestFrom(points: readonly Point[], [first, last]: [number, number]): { index: number; distance: number } | null {
  let far: { index: number; distance: number } | null = null
  for (let index = first + 1; index < last; index++) {
    const distance = distanceTo(points[index]!, points[first]!, points[last]!)
    if (far === null || distance > far.distance) far = { index, distance }
  }
  return far
}

/** From a line between two points, and not from what would be its continuation. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [wide, high] = [to.x - from.x, to.y - from.y]
  const length = wide * wide + high * high
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * wide + (point.y - from.y) * high) / length))
  return Math.hypot(point.x - from.x - share * wide, point.y - from.y - share * high)
}

/** What `points` of an SVG line takes. A dot goes to where it is: round ends make it seen. */
export function lineOf(stroke: Stroke): string {
  const points = Array.from({ length: count(stroke) }, (_, index) => `${stroke[2 * index]},${stroke[2 * index + 1]}`)
  return points.length === 1 ? `${points[0]} ${points[0]}` : points.join(' ')
}
