import { describe, expect, test } from 'vitest'
import {
  boxAround,
  boxOfCell,
  cellsOf,
  countCells,
  crossesDateLine,
  doublingsFor,
  isInBox,
  isInCircle,
  isWithin,
  milesBetween,
  rangeOfCell,
  rangesOf,
} from './grid.ts'

const DENVER = { latitude: 39.74, longitude: -104.99 }
const fineCellAt = (latitude: number, longitude: number) =>
  cellsOf({ south: latitude, north: latitude, west: longitude, east: longitude }, 0)[0]!

describe('squares', () => {
  test('each has one number, and holds what it says', () => {
    const box = { south: 39.7, west: -105.05, north: 39.8, east: -104.95 }
    const cells = cellsOf(box, 0)
    expect(new Set(cells).size).toBe(countCells(box, 0))
    for (const cell of cells) {
      const { south, west, north, east } = boxOfCell(cell, 0)
      expect(north - south).toBeCloseTo(1 / 80, 9)
      expect(fineCellAt((south + north) / 2, (west + east) / 2)).toBe(cell)
    }
  })
  test('a wider square is one range of finer numbers', () => {
    for (const doublings of [1, 3, 6, 10]) {
      const [cell] = cellsOf({ south: DENVER.latitude, north: DENVER.latitude, west: DENVER.longitude, east: DENVER.longitude }, doublings)
      const range = rangeOfCell(cell!, doublings)
      const fine = fineCellAt(DENVER.latitude, DENVER.longitude)
      expect(fine).toBeGreaterThanOrEqual(range.low)
      expect(fine).toBeLessThanOrEqual(range.high)
      expect(isInBox(DENVER, boxOfCell(cell!, doublings))).toBe(true)
    }
  })
  test('a box goes on behind the date line', () => {
    const box = { south: 51.01, west: 179.99, north: 51.02, east: -179.99 }
    expect(cellsOf(box, 0)).toEqual(expect.arrayContaining([fineCellAt(51.015, 179.995), fineCellAt(51.015, -179.995)]))
    expect(cellsOf(box, 0)).not.toContain(fineCellAt(51.015, 0))
    expect(isInBox({ latitude: 51.015, longitude: 179.995 }, box) && isInBox({ latitude: 51.015, longitude: -179.995 }, box)).toBe(true)
    expect(isInBox({ latitude: 51.015, longitude: 0 }, box)).toBe(false)
  })
  test('the whole earth is few squares when they are wide enough', () => {
    const earth = { south: -90, west: -180, north: 90, east: 180 }
    const doublings = doublingsFor(earth, 150)
    expect(countCells(earth, doublings)).toBeLessThanOrEqual(150)
    expect(countCells(earth, doublings - 1)).toBeGreaterThan(150)
    expect(cellsOf(earth, doublings)).toHaveLength(countCells(earth, doublings))
  })
})

describe('rangesOf', () => {
  test.each([
    { south: 39.7, west: -105.05, north: 39.8, east: -104.95 },
    { south: 25, west: -125, north: 49, east: -66 },
    { south: -1, west: 179, north: 1, east: -179 },
  ])('holds everything in the box: %o', (box) => {
    const ranges = rangesOf(box, (square) => isWithin(square, box))
    expect(ranges.length).toBeLessThanOrEqual(64)
    for (let step = 0; step <= 20; step += 1) {
      const width = crossesDateLine(box) ? box.east - box.west + 360 : box.east - box.west
      const longitude = box.west + (width * step) / 20
      const cell = fineCellAt(box.south + ((box.north - box.south) * ((step * 7) % 21)) / 21, longitude > 180 ? longitude - 360 : longitude)
      expect(ranges.some(({ low, high }) => low <= cell && cell <= high)).toBe(true)
    }
    const inOrder = ranges.toSorted((a, b) => a.low - b.low)
    expect(inOrder.every(({ low, high }, index) => low <= high && low > (inOrder[index - 1]?.high ?? -1))).toBe(true)
  })
  test('what is inside whole comes first', () => {
    const box = { south: 39.7, west: -105.05, north: 39.8, east: -104.95 }
    const ranges = rangesOf(box, (square) => isWithin(square, box))
    expect(ranges[0]?.isInside).toBe(true)
    expect(ranges.at(-1)?.isInside).toBe(false)
  })
})

describe('isInCircle', () => {
  test('is true of no box that has a point outside', () => {
    for (let step = 0; step < 40; step += 1) {
      const [south, west] = [39 + step * 0.04, -106 + step * 0.05]
      const box = { south, west, north: south + 0.2, east: west + 0.2 }
      const farthest = Math.max(
        ...[0, 0.05, 0.1, 0.15, 0.2].flatMap((up) =>
          [0, 0.05, 0.1, 0.15, 0.2].map((right) => milesBetween(DENVER, { latitude: south + up, longitude: west + right })),
        ),
      )
      if (isInCircle(box, DENVER, 30)) expect(farthest).toBeLessThanOrEqual(30)
    }
    expect(isInCircle({ south: 39.7, west: -105, north: 39.75, east: -104.95 }, DENVER, 30)).toBe(true)
  })
})

describe('boxAround', () => {
  test('holds the whole circle', () => {
    const box = boxAround({ latitude: 40, longitude: -105 }, 69.05)
    expect(box.south).toBeCloseTo(39, 5)
    expect(box.north).toBeCloseTo(41, 5)
    expect(box.east - box.west).toBeGreaterThan(2 / Math.cos((40 * Math.PI) / 180))
  })
  test('wraps at the date line and at the poles', () => {
    expect(crossesDateLine(boxAround({ latitude: 52, longitude: 179.9 }, 50))).toBe(true)
    expect(boxAround({ latitude: 90, longitude: 0 }, 50)).toMatchObject({ north: 90, west: -180, east: 180 })
  })
})
