import { LIVED_IN, type OccupancyStatus, OFF_BOOKS_TEXTS, type OffBooksReason } from '@keystead/contract/properties/properties/occupancy.ts'
import type { Occupancy } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { Tone } from '../../../ui/Badge.tsx'

export const OCCUPANCY_TONES: Readonly<Record<OccupancyStatus, Tone>> = {
  occupied: 'good',
  notice: 'warn',
  ending: 'warn',
  upcoming: 'info',
  vacant: 'bad',
  'off-books': 'neutral',
}

/** The day that belongs to what a home is: `until Jan 7, 2027`. */
export function occupancyDayText({ Status, Day }: Occupancy, offBooksReason: OffBooksReason | null = null): string | null {
  const day = Day && formatDate(Day)
  switch (Status) {
    case 'occupied':
    case 'ending':
      return day ? `until ${day}` : 'month to month'
    case 'notice':
      return day && `moving out by ${day}`
    case 'upcoming':
      return day && `from ${day}`
    case 'vacant':
      return day && `since ${day}`
    case 'off-books':
      return offBooksReason === null ? 'for sale' : OFF_BOOKS_TEXTS[offBooksReason]
  }
}

/** Leased, about to be, or not for rent: it is asked for nothing that a listing would need. */
export function isKept({ Occupancy, OffBooksReason }: { Occupancy: Occupancy | null; OffBooksReason: OffBooksReason | null }): boolean {
  return OffBooksReason !== null || (Occupancy !== null && [...LIVED_IN, 'upcoming'].includes(Occupancy.Status))
}

/** `Tess Moor and 2 others` */
export function tenantsText(names: readonly string[]): string {
  const [first = 'No one', ...others] = names
  if (others.length === 0) return first
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} others`
}
