import { addDays, isCalendarDate, yearFromDigits } from '@keystead/contract/values/dates.ts'

/*
 * Days as people in the US type them. What is not understood stays the text that it is, so that the contract's own rule
 * answers "… is not valid." and nothing typed is lost.
 */

/** No day is longer to say; what is longer is not taken apart. */
const LONGEST = 40
/** A day without a year is the next one, unless it has just gone by: on January 5, `Dec 20` was two weeks ago. */
const JUST_PAST_DAYS = 30

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const NEAR_DAYS: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
])
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** They join words and say nothing by themselves. */
const FILLERS = ['of', 'the', 'on']

/**
 * `11/20/2026`, `1/5`, `Nov 20, 2026`, `jan 5`, `2026-11-20`, `tomorrow`, `in 2 weeks`, `next friday`, `end of march` ->
 * `"2026-11-20"`. Month before day, as in the US. `today`: where the reader is, or where the home is; while it is not known,
 * only days with their year are understood.
 */
export function dateValueOf(typed: string, today: string | null): string | null {
  const text = typed.trim()
  if (text === '') return null
  if (text.length > LONGEST) return text
  const date = dateFromNumbers(text, today) ?? dateFromWords(text, today)
  return date && isCalendarDate(date) ? date : text
}

/** `"2026-11-20"` -> `11/20/2026`. */
export function typedDate(value: unknown): string {
  if (typeof value !== 'string') return ''
  return isCalendarDate(value) ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1') : value
}

/** `"2027-01-05"` -> `Tue, Jan 5, 2027`, where `jan 5` was typed. */
export function readDate(value: string): string {
  return new Date(`${value}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}

function dateFromNumbers(text: string, today: string | null): string | null {
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) {
    const [year = '', month = '', day = ''] = text.split('-')
    return isoDate(Number(year), Number(month), Number(day))
  }
  const [, month, day, year] = /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{4}|\d{2}))?$/.exec(text) ?? []
  if (month === undefined || day === undefined) return null
  return year === undefined ? soonest(Number(month), Number(day), today) : isoDate(yearFromDigits(year), Number(month), Number(day))
}

function dateFromWords(text: string, today: string | null): string | null {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !FILLERS.includes(word))
  return monthBeforeDay(words, today) ?? dayBeforeMonth(words, today) ?? (today && dayFrom(words, today))
}

/** `jan 5`, `january 5th 2027`, `march first`. */
function monthBeforeDay([monthWord = '', dayWord = '', year, ...rest]: readonly string[], today: string | null): string | null {
  const month = monthOf(monthWord)
  const day = dayOf(dayWord)
  if (month === null || day === null || day === 'last' || rest.length > 0) return null
  return dateIn({ month, year }, day, today)
}

/** `5 jan 2027`, `first of next month`, `end of march`, `end of the year`. */
function dayBeforeMonth([dayWord = '', ...words]: readonly string[], today: string | null): string | null {
  const day = dayOf(dayWord)
  if (day === null) return null
  const [monthWord = '', year, ...rest] = words
  const month = monthOf(monthWord)
  if (month !== null) return rest.length > 0 ? null : dateIn({ month, year }, day, today)
  return today && dayOfNamedMonth(day, words.join(' '), today)
}

function dayOfNamedMonth(day: number | 'last', name: string, today: string): string | null {
  const [year, month] = partsOf(today)
  if (name === 'year' || name === 'this year') return day === 'last' ? isoDate(year, 12, 31) : null
  if (name === 'next month') return dayInMonth(year, month + 1, day)
  if (name !== 'month' && name !== 'this month') return null
  const date = dayInMonth(year, month, day)
  // The first of the month is one that is still to come.
  return date < today && name === 'month' ? dayInMonth(year, month + 1, day) : date
}

/** `tomorrow`, `friday`, `next friday`, `in 2 weeks`. */
function dayFrom(words: readonly string[], today: string): string | null {
  const [first = '', second = '', third = ''] = words
  const near = words.length === 1 ? NEAR_DAYS.get(first) : undefined
  if (near !== undefined) return addDays(today, near)
  if (words.length === 3 && first === 'in') return inSoMany(second, third, today)
  const weekday = weekdayOf(words.at(-1) ?? '')
  if (weekday === null || words.length > 2) return null
  const dayOfWeek = new Date(`${today}T00:00:00Z`).getUTCDay()
  if (words.length === 1 || first === 'this') return addDays(today, (weekday - dayOfWeek + 7) % 7)
  // Of the week that begins on the coming Sunday.
  return first === 'next' ? addDays(today, 7 - dayOfWeek + weekday) : null
}

function inSoMany(count: string, unit: string, today: string): string | null {
  const number = /^\d{1,3}$/.test(count) ? Number(count) : count === 'a' || count === 'an' ? 1 : COUNTS.indexOf(count)
  if (number < 0) return null
  if (unit === 'day' || unit === 'days') return addDays(today, number)
  if (unit === 'week' || unit === 'weeks') return addDays(today, 7 * number)
  if (unit === 'month' || unit === 'months') return monthsFrom(today, number)
  return unit === 'year' || unit === 'years' ? monthsFrom(today, 12 * number) : null
}

/** The same day of a later month, or its last one. */
function monthsFrom(today: string, months: number): string {
  const [year, month, day] = partsOf(today)
  return dayInMonth(year, month + months, Math.min(day, lastDayOf(year, month + months)))
}

function dateIn({ month, year }: { month: number; year: string | undefined }, day: number | 'last', today: string | null): string | null {
  if (year === undefined) return soonest(month, day, today)
  return /^(\d{4}|\d{2})$/.test(year) ? dayInMonth(yearFromDigits(year), month, day) : null
}

/** The next day of this name; February 29 may be years ahead. */
function soonest(month: number, day: number | 'last', today: string | null): string | null {
  if (today === null) return null
  const earliest = addDays(today, -JUST_PAST_DAYS)
  const [thisYear] = partsOf(today)
  for (let year = thisYear - 1; year <= thisYear + 8; year += 1) {
    const date = isoDate(year, month, day === 'last' ? lastDayOf(year, month) : day)
    if (isCalendarDate(date) && date >= earliest) return date
  }
  return null
}

function monthOf(word: string): number | null {
  const index = word.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(word))
  return index === -1 ? null : index + 1
}

function weekdayOf(word: string): number | null {
  const index = word.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(word))
  return index === -1 ? null : index
}

function dayOf(word: string): number | 'last' | null {
  if (word === 'end' || word === 'last') return 'last'
  if (word === 'first' || word === 'start' || word === 'beginning') return 1
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? []
  return number === undefined ? null : Number(number)
}

/** The thirteenth month is January of the next year. A day that its month does not have makes no date. */
function dayInMonth(year: number, month: number, day: number | 'last'): string {
  const first = new Date(Date.UTC(year, month - 1, 1))
  return isoDate(first.getUTCFullYear(), first.getUTCMonth() + 1, day === 'last' ? lastDayOf(year, month) : day)
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return date.split('-').map(Number) as [number, number, number]
}

function isoDate(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
