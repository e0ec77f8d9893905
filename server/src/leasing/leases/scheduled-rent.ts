import { monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { fractionOf, sumOf } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { listRentsOverDays, type RentOverDays } from './scheduled-rent.queries.ts'

/** `Month` is its first day. */
export type MonthOfRent = { readonly Month: string; readonly Cents: number }

/** The rent that recorded leases charge in each of some months, of which the first day of the first one is given. */
export async function scheduledRent(db: Db, scope: Scope<'asset'>, firstMonth: string, months: number): Promise<MonthOfRent[]> {
  const rents = await listRentsOverDays(db, scope, firstMonth, addDays(addMonths(firstMonth, months), -1))
  return Array.from({ length: months }, (_, index) => {
    const Month = addMonths(firstMonth, index)
    return { Month, Cents: rentOfMonth(rents, Month) }
  })
}

/** What leases charge in a month: each day its part of the monthly rent of that day. Rounded once, so that parts never lose a cent. */
export function rentOfMonth(rents: readonly RentOverDays[], month: string): number {
  const lastDay = addDays(addMonths(month, 1), -1)
  const centDays = rents.map(
    ({ from_on, last_on, rent_cents, rent_frequency_id, leases }) =>
      monthlyRentCents(rent_cents, rent_frequency_id) * leases * daysBetween(later(from_on, month), earlier(last_on, lastDay)),
  )
  return fractionOf(sumOf(centDays), 1, daysBetween(month, lastDay))
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

/** Both included; none where the last comes before the first. */
function daysBetween(first: string, last: string): number {
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1)
}
