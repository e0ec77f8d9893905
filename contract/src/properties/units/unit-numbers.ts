import { LONGEST_UNIT_NUMBER } from '../fields/property.values.ts'

/** As many units as one command makes. */
export const MAX_UNITS_AT_ONCE = 50

export type UnitNumbers = { readonly numbers: readonly string[]; readonly problem: string | null }

/**
 * The units that someone means by `101-104, 201-204, PH1`: numbers, ranges that count (`101-112`, `A1-A6`) and ranges
 * of letters (`4A-4D`), separated by commas, semicolons or lines. The order is kept. What cannot be understood is named.
 */
export function unitNumbersFrom(typed: string): UnitNumbers {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
  const numbers: string[] = []
  for (const part of parts) {
    const expanded = expandedPart(part)
    if (typeof expanded === 'string') return { numbers: [], problem: expanded }
    numbers.push(...expanded)
    if (numbers.length > MAX_UNITS_AT_ONCE) return { numbers: [], problem: `At most ${MAX_UNITS_AT_ONCE} units can be added at once.` }
  }
  const tooLong = numbers.find((number) => number.length > LONGEST_UNIT_NUMBER)
  if (tooLong) return { numbers: [], problem: `A unit can have at most ${LONGEST_UNIT_NUMBER} characters.` }
  const twice = numbers.find((number, index) => numbers.slice(0, index).some((before) => isSameUnit(before, number)))
  if (twice) return { numbers: [], problem: `Unit ${twice} is there twice.` }
  return { numbers, problem: null }
}

/** Doors are told apart without regard to case. */
export function isSameUnit(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** `A-1 - A-6`: with a space beside it the dash is the one of the range; else it is the first. */
const SPACED_RANGE = /^(\S+)(?: [-–—] ?|[-–—] )(\S+)$/
const RANGE = /^([^\s–—-]+)[-–—](\S+)$/

/** All units of a range, the part itself where it is none, or what is wrong with it. */
function expandedPart(part: string): string[] | string {
  const ends = SPACED_RANGE.exec(part) ?? RANGE.exec(part)
  if (!ends) return [part]
  const [, first = '', last = ''] = ends
  return countedRange(first, last) ?? letteredRange(first, last) ?? asOneUnit(part, first, last)
}

/** `A-12` and `B-2` are names of doors, no ranges; `110-101` and `101-A` are neither. */
function asOneUnit(part: string, first: string, last: string): string[] | string {
  const isName = /^[A-Za-z]+$/.test(first) && /^\d+$/.test(last)
  return isName ? [part] : `“${part}” is not a range of units. Write the smaller one first, such as 101-112.`
}

/** `101-112`, `A1-A6`, `101-12` for 101 to 112. Leading zeros stay. */
function countedRange(first: string, last: string): string[] | null {
  const from = /^(\D*)(\d+)$/.exec(first)
  const to = /^(\D*)(\d+)$/.exec(last)
  if (!from || !to) return null
  const [, prefix = '', fromDigits = ''] = from
  const [, toPrefix = '', toDigits = ''] = to
  if (toPrefix !== '' && !isSameUnit(toPrefix, prefix)) return null
  // A name such as `A-12` has no number before the dash, so it never comes here.
  const start = Number(fromDigits)
  const end = toDigits.length < fromDigits.length ? Number(fromDigits.slice(0, -toDigits.length) + toDigits) : Number(toDigits)
  if (end <= start) return null
  const count = Math.min(end - start, MAX_UNITS_AT_ONCE) + 1
  return Array.from({ length: count }, (_, index) => prefix + String(start + index).padStart(fromDigits.length, '0'))
}

/** `4A-4D`, `A-F`. */
function letteredRange(first: string, last: string): string[] | null {
  const from = /^(\d*)([A-Za-z])$/.exec(first)
  const to = /^(\d*)([A-Za-z])$/.exec(last)
  if (!from || !to) return null
  const [, prefix = '', fromLetter = ''] = from
  const [, toPrefix = '', toLetter = ''] = to
  const start = fromLetter.charCodeAt(0)
  const end = toLetter.charCodeAt(0)
  const isOneCase = (fromLetter === fromLetter.toUpperCase()) === (toLetter === toLetter.toUpperCase())
  if ((toPrefix !== '' && toPrefix !== prefix) || end <= start || !isOneCase) return null
  return Array.from({ length: end - start + 1 }, (_, index) => prefix + String.fromCharCode(start + index))
}
