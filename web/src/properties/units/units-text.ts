import type { UnitTotals, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { StripPart } from '../../ui/charts/chart-shapes.ts'
import { text as home } from '../properties/home.text.ts'
import { text } from './unit-counts.text.ts'

type Occupied = Pick<UnitTotals, 'Count' | 'ForLease' | 'Occupied' | 'Vacant'>

/** `4 of 6 units are occupied`: of those that are for lease or leased. */
export function occupiedText({ Count, ForLease, Occupied }: Occupied): string {
  if (ForLease === 0) return Count === 1 ? text.unitNotForRent : text.unitsNotForRent
  return text.occupiedOf({ occupied: Occupied, count: ForLease })
}

/** What units are today, as parts of all. Who is to come counts neither as living there nor as vacant. */
export function unitParts({ Count, ForLease, Occupied, Vacant }: Occupied): (StripPart & { label: string })[] {
  const parts: (StripPart & { label: string })[] = [
    { key: 'occupied', tone: 'primary', label: text.occupied, value: Occupied },
    { key: 'upcoming', tone: 'info', label: text.upcoming, value: ForLease - Occupied - Vacant },
    { key: 'vacant', tone: 'accent', label: text.vacant, value: Vacant },
    { key: 'off-books', tone: 'quiet', label: text.notForRent, value: Count - ForLease },
  ]
  return parts.filter(({ value }) => value > 0)
}

/** `$1,200`, `$1,200 to $1,450`. */
export function amountRangeText({ Min, Max }: { Min: string; Max: string }): string {
  return Min === Max ? formatMoney(Min) : text.range({ least: formatMoney(Min), most: formatMoney(Max) })
}

/** `Studio`, `1 bed`, `1 to 3 beds`. */
export function bedroomsRangeText(min: number, max: number): string {
  if (min === max) return min === 0 ? home.studio : home.beds({ count: min })
  return text.bedsBetween({ least: min === 0 ? home.studio : min, count: max })
}

/** The floor that a door of three or four digits is on, as doors are numbered in most houses: 101 on 1, 1204 on 12. */
export function floorOf(unitNumber: string): number | null {
  const match = /^(\d{1,2})\d{2}$/.exec(unitNumber)
  return match ? Number(match[1]) : null
}

/** Houses, condominiums, apartments, cabins, co-ops, lofts, rooms and land: they are leased or sold whole, so no one is asked for their units. */
const WHOLE_KINDS: ReadonlySet<number> = new Set([101, 102, 103, 104, 109, 110, 111, 112, 113, 114, 115])

export function isOneHome(assetTypeId: number): boolean {
  return WHOLE_KINDS.has(assetTypeId)
}

/** Whether units are spoken of: those of a building, or how a property becomes one, which is its manager's to say. */
export function hasUnitsPart({ AssetTypeId, Building, Relation, Units }: UserAssetDetails): boolean {
  if (Building) return false
  return Units !== null || (Relation === 'manager' && !isOneHome(AssetTypeId))
}

/** An address that has become one building, and how many homes there stay alone, since their unit is in it already. */
export type Made = { address: { AddressLine: string }; left: number }

/** `400 Birch St is one building now.` */
export function madeText(made: readonly Made[]): string {
  const [first] = made
  const grouped = made.length === 1 && first ? text.madeOne({ address: first.address.AddressLine }) : text.madeMany({ count: made.length })
  const left = made.reduce((sum, address) => sum + address.left, 0)
  return left === 0 ? grouped : `${grouped} ${text.left({ count: left })}`
}
