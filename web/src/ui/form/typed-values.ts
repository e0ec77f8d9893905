import { isCalendarDate } from '@keystead/contract/values/dates.ts'
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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `11/20/2026`, `11-20-26`, `Nov 20, 2026`, `20 November 2026`, `2026-11-20` -> `"2026-11-20"`. Month before day, as in the US. */
export function dateValueOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const date = dateFromNumbers(text) ?? dateFromWords(text)
  return date && isCalendarDate(date) ? date : text
}

/** `"2026-11-20"` -> `11/20/2026`. */
export function typedDate(value: unknown): string {
  if (typeof value !== 'string') return ''
  return isCalendarDate(value) ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1') : value
}

function dateFromNumbers(text: string): string | null {
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) {
    const [year = '', month = '', day = ''] = text.split('-')
    return isoDate(year, month, day)
  }
  const match = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(text)
  return match ? isoDate(match[3] ?? '', match[1] ?? '', match[2] ?? '') : null
}

function dateFromWords(text: string): string | null {
  const match = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  const turned = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]+)\.?,?\s+(\d{4})$/i.exec(text)
  const [word, day, year] = match ? [match[1], match[2], match[3]] : [turned?.[2], turned?.[1], turned?.[3]]
  const month = word && word.length >= 3 ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) : -1
  return month < 0 ? null : isoDate(year ?? '', String(month + 1), day ?? '')
}

/** A year of two digits belongs to this century. */
function isoDate(year: string, month: string, day: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `3035550123` -> `(303) 555-0123`; anything else as it was typed, numbers with the plus of another country among it. */
export function typedPhone(typed: string): string {
  if (/^\s*\+\s*[^1\s]/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? phoneText(digits) : typed
}
