import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromText, formatExactMoney, formatMoney, isMoneyText, moneyTextFromTyped, textFromCents } from './money.ts'

describe('money', () => {
  test.each(['0', '0.5', '1250', '1250.50', '9999999999.99'])('%s is an amount on the wire', (text) => {
    expect(isMoneyText(text)).toBe(true)
  })
  test.each(['', '-1', '+1', '1,250', '1.255', '1e3', '.5', '1.', ' 1', 'free', '99999999999', 'NaN', '１２'])('%j is none', (text) => {
    expect(isMoneyText(text)).toBe(false)
    expect(() => centsFromText(text)).toThrow(RangeError)
  })
  test('cents and text are two sides of one amount', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => centsFromText(textFromCents(cents)) === cents))
  })
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [125_050, '1250.50'],
  ])('%i cents read %s', (cents, text) => expect(textFromCents(cents)).toBe(text))
  test('a fraction of a cent is a mistake in the program', () => expect(() => textFromCents(0.5)).toThrow(RangeError))

  test.each([
    ['$1,250.5', '1250.50'],
    [' 1250 ', '1250.00'],
    ['$ 12', '12.00'],
    ['1,234,567.89', '1234567.89'],
    ['2.4k', '2400.00'],
    ['$2.45 K', '2450.00'],
    ['1.2m', '1200000.00'],
    ['0.5m', '500000.00'],
    ['1.23456k', '1234.56'],
    ['9999.99999999M', '9999999999.99'],
  ])('%j typed is %s', (typed, text) => expect(moneyTextFromTyped(typed)).toBe(text))
  test.each([
    '1,25',
    '12,34.5',
    'free',
    '-1',
    '1.2.3',
    '',
    '1.250,50',
    '1250,50',
    'k',
    '2.4kk',
    '1,2k',
    '1.234567k',
    '99999m',
    '2.4 thousand',
  ])('%j typed is no amount', (typed) => expect(moneyTextFromTyped(typed)).toBeNull())

  test.each([
    ['1250.00', '$1,250'],
    ['1250.50', '$1,250.50'],
  ])('%s is shown as %s', (text, shown) => expect(formatMoney(text)).toBe(shown))
  test.each([
    ['1250.00', '$1,250.00'],
    ['-40.00', '-$40.00'],
    ['0.50', '$0.50'],
    ['7', '$7.00'],
  ])('%s is accounted for as %s', (text, shown) => expect(formatExactMoney(text)).toBe(shown))
})
