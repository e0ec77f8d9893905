import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

const day = (Views: number, Contacts = 0) => ({ Day: '2026-11-21', Views, Contacts })

test('the busiest day fills the picture, the others in proportion, and an empty one still shows', () => {
  const { bars, height } = barsOf([day(0), day(50), day(100, 1)])
  const [none, half, most] = bars
  expect(most!.y).toBe(0)
  expect(half!.barHeight / most!.barHeight).toBeCloseTo(0.5, 1)
  expect(none!.barHeight).toBe(1)
  for (const { y, barHeight } of bars) expect(y + barHeight).toBe(most!.barHeight)
  expect(most!.barHeight).toBeLessThan(height)
  expect(bars.map(({ hasContact }) => hasContact)).toEqual([false, false, true])
})

test('days without any looks at all are a flat line, and no day at all is no trouble', () => {
  expect(barsOf([day(0), day(0)]).bars.map(({ barHeight }) => barHeight)).toEqual([1, 1])
  expect(barsOf([])).toMatchObject({ bars: [], width: 8 })
})
