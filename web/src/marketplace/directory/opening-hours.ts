import type { PublicBusiness } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { WEEKDAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { text } from './business-page.text.ts'

type Hours = PublicBusiness['Hours']

export type OpeningDay = { readonly day: number; readonly name: string; readonly times: readonly string[]; readonly isToday: boolean }

const NAMES = [
  text.days.monday,
  text.days.tuesday,
  text.days.wednesday,
  text.days.thursday,
  text.days.friday,
  text.days.saturday,
  text.days.sunday,
]

/** All seven days, each with its times; none where it is closed. `today` is a day such as `2026-11-25`; null where it is not known yet. */
export function openingDays(hours: Hours, today: string | null): OpeningDay[] {
  const weekdayOfToday = today && weekdayOf(today)
  return WEEKDAYS.map((day) => ({ day, name: NAMES[day - 1]!, times: timesOn(hours, day), isToday: day === weekdayOfToday }))
}

function timesOn(hours: Hours, day: number): string[] {
  const times = hours.filter(({ Day }) => Day === day).toSorted((one, other) => one.From.localeCompare(other.From))
  return times.map(({ From, To }) => text.fromTo({ from: clockText(From), to: clockText(To) }))
}

/** Monday is 1. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** `09:00` -> `9:00 AM` */
function clockText(time: string): string {
  return new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
}
