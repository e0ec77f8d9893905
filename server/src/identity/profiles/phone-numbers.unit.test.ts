import { expect, test } from 'vitest'
import { keptPhone } from './phone-numbers.ts'

test.each([
  ['(503) 555-0114', 'US', '5035550114'],
  ['+1 416 967 1111', 'US', '4169671111'],
  ['416 967 1111', 'CA', '4169671111'],
  ['+44 20 7183 8750', 'US', '+44 20 7183 8750'],
  ['020 7183 8750', 'GB', '+44 20 7183 8750'],
  ['123 456 7890', 'US', null],
  ['020 7183 8750', 'US', null],
  // The library has no rules for Antarctica; a number needs its country there.
  ['12345', 'AQ', null],
  ['+64 9 373 7599', 'AQ', '+64 9 373 7599'],
])('%s of %s is kept as %s', (typed, country, kept) => expect(keptPhone(typed, country)).toBe(kept))
