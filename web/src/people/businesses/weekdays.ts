import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { WEEKDAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { text } from './business-form.text.ts'

const NAMES = [text.days.d1, text.days.d2, text.days.d3, text.days.d4, text.days.d5, text.days.d6, text.days.d7] as const

/** Monday is 1. */
export function weekdayName(day: number): string {
  return NAMES[day - 1] ?? ''
}

/** `09:00` -> `9:00 AM` */
function clockText(time: string): string {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The days that are open with their times, days in a row that have the same as one: `['Monday to Friday', '9:00 AM to 5:00 PM']`. */
export function hoursInWords(hours: BusinessDetails['Hours']): [day: string, times: string][] {
  const rows: { first: number; last: number; times: string }[] = []
  for (const day of WEEKDAYS) {
    const times = timesOf(hours.filter(({ Day }) => Day === day))
    const before = rows.at(-1)
    if (times === '') continue
    if (before?.last === day - 1 && before.times === times) before.last = day
    else rows.push({ first: day, last: day, times })
  }
  return rows.map(({ first, last, times }) => [
    first === last ? weekdayName(first) : text.fromTo({ from: weekdayName(first), to: weekdayName(last) }),
    times,
  ])
}

function timesOf(hours: BusinessDetails['Hours']): string {
  return hours
    .toSorted((one, other) => one.From.localeCompare(other.From))
    .map(({ From, To }) => text.fromTo({ from: clockText(From), to: clockText(To) }))
    .join(', ')
}
