import type { OpeningTime } from '@keystead/contract/people/businesses/opening-time.schemas.ts'
import { WEEKDAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { clockText } from '@keystead/contract/values/clock-times.ts'
import { text } from './opening-hours.text.ts'

export type OpeningDay = { readonly day: number; readonly name: string; readonly times: readonly string[]; readonly isToday: boolean }

const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = text.days
const NAMES = [monday, tuesday, wednesday, thursday, friday, saturday, sunday]

/** Monday is 1. */
export function weekdayName(day: number): string {
  return NAMES[day - 1] ?? ''
}

/** All seven days, each with its times; none where it is closed. `today` is a day such as `2026-11-25`; null where it is not known yet. */
export function openingDays(hours: readonly OpeningTime[], today: string | null): OpeningDay[] {
  const weekdayOfToday = today && weekdayOf(today)
  return WEEKDAYS.map((day) => ({ day, name: weekdayName(day), times: timesOn(hours, day), isToday: day === weekdayOfToday }))
}

function timesOn(hours: readonly OpeningTime[], day: number): string[] {
  const times = hours.filter(({ Day }) => Day === day).toSorted((one, other) => one.From.localeCompare(other.From))
  return times.map(({ From, To }) => text.fromTo({ from: clockText(From), to: clockText(To) }))
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The days that are open with their times, days in a row that have the same as one: `['Monday to Friday', '9:00 AM to 5:00 PM']`. */
export function hoursInWords(hours: readonly OpeningTime[]): [day: string, times: string][] {
  const rows: { first: number; last: number; times: string }[] = []
  for (const { day, times: each } of openingDays(hours, null).filter(({ times }) => times.length > 0)) {
    const times = each.join(', ')
    const before = rows.at(-1)
    if (before?.last === day - 1 && before.times === times) before.last = day
    else rows.push({ first: day, last: day, times })
  }
  return rows.map(({ first, last, times }) => [
    first === last ? weekdayName(first) : text.fromTo({ from: weekdayName(first), to: weekdayName(last) }),
    times,
  ])
}
