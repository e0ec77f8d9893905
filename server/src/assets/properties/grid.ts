/*
 * The grid of `grid_cell` in the database: tenths of a degree, numbered row by row from the south-west. An area becomes
 * the list of its cells, which an index finds; the exact limits are checked on what is left.
 */

/** Degrees. West is greater than east where the box crosses the date line. */
export type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
export type Point = { readonly latitude: number; readonly longitude: number }

export type CellSearch =
  | { readonly kind: 'cells'; readonly cells: readonly number[] }
  /** Too large to list: every cell between two latitudes. */
  | { readonly kind: 'band'; readonly from: number; readonly to: number }

const CELLS_PER_ROW = 3_600
const MOST_CELLS = 2_500
const MILES_PER_DEGREE = 69.05

export function crossesDateLine(box: Box): boolean {
  return box.west > box.east
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

function onGlobe(longitude: number): number {
  if (longitude < -180) return longitude + 360
  return longitude > 180 ? longitude - 360 : longitude
}

export function cellsOf(box: Box): CellSearch {
  const firstRow = rowOf(box.south)
  const lastRow = rowOf(box.north)
  const columns = crossesDateLine(box)
    ? [...columnsBetween(box.west, 180), ...columnsBetween(-180, box.east)]
    : columnsBetween(box.west, box.east)
  if ((lastRow - firstRow + 1) * columns.length > MOST_CELLS) {
    return { kind: 'band', from: firstRow * CELLS_PER_ROW, to: (lastRow + 1) * CELLS_PER_ROW }
  }
  const cells: number[] = []
  for (let row = firstRow; row <= lastRow; row += 1) for (const column of columns) cells.push(row * CELLS_PER_ROW + column)
  return { kind: 'cells', cells }
}

function rowOf(latitude: number): number {
  return Math.floor((latitude + 90) * 10)
}

function columnsBetween(west: number, east: number): number[] {
  const first = Math.floor((west + 180) * 10)
  const last = Math.floor((east + 180) * 10)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
