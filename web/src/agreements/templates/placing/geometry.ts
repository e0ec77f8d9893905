import { MIN_FIELD_SIDE } from '@keystead/contract/agreements/templates/template.values.ts'

/*
 * Places on a page, in points from its top left corner as it is shown. They are kept in tenths of a point, and within the page: the server refuses
 * what reaches over an edge by the least part of one.
 */

export type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

const toTenths = (value: number) => Math.round(value * 10) / 10
/** The last tenth that is still within. */
export const wholeTenths = (value: number) => Math.floor(value * 10) / 10

/** Moved and made smaller as far as it has to be. */
export function clamped({ x, y, width, height }: Place, page: Size): Place {
  const [left, wide] = clampedSpan(x, width, page.width)
  const [top, high] = clampedSpan(y, height, page.height)
  return { x: left, y: top, width: wide, height: high }
}

function clampedSpan(start: number, length: number, whole: number): [start: number, length: number] {
  const most = wholeTenths(whole)
  const fitting = Math.min(Math.max(toTenths(length), MIN_FIELD_SIDE), most)
  const from = toTenths(Math.min(Math.max(start, 0), most - fitting))
  // Tenths are no round numbers to a computer: the sum can be larger by a hair.
  return [from + fitting <= whole ? from : toTenths(from - 0.1), fitting]
}

export function moved(place: Place, by: Point, page: Size): Place {
  return clamped({ ...place, x: place.x + by.x, y: place.y + by.y }, page)
}

/** Its upper left corner stays where it is. */
export function resized(place: Place, by: Point, page: Size): Place {
  const start = clamped(place, page)
  const width = Math.min(start.width + by.x, page.width - start.x)
  const height = Math.min(start.height + by.y, page.height - start.y)
  const { x, y } = start
  return clamped({ x, y, width: wholeTenths(toTenths(width)), height: wholeTenths(toTenths(height)) }, page)
}

export function placedAround({ x, y }: Point, { width, height }: Size, page: Size): Place {
  return clamped({ x: x - width / 2, y: y - height / 2, width, height }, page)
}

export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 }
}

const STEP_ASIDE = 12

/** The same, or a bit aside of it where another one stands already, so that each can be seen. */
export function freePlace(place: Place, taken: readonly Place[], page: Size): Place {
  const isTaken = ({ x, y }: Point) => taken.some((other) => Math.abs(other.x - x) < 1 && Math.abs(other.y - y) < 1)
  let free = clamped(place, page)
  for (let tries = 0; tries < taken.length && isTaken(free); tries++) free = aside(free, page)
  return free
}

/** Down to the right; from an edge on from the other one. */
function aside(place: Place, page: Size): Place {
  const { width, height } = place
  const next = (start: number, length: number, whole: number) =>
    start + STEP_ASIDE + length <= whole ? start + STEP_ASIDE : start % STEP_ASIDE
  return clamped({ x: next(place.x, width, page.width), y: next(place.y, height, page.height), width, height }, page)
}

export function isWithin({ x, y, width, height }: Place, page: Size | undefined): boolean {
  return page !== undefined && x + width <= page.width && y + height <= page.height
}

/** How far a pointer went on a page that is drawn so wide. */
export function toPoints({ x, y }: Point, drawnWidth: number, page: Size): Point {
  const pixelsOfPoint = drawnWidth / page.width
  return pixelsOfPoint > 0 ? { x: x / pixelsOfPoint, y: y / pixelsOfPoint } : { x: 0, y: 0 }
}

/** In percent of the page, so that it stays in its place at any size. */
export function shares({ x, y, width, height }: Place, page: Size): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> {
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`
  return { left: share(x, page.width), top: share(y, page.height), width: share(width, page.width), height: share(height, page.height) }
}
