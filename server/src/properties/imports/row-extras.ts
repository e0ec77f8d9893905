import { type PropertyField, propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import { readingOrder } from '@keystead/contract/properties/fields/field-order.ts'
import { PROPERTY_LISTS, type PropertyList } from '@keystead/contract/properties/fields/property-lists.ts'
import { importName } from '@keystead/contract/properties/imports/import-names.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { rentFrequencyOf } from './cell-choices.ts'
import { bareWord, dateOf, listOf, manyLines, moneyOf, numberOf, oneLine } from './cell-values.ts'
import type { RowCells, StatedFields } from './row-cells.ts'

/*
 * What a property may have beyond what most files say: fees, terms, features, notes. Whatever cannot be read is left
 * out with a notice; none of it is a reason to refuse a row.
 */

type Reader = (text: string, cells: RowCells) => unknown

const number: Reader = (text) => numberOf(text)?.value ?? Number.NaN
const amount: Reader = (text) => moneyOf(text)?.amount ?? text
const line: Reader = (text, { isExact }) => (isExact ? text : oneLine(text))
const lines: Reader = (text, { isExact }) => (isExact ? text : manyLines(text))
const day: Reader = (text) => dateOf(text) ?? text
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

/** What other files have, too, and say in many ways: read by `import.rows.ts` and the places that it names. */
const READ_GENEROUSLY: readonly PropertyField[] = [
  ...(['CategoryId', 'AssetTypeId', 'ListingTypeId', 'AccessTypeId', 'ParentAssetId', 'Title', 'Description', 'ReferenceCode'] as const),
  ...(['Address1', 'Address2', 'City', 'StateId', 'Zip', 'PinLatitude', 'PinLongitude'] as const),
  ...(['Bedrooms', 'Bathrooms', 'Area', 'AreaUnitId', 'LotArea', 'LotAreaUnitId', 'FloorsCount', 'YearBuilt', 'ParkingTotal'] as const),
  ...(['AmenityIds', 'PetsAllowedIds', 'Rent', 'RentFrequencyId', 'Advance', 'AvailableOn', 'Price'] as const),
]
const EXTRAS = readingOrder().filter((name) => !READ_GENEROUSLY.includes(name))

/** What a cell that says nothing means: none, or for a yes and a list the empty one; what has a value in any case keeps it. */
function nothingOf(field: DeclaredField): unknown {
  if (field.kind === 'flag') return false
  if (field.kind === 'choices' || field.kind === 'fees') return []
  return field.kind === 'choice' && field.default !== undefined ? undefined : null
}

function readerOf(field: DeclaredField): Reader {
  switch (field.kind) {
    case 'count':
    case 'year':
    case 'number':
    case 'coordinate':
      return number
    case 'money':
      return amount
    case 'flag':
      return yes
    case 'date':
      return day
    case 'choice':
      return field.list === 'rentFrequencies' ? (text) => rentFrequencyOf(text)?.id ?? text : oneOf(itemsOf(field.list))
    case 'choices':
      return someOf(itemsOf(field.list))
    case 'fees':
      return feesOf
    default:
      return field.kind === 'text' && field.isMultiline ? lines : line
  }
}

const itemsOf = (list: PropertyList | null): readonly ReferenceItem[] => (list === null ? [] : PROPERTY_LISTS[list])

export function readExtras(cells: RowCells): StatedFields {
  const stated: Record<string, unknown> = {}
  for (const name of EXTRAS) {
    const field: DeclaredField = propertyFields[name]
    const text = cells.text(importName(name))
    if (text === undefined) continue
    const value = text === '' ? nothingOf(field) : readerOf(field)(text, cells)
    if (value === undefined) continue
    const parsed = propertyFieldShapes[name].safeParse(value)
    if (parsed.success) stated[name] = parsed.data
    else cells.leaveOut(importName(name))
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
  cells.leaveOut('PropertyId')
  return null
}
