import { IMPORT_FIELD_LABELS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import {
  ADDRESS_EXACTNESS,
  COMMERCIAL_LEASE_KINDS,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { rentFrequencyOf } from './cell-choices.ts'
import { bareWord, listOf, manyLines, moneyOf, numberOf, oneLine } from './cell-values.ts'
import type { RowCells, StatedFields } from './row-cells.ts'

/*
 * What a property may have beyond what most files say: fees, terms, features, notes. Whatever cannot be read is left
 * out with a notice; none of it is a reason to refuse a row.
 */

type Reader = (text: string, cells: RowCells) => unknown

/** What a cell that says nothing means: none, or for a yes and a list the empty one. */
type Extra = {
  readonly field: ImportField
  readonly shape: keyof typeof propertyFieldShapes
  readonly read: Reader
  readonly none: unknown
}

const number: Reader = (text) => numberOf(text)?.value ?? Number.NaN
const amount: Reader = (text) => moneyOf(text)?.amount ?? text
const line: Reader = (text, { isExact }) => (isExact ? text : oneLine(text))
const lines: Reader = (text, { isExact }) => (isExact ? text : manyLines(text))
const yes: Reader = (text) => (/^(yes|y|true|1|x)$/i.test(text) ? true : /^(no|n|false|0)$/i.test(text) ? false : text)
const oneOf =
  (items: readonly ReferenceItem[]): Reader =>
  (text) =>
    items.find((item) => bareWord(item.Text) === bareWord(text))?.Id ?? text
const someOf =
  (items: readonly ReferenceItem[]): Reader =>
  (text, { isExact }) => {
    const { ids, unknown } = namedOf(items, text, isExact)
    return unknown.length === 0 ? ids : text
  }

const EXTRAS: readonly Extra[] = [
  { field: 'AlsoForSale', shape: 'AlsoForSale', read: yes, none: false },
  { field: 'UnitNumber', shape: 'UnitNumber', read: line, none: null },
  { field: 'AddressExactness', shape: 'AddressExactness', read: oneOf(ADDRESS_EXACTNESS), none: undefined },
  { field: 'FloorNumber', shape: 'FloorNumber', read: number, none: null },
  { field: 'GarageSpaces', shape: 'GarageSpaces', read: number, none: null },
  { field: 'Smoking', shape: 'SmokingId', read: oneOf(SMOKING), none: null },
  { field: 'LastMonthUpfront', shape: 'LastMonthUpfront', read: yes, none: false },
  { field: 'ApplicationFee', shape: 'ApplicationFee', read: amount, none: null },
  { field: 'PetDeposit', shape: 'PetDeposit', read: amount, none: null },
  { field: 'PetRent', shape: 'PetRent', read: amount, none: null },
  { field: 'MoveInFees', shape: 'MoveInFees', read: feesOf, none: [] },
  { field: 'RentIncludes', shape: 'RentIncludesIds', read: someOf(UTILITIES), none: [] },
  { field: 'TenantPays', shape: 'TenantPaysIds', read: someOf(UTILITIES), none: [] },
  { field: 'MinLeaseMonths', shape: 'MinLeaseMonths', read: number, none: null },
  { field: 'MaxLeaseMonths', shape: 'MaxLeaseMonths', read: number, none: null },
  { field: 'HoaFee', shape: 'HoaFee', read: amount, none: null },
  { field: 'HoaFrequency', shape: 'HoaFrequencyId', read: (text) => rentFrequencyOf(text)?.id ?? text, none: undefined },
  { field: 'TaxAnnual', shape: 'TaxAnnual', read: amount, none: null },
  { field: 'TaxYear', shape: 'TaxYear', read: number, none: null },
  { field: 'NetOperatingIncome', shape: 'NetOperatingIncome', read: amount, none: null },
  { field: 'LeaseKind', shape: 'LeaseKindId', read: oneOf(COMMERCIAL_LEASE_KINDS), none: null },
  { field: 'LeaseRate', shape: 'LeaseRate', read: amount, none: null },
  { field: 'CamCharges', shape: 'CamCharges', read: amount, none: null },
  { field: 'ImprovementAllowance', shape: 'ImprovementAllowance', read: amount, none: null },
  { field: 'CeilingHeight', shape: 'CeilingHeight', read: number, none: null },
  { field: 'LoadingDocks', shape: 'LoadingDocks', read: number, none: null },
  { field: 'Power', shape: 'Power', read: line, none: null },
  { field: 'Zoning', shape: 'Zoning', read: line, none: null },
  { field: 'PermittedUse', shape: 'PermittedUse', read: lines, none: null },
  { field: 'VirtualTourUrl', shape: 'VirtualTourUrl', read: line, none: null },
  { field: 'ParcelNumber', shape: 'ParcelNumber', read: line, none: null },
  { field: 'ShowingAccess', shape: 'ShowingAccessId', read: oneOf(SHOWING_ACCESS), none: null },
  { field: 'ShowingInstructions', shape: 'ShowingInstructions', read: lines, none: null },
  { field: 'PrivateRemarks', shape: 'PrivateRemarks', read: lines, none: null },
]

export function readExtras(cells: RowCells): StatedFields {
  const stated: Record<string, unknown> = {}
  for (const { field, shape, read, none } of EXTRAS) {
    const text = cells.text(field)
    if (text === undefined) continue
    const value = text === '' ? none : read(text, cells)
    if (value === undefined) continue
    const parsed = propertyFieldShapes[shape].safeParse(value)
    if (parsed.success) stated[shape] = parsed.data
    else cells.leaveOut(field)
  }
  const { MinLeaseMonths, MaxLeaseMonths } = stated as StatedFields
  if (MinLeaseMonths && MaxLeaseMonths && MinLeaseMonths > MaxLeaseMonths) {
    stated.MaxLeaseMonths = null
    cells.leaveOut('MaxLeaseMonths')
  }
  return stated as StatedFields
}

/** The items that a cell names, by the letter in its order (`Pool; Elevator`), and what it names besides. */
export function namedOf(items: readonly ReferenceItem[], text: string, byTheLetter = true): { ids: number[]; unknown: string[] } {
  const parts = byTheLetter ? text.split(';').map((part) => part.trim()) : listOf(text)
  const ids = new Set<number>()
  const unknown: string[] = []
  for (const part of parts.filter(Boolean)) {
    const item = items.find(({ Text }) => bareWord(Text) === bareWord(part))
    if (item) ids.add(item.Id)
    else unknown.push(part)
  }
  return { ids: [...ids], unknown }
}

/** `Cleaning 150.00; Keys 20.00`; a semicolon within a name stands behind a backslash. */
function feesOf(text: string): unknown {
  return text
    .split(/(?<!\\);/)
    .map((part) => part.replaceAll('\\;', ';').trim())
    .filter(Boolean)
    .map((part) => {
      const price = /(?<![^\s:])[^\s:]+$/.exec(part)?.[0] ?? ''
      const Name = part.slice(0, part.length - price.length).replace(/(?<![\s:])[\s:]+$/, '')
      return { Name, Amount: moneyOf(price)?.amount ?? price }
    })
}

/** As `feesOf` reads it. */
export function feesText(fees: readonly { Name: string; Amount: string }[]): string {
  return fees.map(({ Name, Amount }) => `${Name.replaceAll(';', '\\;')} ${Amount}`).join('; ')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function readPropertyId(cells: RowCells): string | null {
  const text = cells.text('PropertyId')
  if (!text) return null
  if (UUID.test(text)) return text.toLowerCase()
  cells.leaveOut('PropertyId', `${IMPORT_FIELD_LABELS.PropertyId} is not valid. It was left out.`)
  return null
}
