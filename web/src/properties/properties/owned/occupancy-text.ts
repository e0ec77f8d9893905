import { LIVED_IN, type OccupancyStatus, OFF_BOOKS_TEXTS, type OffBooksReason } from '@keystead/contract/properties/properties/occupancy.ts'
import type { Occupancy } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { Tone } from '../../../ui/Badge.tsx'
import { text } from './occupancy.text.ts'

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
      return day ? text.until({ day }) : text.monthToMonth
    case 'notice':
      return day && text.movingOut({ day })
    case 'upcoming':
      return day && text.from({ day })
    case 'vacant':
      return day && text.since({ day })
    case 'off-books':
      return offBooksReason === null ? text.forSale : OFF_BOOKS_TEXTS[offBooksReason]
  }
}

/** Leased, about to be, or not for rent: it is asked for nothing that a listing would need. */
export function isKept({ Occupancy, OffBooksReason }: { Occupancy: Occupancy | null; OffBooksReason: OffBooksReason | null }): boolean {
  return OffBooksReason !== null || (Occupancy !== null && [...LIVED_IN, 'upcoming'].includes(Occupancy.Status))
}

/** `Tess Moor and 2 others` */
export function tenantsText(names: readonly string[]): string {
  const [first = text.noOne, ...others] = names
  if (others.length === 0) return first
  const [second = ''] = others
  return others.length === 1 ? text.two({ tenant: first, other: second }) : text.more({ tenant: first, count: others.length })
}
