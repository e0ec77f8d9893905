import { expect, test } from 'vitest'
import { scaleOf } from './fit.ts'

const A4 = { width: 595, height: 842 }

test('a page is as wide as there is room, as on paper, or wholly in sight', () => {
  const frame = { width: 1190, height: 421 }
  expect(scaleOf('pagewidth', A4, frame)).toBe(2)
  expect(scaleOf('actualsize', A4, frame)).toBeCloseTo(96 / 72)
  expect(scaleOf('pagefit', A4, frame)).toBe(0.5)
})

test('in a narrow frame the width decides what fits, and nothing vanishes', () => {
  expect(scaleOf('pagefit', A4, { width: 297.5, height: 842 })).toBe(0.5)
  expect(scaleOf('pagewidth', A4, { width: 0, height: 0 })).toBe(0.1)
})
