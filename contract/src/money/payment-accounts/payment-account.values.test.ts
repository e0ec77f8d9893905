import { describe, expect, test } from 'vitest'
import { isRoutingNumber } from './payment-account.values.ts'

describe('a routing number', () => {
  test.each(['110000000', '021000021', '026009593', '121000248', '011401533'])('%s is one', (text) =>
    expect(isRoutingNumber(text)).toBe(true),
  )
  test.each(['110000001', '12000021', '0210000210', '02100002a', '000000000', ''])('%s is none', (text) =>
    expect(isRoutingNumber(text)).toBe(false),
  )
  test('with one digit changed is none', () => {
    for (let at = 0; at < 9; at += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const text = `${'021000021'.slice(0, at)}${digit}${'021000021'.slice(at + 1)}`
        expect(isRoutingNumber(text), text).toBe(text === '021000021')
      }
  })
})
