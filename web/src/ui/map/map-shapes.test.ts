import { describe, expect, test } from 'vitest'
import { beyondLand, boundsAround, boundsWithin, circleCorners, groupSpots, middleOf, withRoom } from './map-shapes.ts'

const denver = { latitude: 39.74, longitude: -104.99 }

describe('boxes', () => {
  test('hold their points', () => {
    expect(boundsAround([denver, { latitude: 41, longitude: -100 }])).toEqual({ South: 39.74, West: -104.99, North: 41, East: -100 })
    expect(boundsAround([])).toBeNull()
  })
  test('reach as far east as north, in miles', () => {
    const box = boundsWithin(denver, 10)
    const high = (box.North - box.South) * 69.05
    const wide = (box.East - box.West) * 69.05 * Math.cos((39.74 * Math.PI) / 180)
    expect(high).toBeCloseTo(20)
    expect(wide).toBeCloseTo(20)
  })
})

test('a circle is closed, and its corners lie at its radius', () => {
  const corners = circleCorners(denver, 800)
  expect(corners.at(-1)).toEqual(corners[0])
  expect((corners[0]![1] - denver.latitude) * 69.05 * 1609.34).toBeCloseTo(800)
})

test('pins that cover each other become one', () => {
  const spots = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 60, y: 10 },
    { id: 'c', x: 60, y: 40 },
    { id: 'd', x: 200, y: 0 },
  ]
  expect(groupSpots(spots).map((group) => group.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
})

test('a label gives way to those before it', () => {
  const labels = [
    { text: 'Denver', x: 0, y: 0 },
    { text: 'Aurora', x: 20, y: 5 },
    { text: 'Boulder', x: 0, y: -60 },
  ]
  expect(withRoom(labels).map(({ text }) => text)).toEqual(['Denver', 'Boulder'])
})

test('the middle of an outline', () => {
  const ring = [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
    [0, 0],
  ]
  expect(middleOf(ring)).toEqual({ longitude: 2, latitude: 1 })
  expect(
    middleOf([
      [1, 1],
      [2, 2],
      [1, 1],
    ]),
  ).toBeNull()
})

test('the sea is everything but the land, and has a lake in it', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, from],
  ]
  const { coordinates } = beyondLand([
    { type: 'MultiPolygon', coordinates: [[square(0, 9), square(2, 3)], [square(20, 21)]] },
    { type: 'Polygon', coordinates: [square(30, 31)] },
  ])
  const [sea, ...lakes] = coordinates
  expect(sea?.slice(1)).toEqual([square(0, 9), square(20, 21), square(30, 31)])
  expect(lakes).toEqual([[square(2, 3)]])
})
