import { isMoneyText } from '@keystead/contract/values/money.ts'
import { isCalendarDate, yearFromDigits } from '@keystead/contract/values/dates.ts'

/*
 * What people type into cells, read generously: money with signs and commas, sizes with units, dates both ways round.
 * Every function takes a trimmed text that is not empty and answers null where it cannot tell.
 */

/** Nothing that is longer was ever a number, an amount, a count or a date. */
const LONGEST_VALUE = 200

/** A cell as patterns may see it: short, and with single spaces. Null for what is too long to be a value. */
function valueText(text: string): string | null {
  const line = oneLine(text)
  return line.length > LONGEST_VALUE ? null : line
}

const NOTHING = new Set([
  '',
  'null',
  'nil',
  'none',
  'n/a',
  'na',
  '#n/a',
  'nan',
  'undefined',
  'unknown',
  'tbd',
  '-',
  '--',
  '?',
  '(none)',
  '(null)',
])

/** Whether a cell says that there is nothing to say. */
export function saysNothing(text: string): boolean {
  return text.length < 10 && NOTHING.has(text.toLowerCase())
}

/** Letters and digits alone, in lower case: `Single-Family House` -> `singlefamilyhouse`. */
export function bareWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

const AMOUNT = /^(?:us\$|usd|\$)? ?([\d.,]+) ?(?:usd|us dollars?|dollars?)? ?(?:[/|-]|\bper\b|\ba\b|\ban\b)? ?([a-z][a-z0-9 |/-]*)?\.?$/i

/** `$1,560 Weekly` -> `{ amount: '1560', rest: 'Weekly' }`; the rest is what stands behind the number. */
export function moneyOf(text: string): { amount: string; rest: string } | null {
  const match = AMOUNT.exec(valueText(text) ?? '')
  const amount = match && decimalOf(match[1]!)
  return match && amount !== null && isMoneyText(amount!) ? { amount: amount!, rest: match[2]?.trim() ?? '' } : null
}

/** Digits with commas between thousands, or a comma before two decimals as European spreadsheets write it. */
function decimalOf(digits: string): string | null {
  if (/^\d+$/.test(digits)) return digits
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits) || /^\d*\.\d*$/.test(digits)) return withoutZeros(digits.replaceAll(',', ''))
  if (/^\d+,\d{1,2}$/.test(digits)) return withoutZeros(digits.replace(',', '.'))
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(digits)) return withoutZeros(digits.replaceAll('.', '').replace(',', '.'))
  return null
}

/** `1390.50000` -> `1390.5`, `.5` -> `0.5`, `1390.` -> `1390`. */
function withoutZeros(decimal: string): string | null {
  const [whole = '', fraction = ''] = decimal.split('.')
  const short = fraction.replace(/(?<!0)0+$/, '')
  if (!whole && !fraction) return null
  return short ? `${whole || '0'}.${short}` : whole || '0'
}

const NUMBER = /^(-?[\d.,]+)(?: ?\+)?(.*)$/s

/** `1,250 sq ft` -> `{ value: 1250, rest: 'sq ft' }`. */
export function numberOf(text: string): { value: number; rest: string } | null {
  const match = NUMBER.exec(valueText(text) ?? '')
  if (!match) return null
  const negative = match[1]!.startsWith('-')
  const decimal = decimalOf(match[1]!.replace('-', ''))
  return decimal === null ? null : { value: negative ? -Number(decimal) : Number(decimal), rest: match[2]!.trim() }
}

/** `2½ baths`, `2 1/2`, `2.5` -> 2.5; `studio` -> 0. The words that may stand behind are the caller's. */
export function countOf(text: string, unit: RegExp): number | null {
  const plain = (valueText(text) ?? '').toLowerCase().replace(/ ?½/, '.5').replace(/ 1\/2/, '.5').replace(/^\.5/, '0.5')
  if (/^(studio|efficiency|bachelor)\b/.test(plain)) return 0
  const read = numberOf(plain)
  return read && (read.rest === '' || unit.test(read.rest)) ? read.value : null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Spreadsheets count days from here. */
const SPREADSHEET_EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** ISO (`2026-11-20`, with a time or without), US (`11/20/2026`, `11-20-26`), in words, or a spreadsheet's day number. */
export function dateOf(cell: string): string | null {
  const text = valueText(cell) ?? ''
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return calendarDate(iso[1]!, iso[2]!, iso[3]!)
  const us = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (us) return calendarDate(us[3]!, us[1]!, us[2]!)
  const monthFirst = /^([a-z]{3})[a-z]*\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/i.exec(text)
  if (monthFirst) return calendarDate(monthFirst[3]!, monthNumber(monthFirst[1]!), monthFirst[2]!)
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})$/i.exec(text)
  if (dayFirst) return calendarDate(dayFirst[3]!, monthNumber(dayFirst[2]!), dayFirst[1]!)
  if (/^[2-7]\d{4}(\.\d+)?$/.test(text))
    return new Date(SPREADSHEET_EPOCH_MS + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
  return null
}

function monthNumber(name: string): string {
  return String(MONTHS.indexOf(name.toLowerCase()) + 1)
}

function calendarDate(year: string, month: string, day: string): string | null {
  const date = `${yearFromDigits(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/** Several values in one cell: `Cats,Dogs`, `Pool; Elevator`, `Monthly|Weekly`. */
export function listOf(text: string): string[] {
  return text
    .split(/[,;|\n]|\s\/\s|\band\b|&/i)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Text for one line: line breaks and control characters become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]+/g, ' ').trim()
}

/** Text of several lines without the control characters that no page can show. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]+/g, ' ')
    .trim()
}
