import { moneyTextFromTyped } from '@keystead/contract/values/money.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'

/*
 * What people type, as values of the contract, and back. Nothing typed is null. What is not understood stays the text
 * that it is, so that the contract's own rule answers "… is not valid." and nothing typed is lost.
 */

/** `$1,250.5` -> `"1250.50"`, `2.4k` -> `"2400.00"`. */
export function moneyValueOf(typed: string): string | null {
  const text = typed.trim()
  return text === '' ? null : (moneyTextFromTyped(text) ?? text)
}

/** `"1250.50"` -> `1,250.50`; whole dollars without cents. */
export function typedMoney(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = moneyTextFromTyped(value)
  if (text === null) return value
  const [dollars = '', cents = ''] = text.split('.')
  const grouped = Number(dollars).toLocaleString('en-US')
  return cents === '00' ? grouped : `${grouped}.${cents}`
}

/** `1,450` -> `1450`. */
export function numberValueOf(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const isPlain = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) || /^-?\.\d+$/.test(text)
  return isPlain ? Number(text.replaceAll(',', '')) : text
}

/** `1450` -> `1450`; years and counts read better without separators. */
export function typedNumber(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

/** `3035550123` -> `(303) 555-0123`; anything else as it was typed, numbers with the plus of another country among it. */
export function typedPhone(typed: string): string {
  if (/^\s*\+\s*[^1\s]/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? phoneText(digits) : typed
}
