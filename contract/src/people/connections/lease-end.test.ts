import { expect, test } from 'vitest'
import { endChange, leaseEndText } from './lease-end.ts'

test.each([
  ['2026-11-30', '2027-11-30', 'extended', 'extended until Nov 30, 2027'],
  ['2026-11-30', null, 'open-ended', 'made month to month'],
  [null, '2026-11-30', 'limited', 'changed to end on Nov 30, 2026'],
  ['2027-11-30', '2026-11-30', 'shortened', 'changed to end on Nov 30, 2026'],
] as const)('from %s to %s it is %s', (from, to, change, text) => {
  expect(endChange(from, to)).toBe(change)
  expect(leaseEndText(from, to)).toBe(text)
})

test('the same end changes nothing', () => {
  expect(endChange(null, null)).toBe('none')
  expect(endChange('2026-11-30', '2026-11-30')).toBe('none')
})
