import { expect, test } from 'vitest'
import { expiryOf, shownAs } from './document-texts.ts'

test.each([
  ['2026-11-26', 'expired'],
  // Its last day still counts.
  ['2026-11-27', 'soon'],
  ['2026-12-27', 'soon'],
  ['2026-12-28', null],
  [null, null],
])('on Nov 27, what ends on %s is %s', (day, state) => expect(expiryOf(day, '2026-11-27')).toBe(state))

test('what a browser can’t show is told in words', () => {
  expect(shownAs('application/pdf')).toBe('pdf')
  expect(shownAs('image/webp')).toBe('picture')
  expect(shownAs('application/msword')).toBe('words')
})
