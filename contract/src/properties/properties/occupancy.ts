import { addDays } from '../../values/dates.ts'
import { LEASE_ENDS_SOON_DAYS } from './due-days.ts'

/**
 * What a home is on a day, by its leases that are recorded. `notice`: those who live there have said when they move out. `ending`: the
 * last day is near, and no other lease follows. `upcoming`: no one lives there, and a lease is to begin. `off-books`: it is not for lease.
 */
export const OCCUPANCIES = ['occupied', 'notice', 'ending', 'upcoming', 'vacant', 'off-books'] as const
export type OccupancyStatus = (typeof OCCUPANCIES)[number]

export const OCCUPANCY_TEXTS: Readonly<Record<OccupancyStatus, string>> = {
  occupied: 'Occupied',
  notice: 'Notice given',
  ending: 'Ending soon',
  upcoming: 'Upcoming',
  vacant: 'Vacant',
  'off-books': 'Not for rent',
}

/** Someone lives there. */
export const LIVED_IN: readonly OccupancyStatus[] = ['occupied', 'notice', 'ending']

/** Why a home is not for lease, where that does not follow from its being for sale alone. */
export const OFF_BOOKS_REASONS = ['owner-occupied', 'renovation', 'other'] as const
export type OffBooksReason = (typeof OFF_BOOKS_REASONS)[number]

export const OFF_BOOKS_TEXTS: Readonly<Record<OffBooksReason, string>> = {
  'owner-occupied': 'I live here',
  renovation: 'It is being renovated',
  other: 'Another reason',
}

/** Days, the first and the last one included; without a last one they go on. */
export type Days = { readonly First: string; readonly Last: string | null }

/** What the leases of a home say. */
export type LeasedDays = {
  /** On which days it is leased: in order, and apart from each other by a day or more. */
  readonly Leased: readonly Days[]
  /** The lease whose tenants have given notice, until the day on which they move out. */
  readonly Notice: Days | null
  readonly IsOffBooks: boolean
}

/**
 * What a home is on a day of its own time zone, and the day that belongs to it: the last one of who lives there, the first one of who
 * is to come, or since when it is vacant. Null where none is agreed, or it never was leased. `public.occupancy` says the same in SQL.
 */
export function occupancyOf({ Leased, Notice, IsOffBooks }: LeasedDays, today: string): { Status: OccupancyStatus; Day: string | null } {
  const now = Leased.find((days) => holds(days, today))
  if (now && Notice && holds(Notice, today)) return { Status: 'notice', Day: Notice.Last }
  if (now) {
    const last = Leased.at(-1)?.Last ?? null
    const isNear = last !== null && last <= addDays(today, LEASE_ENDS_SOON_DAYS)
    return { Status: isNear ? 'ending' : 'occupied', Day: now.Last }
  }
  const next = Leased.find(({ First }) => First > today)
  if (next) return { Status: 'upcoming', Day: next.First }
  const last = Leased.at(-1)?.Last ?? null
  return { Status: IsOffBooks ? 'off-books' : 'vacant', Day: last === null ? null : addDays(last, 1) }
}

function holds({ First, Last }: Days, day: string): boolean {
  return First <= day && (Last === null || day <= Last)
}
