import { expect, test } from 'vitest'
import { pageNumbers, rangeText } from './page-numbers.ts'

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [0, 9, [0, 1, null, 8]],
  [5, 20, [0, null, 4, 5, 6, null, 19]],
  [2, 20, [0, 1, 2, 3, null, 19]],
  [19, 20, [0, null, 18, 19]],
])('page %i of %i shows %j', (current, count, shown) => {
  expect(pageNumbers(current, count)).toEqual(shown)
})

test('a gap of one page shows the page instead of dots', () => {
  expect(pageNumbers(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test.each([
  [0, 14, '1–10 of 14'],
  [1, 14, '11–14 of 14'],
  [120, 1_204, '1,201–1,204 of 1,204'],
  [2, 14, 'None of 14'],
])('page %i of ten each, of %i: %s', (PageIndex, TotalCount, text) => {
  expect(rangeText({ PageIndex, PageSize: 10, TotalCount })).toBe(text)
})
