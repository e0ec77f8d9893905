import { expect, test } from 'vitest'
import { holdsCardNumber, isCardInPlaceOfKey } from './card-numbers.ts'

test.each(['4242424242424242', 'card 4242 4242 4242 4242 exp 12/34', '5555-5555-5555-4444', '378282246310005', '6011000990139424'])(
  '%s may be a card',
  (text) => expect(holdsCardNumber(text)).toBe(true),
)

test.each([
  '',
  '4242424242424241',
  '(303) 555-0142',
  '1420 Elm Street, 80202',
  '424242424242',
  '42424242424242424242',
  '4242\n4242\n4242\n4242',
  '0000000000000000',
  '4242  4242  4242  4242',
])('%j is none', (text) => expect(holdsCardNumber(text)).toBe(false))

test.each(['4242424242424242', 'Visa 4242 4242 4242 4242', '4242-4242-4242-4242'])('%s is given for a key', (text) =>
  expect(isCardInPlaceOfKey(text)).toBe(true),
)

test.each(['ka_f3c1b2ea-4242-4242-4242-424242424242', 'pm_1N4242424242424242x'])('%s is a key', (text) =>
  expect(isCardInPlaceOfKey(text)).toBe(false),
)

test('long runs of digits and gaps take no time', () => {
  const began = Date.now()
  expect(holdsCardNumber('4 '.repeat(200_000))).toBe(false)
  expect(isCardInPlaceOfKey('4 '.repeat(200_000))).toBe(false)
  expect(Date.now() - began).toBeLessThan(1_000)
})
