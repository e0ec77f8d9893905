import { expect, test } from 'vitest'
import { barShapes, lineShapes, stripShapes } from './chart-shapes.ts'

const points = (...values: number[][]) => values.map((each, index) => ({ key: `p${index}`, label: '', short: '', values: each }))

test('bars stand on the ground and on each other, and what is nothing is not drawn', () => {
  const series = [
    { name: 'Inquiries', tone: 'primary' },
    { name: 'Tours', tone: 'accent' },
  ] as const
  expect(barShapes(points([1, 2], [0, 4], [0, 0]), series, 4)).toEqual([
    { key: 'p0 Inquiries', tone: 'primary', place: 0, x: 2, y: 75, width: 6, height: 25 },
    { key: 'p0 Tours', tone: 'accent', place: 0, x: 2, y: 25, width: 6, height: 50 },
    { key: 'p1 Tours', tone: 'accent', place: 1, x: 12, y: 0, width: 6, height: 100 },
  ])
})

test('a line goes through the middle of its places, and its area down to the ground', () => {
  expect(lineShapes(points([10], [5], [0]), 10)).toEqual({
    line: 'M5 0L15 50L25 100',
    area: 'M5 0L15 50L25 100V100H5Z',
    dots: [
      { x: 5, y: 0 },
      { x: 15, y: 50 },
      { x: 25, y: 100 },
    ],
  })
  expect(lineShapes([], 10)).toEqual({ line: '', area: '', dots: [] })
})

test('parts of a strip make it whole, and none of them is drawn where there is nothing', () => {
  const part = (key: string, value: number) => ({ key, tone: 'primary', value }) as const
  expect(stripShapes([part('occupied', 3), part('upcoming', 0), part('vacant', 1)])).toEqual([
    { key: 'occupied', tone: 'primary', value: 3, x: 0, width: 750 },
    { key: 'vacant', tone: 'primary', value: 1, x: 750, width: 250 },
  ])
  expect(stripShapes([part('vacant', 0)])).toEqual([])
})
