import { expect, test } from 'vitest'
import { equalPercents, percentText, typedWholeBps } from './owner-texts.ts'

test.each([
  [60, '60%'],
  [33.34, '33.34%'],
  [0, '0%'],
  [0.5, '0.5%'],
])('%d reads %s', (percent, text) => expect(percentText(percent)).toBe(text))

test.each([
  [1, [100]],
  [2, [50, 50]],
  [3, [33.34, 33.33, 33.33]],
  [7, [14.29, 14.29, 14.29, 14.29, 14.28, 14.28, 14.28]],
])('%d equal parts make a whole', (count, parts) => {
  expect(equalPercents(count)).toEqual(parts)
  expect(typedWholeBps(parts.map((OwnershipPercent) => ({ OwnershipPercent })))).toBe(10_000)
})

test('what is not a number yet counts as nothing', () => {
  expect(typedWholeBps([{ OwnershipPercent: 40 }, { OwnershipPercent: 'x' }, { OwnershipPercent: null }, {}])).toBe(4_000)
})
