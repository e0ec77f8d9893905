import type { ReferenceItem } from '../../values/reference-items.ts'

/** States of a tour, as RESO names those of a showing request. */
export const TOUR_STATES = ['Pending', 'Confirmed', 'Denied', 'Cancelled'] as const
export type TourState = (typeof TOUR_STATES)[number]

/** Who lists the home, and who wants to see it. */
export const TOUR_SIDES = ['lister', 'visitor'] as const
export type TourSide = (typeof TOUR_SIDES)[number]

type Step = {
  readonly by: readonly TourSide[]
  readonly from: readonly TourState[]
  readonly to: TourState
  /** It answers times that the other side has named, so it takes one that has not passed, and is this side's turn. */
  readonly answersTimes: boolean
}

/** What may happen to a tour, by whom, from which states, and what it is then. Denied and cancelled are final. */
export const TOUR_STEPS = {
  confirm: { by: ['lister'], from: ['Pending'], to: 'Confirmed', answersTimes: true },
  propose: { by: ['lister'], from: ['Pending', 'Confirmed'], to: 'Pending', answersTimes: false },
  deny: { by: ['lister'], from: ['Pending'], to: 'Denied', answersTimes: false },
  accept: { by: ['visitor'], from: ['Pending'], to: 'Confirmed', answersTimes: true },
  cancel: { by: ['lister', 'visitor'], from: ['Pending', 'Confirmed'], to: 'Cancelled', answersTimes: false },
} as const satisfies Record<string, Step>
export type TourStep = keyof typeof TOUR_STEPS

export type TourStanding = {
  readonly State: TourState
  /** Who has to answer a pending one. */
  readonly WaitsFor: TourSide
  /** The confirmed time is over, or all times that were named have passed. */
  readonly IsOver: boolean
}

/** The same question for the server's guard and for the buttons of both sides. */
export function tourCan(step: TourStep, side: TourSide, { State, WaitsFor, IsOver }: TourStanding): boolean {
  const { by, from, answersTimes }: Step = TOUR_STEPS[step]
  if (!by.includes(side) || !from.includes(State)) return false
  if (State === 'Confirmed' && IsOver) return false
  return !answersTimes || (WaitsFor === side && !IsOver)
}

/** Why a request is turned down. About the calendar and the home, never about the person. */
export const DENIAL_REASONS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'The home is taken' },
  { Id: 2, Text: 'None of these times work' },
  { Id: 3, Text: 'No more tours are planned' },
  { Id: 4, Text: 'Another reason' },
]

export const MOST_TIMES = 3
/** A tour is asked for no further ahead than this. */
export const MOST_DAYS_AHEAD = 60
export const DEFAULT_MINUTES = 30
export const MINUTES_CHOICES = [15, 30, 45, 60, 90, 120] as const

/** Which part of the list: waits for an answer, is to come, or is over. */
export const TOUR_LISTS = ['waiting', 'coming', 'over'] as const
export type TourList = (typeof TOUR_LISTS)[number]

/** `Sat, Nov 28, 10:00 AM MST`: when to be there, in the time zone of the home. */
export function formatTourTime(instant: string, timeZone: string): string {
  const moment = new Date(instant)
  const day = moment.toLocaleDateString('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  return `${day}, ${time}`
}
