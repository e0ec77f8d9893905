import { describe, expect, test } from 'vitest'
import { boxAround, cellsOf, crossesDateLine } from './grid.ts'

const cellOf = (latitude: number, longitude: number) => Math.floor((latitude + 90) * 10) * 3600 + Math.floor((longitude + 180) * 10)

describe('cellsOf', () => {
  test('covers a box, its edges included', () => {
    expect(cellsOf({ south: 39.75, west: -105.05, north: 39.85, east: -104.95 })).toEqual({
      kind: 'cells',
      cells: [cellOf(39.75, -105.05), cellOf(39.75, -104.95), cellOf(39.85, -105.05), cellOf(39.85, -104.95)],
    })
  })
  test('goes on behind the date line', () => {
    const search = cellsOf({ south: 51.01, west: 179.85, north: 51.02, east: -179.85 })
    expect(search).toMatchObject({ kind: 'cells' })
    expect(search.kind === 'cells' && search.cells).toEqual(expect.arrayContaining([cellOf(51.01, 179.99), cellOf(51.01, -179.99)]))
  })
  test('becomes a band where cells would be too many', () => {
    expect(cellsOf({ south: 25, west: -125, north: 49, east: -66 })).toEqual({
      kind: 'band',
      from: cellOf(25, -180),
      to: cellOf(49.1, -180),
    })
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
