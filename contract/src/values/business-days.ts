import { addDays } from './dates.ts'

/*
 * Days on which banks move money: Monday to Friday, without the holidays of the Federal Reserve. One that falls on a Sunday is kept on the Monday
 * after it; one on a Saturday is not moved, since banks are open on the Friday before.
 */

/** `addBusinessDays("2026-11-25", 2)` -> `"2026-11-30"`: Thanksgiving and a weekend lie between. */
export function addBusinessDays(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    if (isBusinessDay(at)) left -= 1
  }
  return at
}

export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6) return false
  return !isHoliday(day) && !(weekday === 1 && isHoliday(addDays(day, -1)))
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** New Year, Juneteenth, Independence Day, Veterans Day, Christmas. */
const FIXED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])
/** The how manieth weekday (Monday is 1) of a month; the last one is -1. */
const MOVING: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, 1, 3], // Martin Luther King Jr.
  [2, 1, 3], // Washington
  [5, 1, -1], // Memorial Day
  [9, 1, 1], // Labor Day
  [10, 1, 2], // Columbus
  [11, 4, 4], // Thanksgiving
]

function isHoliday(day: string): boolean {
  if (FIXED.has(day.slice(5))) return true
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  return MOVING.some(([ofMonth, weekday, nth]) => {
    if (month !== ofMonth || weekdayOf(day) !== weekday) return false
    return nth > 0 ? Math.ceil(date / 7) === nth : Number(addDays(day, 7).slice(5, 7)) !== month
  })
}
