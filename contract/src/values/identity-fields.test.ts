import { expect, test } from 'vitest'
import { isSsn } from './identity-fields.ts'

test.each([
  ['123456789', true],
  ['899121234', true],
  ['000121234', false],
  ['666121234', false],
  ['900121234', false],
  ['123001234', false],
  ['123450000', false],
  ['12345678', false],
])('%s as a Social Security number: %s', (digits, isOne) => expect(isSsn(digits)).toBe(isOne))
