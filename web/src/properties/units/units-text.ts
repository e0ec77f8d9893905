import type { UnitTotals, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { unitsText } from '../properties/home-texts.ts'
import type { StripPart } from '../../ui/charts/chart-shapes.ts'

type Occupied = Pick<UnitTotals, 'Count' | 'ForLease' | 'Occupied' | 'Vacant'>

/** `4 of 6 units are occupied`: of those that are for lease or leased. */
export function occupiedText({ Count, ForLease, Occupied }: Occupied): string {
  if (ForLease === 0) return Count === 1 ? 'The unit is not for rent' : 'None of the units is for rent'
  return `${Occupied.toLocaleString('en-US')} of ${unitsText(ForLease)} ${ForLease === 1 ? 'is' : 'are'} occupied`
}

/** What units are today, as parts of all. Who is to come counts neither as living there nor as vacant. */
export function unitParts({ Count, ForLease, Occupied, Vacant }: Occupied): (StripPart & { label: string })[] {
  const parts: (StripPart & { label: string })[] = [
    { key: 'occupied', tone: 'primary', label: 'occupied', value: Occupied },
    { key: 'upcoming', tone: 'info', label: 'upcoming', value: ForLease - Occupied - Vacant },
    { key: 'vacant', tone: 'accent', label: 'vacant', value: Vacant },
    { key: 'off-books', tone: 'quiet', label: 'not for rent', value: Count - ForLease },
  ]
  return parts.filter(({ value }) => value > 0)
}

/** `$1,200`, `$1,200 to $1,450`. */
export function amountRangeText({ Min, Max }: { Min: string; Max: string }): string {
  return Min === Max ? formatMoney(Min) : `${formatMoney(Min)} to ${formatMoney(Max)}`
}

/** `Studio`, `1 bed`, `1 to 3 beds`. */
export function bedroomsRangeText(min: number, max: number): string {
  if (min === max) return min === 0 ? 'Studio' : min === 1 ? '1 bed' : `${min} beds`
  return `${min === 0 ? 'Studio' : min} to ${max} ${max === 1 ? 'bed' : 'beds'}`
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
  const grouped =
    made.length === 1 && first ? `${first.address.AddressLine} is one building now.` : `${made.length} addresses are one building each now.`
  const left = made.reduce((sum, address) => sum + address.left, 0)
  if (left === 0) return grouped
  return `${grouped} ${left === 1 ? '1 home stays apart: its unit number is' : `${left} homes stay apart: their unit numbers are`} in the building already.`
}
