import { expect, test } from 'vitest'
import { extended, fitted, lineOf, pointIn, pointsOf, simplified, type Stroke } from './strokes.ts'

const LIMITS = { box: { width: 600, height: 200 }, strokes: 3, strokePoints: 40, points: 100 }

/** Loops that no straight line comes near, with so many points. */
function loops(points: number): Stroke {
  return Array.from({ length: points }, (_, index) => [300 + 250 * Math.cos(index / 3), 100 + 90 * Math.sin(index / 2)]).flat()
}

test('a place on the pad is one in the box, at any size and never beyond it', () => {
  const shown = { width: 300, height: 100 }
  expect(pointIn(LIMITS.box, shown, { x: 150, y: 50 })).toEqual({ x: 300, y: 100 })
  expect(pointIn(LIMITS.box, shown, { x: -20, y: 400 })).toEqual({ x: 0, y: 200 })
  expect(pointIn(LIMITS.box, { width: 0, height: 0 }, { x: 5, y: 5 })).toEqual({ x: 0, y: 0 })
})

test('a pointer that stands still adds nothing', () => {
  const dot = extended([], { x: 5, y: 7 })
  expect(extended(dot, { x: 5, y: 7 })).toBe(dot)
  expect(extended(dot, { x: 6, y: 7 })).toEqual([5, 7, 6, 7])
})

test('points on a straight line go, corners and ends stay', () => {
  expect(simplified([0, 0, 10, 0, 20, 0.1, 30, 0, 30, 50], 0.4)).toEqual([0, 0, 30, 0, 30, 50])
  expect(simplified([0, 0, 1, 1], 10)).toEqual([0, 0, 1, 1])
})

test('a line that comes back to where it began keeps its way', () => {
  expect(simplified([0, 0, 50, 50, 0, 0], 1)).toEqual([0, 0, 50, 50, 0, 0])
})

test('however much is drawn, what is kept is within the limits, and in the box', () => {
  const kept = fitted([loops(900), loops(500), loops(70), loops(5)], LIMITS)
  expect(kept).toHaveLength(LIMITS.strokes)
  for (const stroke of kept) {
    expect(stroke.length / 2).toBeLessThanOrEqual(LIMITS.strokePoints)
    expect(stroke.length).toBeGreaterThanOrEqual(4)
    expect(stroke.every((value, index) => value >= 0 && value <= (index % 2 === 0 ? 600 : 200))).toBe(true)
  }
  expect(pointsOf(kept)).toBeLessThanOrEqual(LIMITS.points)
})

test('a dot is seen, and becomes a short line within the box', () => {
  expect(
    fitted(
      [
        [5, 7],
        [600, 10],
      ],
      LIMITS,
    ),
  ).toEqual([
    [5, 7, 6, 7],
    [600, 10, 599, 10],
  ])
  expect(lineOf([5, 7])).toBe('5,7 5,7')
  expect(lineOf([1, 2, 3, 4])).toBe('1,2 3,4')
})
