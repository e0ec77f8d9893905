import { describe, expect, test } from 'vitest'
import { type ChartPoint, mostOf, nextPlace, niceTicks, pointText } from './chart-values.ts'

const point = (values: readonly number[]): ChartPoint => ({ key: 'a', label: 'November 2026', short: 'Nov', values })
const count = (value: number) => value.toLocaleString('en-US')

describe('ticks', () => {
  test.each([
    { most: 0, ticks: [0, 1] },
    { most: 1, ticks: [0, 1] },
    { most: 3, ticks: [0, 1, 2, 3] },
    { most: 4, ticks: [0, 1, 2, 3, 4] },
    { most: 5, ticks: [0, 2, 4, 6] },
    { most: 7, ticks: [0, 2, 4, 6, 8] },
    { most: 20, ticks: [0, 5, 10, 15, 20] },
    { most: 21, ticks: [0, 10, 20, 30] },
    { most: 866_916.41, ticks: [0, 500_000, 1_000_000] },
  ])('up to $most', ({ most, ticks }) => expect(niceTicks(most)).toEqual(ticks))

  test('reach every amount, in whole and even steps, and never in many', () => {
    for (let most = 0; most < 50_000; most = most < 200 ? most + 1 : most * 1.37) {
      const ticks = niceTicks(most)
      const step = ticks[1]! - ticks[0]!
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(Number.isInteger(step)).toBe(true)
      ticks.forEach((tick, index) => expect(tick).toBe(index * step))
      // No more room is left above than one step.
      expect(ticks.at(-1)! - step).toBeLessThan(Math.max(most, 1))
    }
  })
})

test('series of a point count together', () => {
  expect(mostOf([point([1, 2]), point([4, 0]), point([2, 1])])).toBe(4)
  expect(mostOf([])).toBe(0)
})

test('a point says its value, and of several series which', () => {
  const inquiries = { name: 'Inquiries', tone: 'primary' } as const
  expect(pointText(point([1200]), [inquiries], count)).toBe('November 2026: 1,200')
  expect(pointText(point([2, 0]), [inquiries, { name: 'Tours', tone: 'accent' }], count)).toBe('November 2026: Inquiries 2, Tours 0')
})

test.each([
  { key: 'ArrowRight', from: 0, to: 1 },
  { key: 'ArrowRight', from: 6, to: 6 },
  { key: 'ArrowLeft', from: 3, to: 2 },
  { key: 'ArrowLeft', from: 0, to: 0 },
  { key: 'Home', from: 5, to: 0 },
  { key: 'End', from: 0, to: 6 },
  { key: 'Enter', from: 2, to: null },
  { key: 'Tab', from: 2, to: null },
])('$key leads from $from to $to', ({ key, from, to }) => expect(nextPlace(key, from, 7)).toBe(to))
