/*
 * The grid of `fine_cell` in the database: squares of 1/80 of a degree, numbered along a Z, so that a square of twice the
 * width is the four numbers that differ in their last two bits, and so on. `halvings` says how often the width was doubled:
 * 0 is `fine_cell`, 3 is `cell`, a tenth of a degree.
 * Ours, and not h3 or PostGIS: no database has to have an extension (0026), and a box on a Z is few ranges of one number.
 */

/** Degrees. West is greater than east where the box crosses the date line. */
export type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
export type Point = { readonly latitude: number; readonly longitude: number }
/** Numbers of `fine_cell`, both ends included. */
export type CellRange = { readonly low: number; readonly high: number }
/** Some of an area; when it is inside whole, no one has to ask of each home where it is. */
export type AreaRange = CellRange & { readonly isInside: boolean }

const FINE_CELLS_PER_DEGREE = 80
export const TENTH_OF_A_DEGREE = 3
/** One square is wider than the earth. */
export const MOST_DOUBLINGS = 15
const MILES_PER_DEGREE = 69.05
const MOST_SQUARES = 64

export function crossesDateLine(box: Box): boolean {
  return box.west > box.east
}

export function isInBox({ latitude, longitude }: Point, box: Box): boolean {
  if (latitude < box.south || latitude > box.north) return false
  return crossesDateLine(box) ? longitude >= box.west || longitude <= box.east : longitude >= box.west && longitude <= box.east
}

/** The smallest box around a circle. */
export function boxAround(center: Point, miles: number): Box {
  const high = miles / MILES_PER_DEGREE
  const south = Math.max(-90, center.latitude - high)
  const north = Math.min(90, center.latitude + high)
  const narrowest = Math.cos((Math.min(89.9, Math.max(Math.abs(south), Math.abs(north))) * Math.PI) / 180)
  const wide = Math.min(180, high / narrowest)
  if (wide >= 180) return { south, north, west: -180, east: 180 }
  return { south, north, west: onGlobe(center.longitude - wide), east: onGlobe(center.longitude + wide) }
}

/** Great-circle distance, as `miles_between` of the database has it. */
export function milesBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halved = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    halved(b.latitude - a.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halved(b.longitude - a.longitude)
  return 7917.6 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether a small box is in a circle: on this scale it is when its corners are, with a little to spare. */
export function isInCircle(box: Box, center: Point, miles: number): boolean {
  const corners = [box.south, box.north].flatMap((latitude) => [box.west, box.east].map((longitude) => ({ latitude, longitude })))
  return corners.every((corner) => milesBetween(center, corner) < miles * 0.99)
}

function onGlobe(longitude: number): number {
  if (longitude < -180) return longitude + 360
  return longitude > 180 ? longitude - 360 : longitude
}

/** The squares that a box touches. */
export function cellsOf(box: Box, doublings: number): number[] {
  const { rows, columns } = spanOf(box, doublings)
  const cells: number[] = []
  for (let row = rows.first; row <= rows.last; row += 1) {
    for (const { first, last } of columns) {
      for (let column = first; column <= last; column += 1) cells.push((interleaved(row) << 1) | interleaved(column))
    }
  }
  return cells
}

/** How many they are, without naming them: across the earth they are many. */
export function countCells(box: Box, doublings: number): number {
  const { rows, columns } = spanOf(box, doublings)
  return (rows.last - rows.first + 1) * columns.reduce((sum, { first, last }) => sum + last - first + 1, 0)
}

/** The finest squares of which a box touches no more than so many. */
export function doublingsFor(box: Box, mostCells: number): number {
  let doublings = 0
  while (doublings < MOST_DOUBLINGS && countCells(box, doublings) > mostCells) doublings += 1
  return doublings
}

/** A few ranges of numbers with everything in a box, and little around it; those that are inside of the area whole come first. */
export function rangesOf(box: Box, isInside: (square: Box) => boolean): AreaRange[] {
  const doublings = doublingsFor(box, MOST_SQUARES)
  const ranges: AreaRange[] = []
  for (const cell of cellsOf(box, doublings).sort((a, b) => a - b)) {
    const range = { ...rangeOfCell(cell, doublings), isInside: isInside(boxOfCell(cell, doublings)) }
    const before = ranges.at(-1)
    if (before && before.high + 1 === range.low && before.isInside === range.isInside)
      ranges[ranges.length - 1] = { ...range, low: before.low }
    else ranges.push(range)
  }
  return [...ranges.filter((range) => range.isInside), ...ranges.filter((range) => !range.isInside)]
}

/** Squares at the date line are on both sides of it, and are asked about home by home. */
export function isWithin(inner: Box, outer: Box): boolean {
  if (crossesDateLine(outer)) return false
  return inner.south >= outer.south && inner.north <= outer.north && inner.west >= outer.west && inner.east <= outer.east
}

/** The numbers of `fine_cell` within a larger square. */
export function rangeOfCell(cell: number, doublings: number): CellRange {
  return { low: cell * 4 ** doublings, high: (cell + 1) * 4 ** doublings - 1 }
}

export function boxOfCell(cell: number, doublings: number): Box {
  const side = 2 ** doublings / FINE_CELLS_PER_DEGREE
  const [row, column] = [everySecondBit(cell >> 1), everySecondBit(cell)]
  return {
    south: Math.min(90, row * side - 90),
    north: Math.min(90, (row + 1) * side - 90),
    west: Math.min(180, column * side - 180),
    east: Math.min(180, (column + 1) * side - 180),
  }
}

type Span = { readonly first: number; readonly last: number }

function spanOf(box: Box, doublings: number): { rows: Span; columns: readonly Span[] } {
  const at = (degrees: number) => Math.floor(degrees * FINE_CELLS_PER_DEGREE) >> doublings
  const columns = (west: number, east: number) => ({ first: at(west + 180), last: at(east + 180) })
  return {
    rows: { first: at(box.south + 90), last: at(box.north + 90) },
    columns: crossesDateLine(box) ? [columns(box.west, 180), columns(-180, box.east)] : [columns(box.west, box.east)],
  }
}

/** Its bits with a zero before each. */
function interleaved(number: number): number {
  let n = (number | (number << 8)) & 0x00ff00ff
  n = (n | (n << 4)) & 0x0f0f0f0f
  n = (n | (n << 2)) & 0x33333333
  return (n | (n << 1)) & 0x55555555
}

function everySecondBit(number: number): number {
  let n = number & 0x55555555
  n = (n | (n >> 1)) & 0x33333333
  n = (n | (n >> 2)) & 0x0f0f0f0f
  n = (n | (n >> 4)) & 0x00ff00ff
  return (n | (n >> 8)) & 0x0000ffff
}
