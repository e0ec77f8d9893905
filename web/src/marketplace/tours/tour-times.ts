import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { MINUTES_CHOICES, type TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { halfHours } from '@keystead/contract/values/clock-times.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './tour-times.text.ts'

const FIRST_HOUR = 7
const LAST_HOUR = 21

/** Every half hour in which people look at homes: `10:30` as `10:30 AM`. */
export const TIME_CHOICES = halfHours(FIRST_HOUR, (LAST_HOUR - FIRST_HOUR) * 2 + 1)

export const LENGTH_CHOICES = MINUTES_CHOICES.map((minutes) => ({ Id: minutes, Text: lengthText(minutes) }))

/** `45 minutes`, `1 hour`, `1½ hours`. */
export function lengthText(minutes: number): string {
  if (minutes < 60) return text.minutes({ count: minutes })
  return text.hours({ count: minutes / 60, length: `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : '½'}` })
}

/** What a time zone is called by those who live in it: `Mountain Time`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** `Saturday, November 28` where the home is: the head of a day in a list. */
export function dayText(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })
}

/** Tours that follow each other, by day. The list is in order already. */
export function byDay(tours: readonly Tour[]): { day: string; tours: Tour[] }[] {
  const days: { day: string; tours: Tour[] }[] = []
  for (const tour of tours) {
    const day = tour.StartsAt === null ? '' : dayText(tour.StartsAt, tour.TimeZone)
    const last = days.at(-1)
    if (last?.day === day) last.tours.push(tour)
    else days.push({ day, tours: [tour] })
  }
  return days
}

/** How it stands, for the side that reads it. */
export function standingText({ State, WaitsFor, IsOver, AnsweredBy }: Tour, side: TourSide): { text: string; tone: Tone } {
  switch (State) {
    case 'Confirmed':
      return IsOver ? { text: text.over, tone: 'neutral' } : { text: text.confirmed, tone: 'good' }
    case 'Denied':
      return { text: text.declined, tone: 'bad' }
    case 'Cancelled':
      return { text: text.canceled, tone: 'neutral' }
    case 'Pending':
      if (IsOver) return { text: text.timeHasPassed, tone: 'neutral' }
      // Someone else answers it for this side.
      if (WaitsFor === side && AnsweredBy) return { text: text.waitsFor({ name: AnsweredBy.Name }), tone: 'info' }
      if (WaitsFor === side) return { text: text.waitsForYou, tone: 'warn' }
      return { text: side === 'lister' ? text.waitsForVisitor : text.waitsForAnswer, tone: 'info' }
  }
}
