import { formatMoney } from '@keystead/contract/values/money.ts'

/** `1 unit`, `12 units`. */
export function unitsText(count: number): string {
  return count === 1 ? '1 unit' : `${count.toLocaleString('en-US')} units`
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

/** Houses, condominiums, apartments, cabins, co-ops, lofts, rooms and land: they are let or sold whole, so nobody is asked for their units. */
const WHOLE_KINDS: ReadonlySet<number> = new Set([101, 102, 103, 104, 109, 110, 111, 112, 113, 114, 115])

export function isOneHome(assetTypeId: number): boolean {
  return WHOLE_KINDS.has(assetTypeId)
}
