import { describe, expect, test } from 'vitest'
import { moneyValueOf, numberValueOf, typedMoney, typedNumber, typedPhone } from './typed-values.ts'

describe('money', () => {
  test.each([
    ['$1,250.5', '1250.50'],
    [' 1250 ', '1250.00'],
    ['0', '0.00'],
    ['2.4k', '2400.00'],
    // In Europe this is one thing, in the US a slip: told, and not guessed.
    ['1.250,50', '1.250,50'],
    ['', null],
    ['   ', null],
    ['12,50', '12,50'],
    ['about 900', 'about 900'],
    ['-5', '-5'],
  ])('%j is the value %j', (typed, value) => expect(moneyValueOf(typed)).toBe(value))

  test.each([
    ['1250.00', '1,250'],
    ['1250.50', '1,250.50'],
    ['1234567.00', '1,234,567'],
    [null, ''],
    ['about 900', 'about 900'],
  ])('the value %j reads %j', (value, text) => expect(typedMoney(value)).toBe(text))

  test('what is shown is understood again', () => expect(moneyValueOf(typedMoney('9999999999.99'))).toBe('9999999999.99'))
})

describe('numbers', () => {
  test.each([
    ['1,450', 1450],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['', null],
    ['1,45', '1,45'],
    ['two', 'two'],
  ])('%j is the value %j', (typed, value) => expect(numberValueOf(typed)).toBe(value))

  test('a number shows without separators, nothing shows nothing', () => {
    expect([typedNumber(2024), typedNumber(null), typedNumber('two')]).toEqual(['2024', '', 'two'])
  })
})

test('ten digits become a phone number, anything else stays', () => {
  expect([typedPhone('3035550123'), typedPhone('+1 303.555.0123'), typedPhone('12345')]).toEqual([
    '(303) 555-0123',
    '(303) 555-0123',
    '12345',
  ])
  // Ten digits, and none of America's.
  expect(typedPhone('+65 6123 4567')).toBe('+65 6123 4567')
})
