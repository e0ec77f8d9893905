import type { GetBusinessSummary } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { LIVED_IN, type OccupancyStatus } from '@keystead/contract/properties/properties/occupancy.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatMoney, centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ChartPoint } from '../../ui/charts/chart-values.ts'
import type { LinkedStripPart } from '../../ui/charts/StripChart.tsx'
import { text } from './owner-dashboard.text.ts'

/** All that it may say; a member of a business whose role does not show a part of it gets none of that. */
export type BusinessSummary = {
  readonly [Part in keyof OutputOf<typeof GetBusinessSummary>]: NonNullable<OutputOf<typeof GetBusinessSummary>[Part]>
}
type HomesByStatus = Readonly<Record<OccupancyStatus, number>>

/** Homes with a lease, those first that end first. */
const BY_LEASE_END = paths.myProperties({ tab: 'occupied', sort: 'lease-end' })

/**
 * What homes are today, as parts of all. What ends and who has given notice stand in one list. The list of occupied homes
 * has these too, so that the part is not called like it then.
 */
export function occupancyParts(homes: HomesByStatus): LinkedStripPart[] {
  const ending = homes.ending + homes.notice
  const parts: LinkedStripPart[] = [
    {
      key: 'occupied',
      tone: 'primary',
      label: ending === 0 ? text.occupied : text.occupiedAndStaying,
      value: homes.occupied,
      to: paths.myProperties({ tab: 'occupied' }),
    },
    {
      key: 'ending',
      tone: 'warn',
      label: text.ending,
      value: ending,
      to: paths.myProperties({ tab: 'ending' }),
    },
    { key: 'upcoming', tone: 'info', label: text.upcoming, value: homes.upcoming, to: paths.myProperties({ tab: 'upcoming' }) },
    { key: 'vacant', tone: 'accent', label: text.vacant, value: homes.vacant, to: paths.myProperties({ tab: 'vacant' }) },
    { key: 'off-books', tone: 'quiet', label: text.notForRent, value: homes['off-books'], to: paths.myProperties({ tab: 'off-books' }) },
  ]
  return parts.filter(({ value }) => value > 0)
}

/** `11 of 14 homes are occupied (79%)`: of those that are for lease. */
export function occupancyText(homes: HomesByStatus): string {
  const all = Object.values(homes).reduce((sum, count) => sum + count, 0)
  const onBooks = all - homes['off-books']
  const livedIn = LIVED_IN.reduce((sum, status) => sum + homes[status], 0)
  if (onBooks === 0) return text.noneForRent({ count: all })
  const rate = rateText(livedIn, onBooks)
  return text.occupancy({ occupied: livedIn, count: onBooks, rate })
}

/** `79%`; neither all nor none while it is less or more than that. */
function rateText(some: number, all: number): string {
  const rounded = Math.round((some / all) * 100)
  if (rounded === 100 && some < all) return text.over99
  return rounded === 0 && some > 0 ? text.under1 : text.percent({ percent: rounded })
}

export function rentPoints(rent: BusinessSummary['Rent']): ChartPoint[] {
  return rent.map(({ Month, Amount }) => ({ ...monthOf(Month), values: [centsFromText(Amount)] }))
}

/** A month in which leases end leads to them. */
export function leaseEndPoints({ Months }: BusinessSummary['LeaseEnds']): ChartPoint[] {
  return Months.map(({ Month, Homes }) => ({
    ...monthOf(Month),
    values: [Homes],
    ...(Homes > 0 && { to: BY_LEASE_END }),
  }))
}

export function leadPoints(leads: BusinessSummary['Leads']): ChartPoint[] {
  return leads.map(({ Day, Inquiries, Tours }) => ({
    key: Day,
    label: textOf(Day, { weekday: 'long', month: 'long', day: 'numeric' }),
    short: textOf(Day, { weekday: 'short' }),
    values: [Inquiries, Tours],
  }))
}

/** Homes that are vacant, and how long on average; those that never were leased have no days. */
export function vacancyText({ Homes, AverageDays }: BusinessSummary['Vacancies']): string {
  if (Homes === 0) return text.noneVacant
  const homes = text.vacantHomesCount({ count: Homes })
  return AverageDays === null ? homes : text.vacantWithDays({ homes, days: daysText(AverageDays) })
}

export function daysText(days: number): string {
  return text.days({ count: days })
}

export const moneyText = (cents: number) => formatMoney(textFromCents(cents))

const compactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 })
/** `$12.5K` */
export const shortMoneyText = (cents: number) => compactDollars.format(cents / 100)

export const counted = (count: number) => count.toLocaleString('en-US')

function monthOf(month: string) {
  return { key: month, label: textOf(month, { month: 'long', year: 'numeric' }), short: textOf(month, { month: 'short' }) }
}

function textOf(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...format })
}
