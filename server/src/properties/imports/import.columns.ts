import type { ImportMapping } from '@keystead/contract/properties/imports/import.operations.ts'
import { PROPERTY_FIELDS, propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import { importName } from '@keystead/contract/properties/imports/import-names.ts'
import { EXPORT_FIELDS, IMPORT_FIELDS, IMPORT_FIELD_LABELS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { accessTypeOf, areaUnitOf, assetTypeOf, categoryOf, listingTypeOf, petsOf, rentFrequencyOf } from './cell-choices.ts'
import { bareWord, dateOf, moneyOf, numberOf, saysNothing } from './cell-values.ts'
import { plainCell } from './csv-cells.ts'
import { readHeading } from './heading-units.ts'
import { columnPlaces, unknownColumns } from './matched-columns.ts'
import type { PlaceIndex } from './place-index.ts'

/*
 * Which column of a file fills which field: by the names that listers and other programs use, and by the values where a
 * name is no help or misleads.
 */

/** Names of columns in bare letters, the surest first. */
const NAMES = {
  ...Object.fromEntries(PROPERTY_FIELDS.map((name) => [importName(name), propertyFields[name].importNames])),
  PropertyId: 'keysteadpropertyid',
  Currency: 'currency currencycode',
} as Readonly<Record<ImportField, string>>

/** Fields whose heading may name a unit. */
const MEASURED_FIELDS = ['Area', 'LotArea'] as const
export type MeasuredField = (typeof MEASURED_FIELDS)[number]
const isMeasured = (field: ImportField): field is MeasuredField => MEASURED_FIELDS.some((measured) => measured === field)

/** What names such a field only together with a unit: `sqft_living`, `Total Sq Ft`, `Parcel (acres)`. */
const NAMES_WITH_UNIT: Record<MeasuredField, string> = {
  Area: 'living total totalliving finished heated interior building home house unit floor gross',
  // Alone, a lot is the number of one as well, beside its block.
  LotArea: 'lot land parcel site',
}

/** Fields that are looked for in the values of columns that no name told, in this order. A date does not tell what is on that day. */
const GUESSED_BY_VALUE: readonly ImportField[] = ['State', 'Zip', 'City', 'AssetType', 'ListingType', 'RentFrequency', 'Rent']

type Fits = (value: string) => boolean
const isNumber: Fits = (value) => numberOf(value) !== null
const isMoney: Fits = (value) => moneyOf(value) !== null

function fitsOf(places: PlaceIndex): Partial<Record<ImportField, Fits>> {
  return {
    Category: (value) => categoryOf(value) !== null || assetTypeOf(value, null) !== null,
    AssetType: (value) => assetTypeOf(value, null) !== null || categoryOf(value) !== null,
    ListingType: (value) => listingTypeOf(value, 1) !== null,
    AccessType: (value) => accessTypeOf(value) !== null,
    City: (value) => !/^\d/.test(value),
    State: (value) => places.state(value) !== null,
    Zip: (value) => /^\d{3,5}(-?\d{4})?$/.test(value),
    Bedrooms: (value) => isNumber(value) || /^(studio|efficiency)/i.test(value),
    Bathrooms: isNumber,
    Area: isNumber,
    LotArea: isNumber,
    AreaUnit: (value) => areaUnitOf(value) !== null,
    FloorsCount: isNumber,
    YearBuilt: isNumber,
    ParkingTotal: isNumber,
    PetsAllowed: (value) => petsOf(value) !== null,
    Rent: isMoney,
    RentFrequency: (value) => rentFrequencyOf(value) !== null,
    Advance: isMoney,
    Price: isMoney,
    AvailableOn: (value) => dateOf(value) !== null || /now|immediate|today|ready/i.test(value),
  }
}

/** Without help from a name a value has to speak more plainly. */
function plainlyFitsOf(places: PlaceIndex): Partial<Record<ImportField, Fits>> {
  return {
    ...fitsOf(places),
    City: (value) => places.isCityName(value.split(',')[0]!),
    Zip: (value) => /^\d{5}(-\d{4})?$/.test(value) && places.zip(value) !== null,
    State: (value) => /^[a-z]/i.test(value) && places.state(value) !== null,
    Rent: (value) => value.startsWith('$') && isMoney(value),
  }
}

/** Of the values that say something, so many must fit a column that is named like the field. */
const ENOUGH_WITH_NAME = 0.5
const ENOUGH_WITHOUT_NAME = 0.8

/** Looked for first, since other programs have them, too; what only some files know must not take a column from these. */
const COMMON: readonly ImportField[] = [
  'ReferenceCode',
  'Title',
  'Description',
  'Category',
  'AssetType',
  'ListingType',
  'AccessType',
  'Address1',
  'Address2',
  'City',
  'State',
  'Zip',
  'Bedrooms',
  'Bathrooms',
  'Area',
  'AreaUnit',
  'FloorsCount',
  'YearBuilt',
  'ParkingTotal',
  'Amenities',
  'PetsAllowed',
  'Rent',
  'RentFrequency',
  'Advance',
  'Price',
  'Currency',
  'AvailableOn',
]
const BY_NAME: readonly ImportField[] = [...COMMON, ...IMPORT_FIELDS.filter((field) => !COMMON.includes(field))]

/** The columns of an export: nothing to guess. */
const EXPORT_MAPPING: ImportMapping = Object.fromEntries(EXPORT_FIELDS.map((field) => [field, IMPORT_FIELD_LABELS[field]]))

/** Also with the headings of former exports, which people keep. */
const EXPORTS: readonly ImportMapping[] = [EXPORT_MAPPING, { ...EXPORT_MAPPING, Advance: 'Advance' }]

/** Whether every column of an export is there under its name and means what it says. */
function isExport(mapping: ImportMapping): boolean {
  return EXPORTS.some((known) => EXPORT_FIELDS.every((field) => mapping[field] === known[field]))
}

export function guessMapping(columns: readonly string[], rows: readonly (readonly string[])[], places: PlaceIndex): ImportMapping {
  const exported = EXPORTS.find((mapping) => unknownColumns(columns, mapping).length === 0)
  if (exported) return exported
  const mapping: ImportMapping = {}
  const free = new Map(columns.map((name, index) => [index, name]))
  const values = columns.map((_name, index) => sampleOf(rows, index))
  const take = (field: ImportField, index: number) => {
    mapping[field] = columns[index]!
    free.delete(index)
  }

  const fits = fitsOf(places)
  for (const field of BY_NAME) {
    for (const isNamed of namings(field)) {
      const index = [...free].find(([, column]) => isNamed(column))?.[0]
      if (index === undefined || !mostFit(values[index]!, fits[field], ENOUGH_WITH_NAME)) continue
      if (field === 'Rent' && isOfSales(bareWord(columns[index]!), values[index]!)) continue
      take(field, index)
      break
    }
  }
  const plainlyFits = plainlyFitsOf(places)
  for (const field of GUESSED_BY_VALUE) {
    if (mapping[field] !== undefined || (field === 'Rent' && mapping.Price !== undefined)) continue
    const index = [...free.keys()].find(
      (candidate) => values[candidate]!.length > 0 && mostFit(values[candidate]!, plainlyFits[field], ENOUGH_WITHOUT_NAME),
    )
    if (index !== undefined) take(field, index)
  }
  return mapping
}

/** How a heading may name a field, the surest first: by the letter, then beside a unit. */
function namings(field: ImportField): ((heading: string) => boolean)[] {
  const names = NAMES[field].split(' ')
  const exactly = names.map((name) => (heading: string) => bareWord(heading) === name)
  if (!isMeasured(field)) return exactly
  const besideUnit = [...names, ...NAMES_WITH_UNIT[field].split(' ')].map((wanted) => (heading: string) => {
    const { name, areaUnitId } = readHeading(heading)
    return areaUnitId !== null && name === wanted
  })
  return [...exactly, ...besideUnit]
}

/** Names under which a file may have rents or prices alike. */
const EITHER_AMOUNT = ['price', 'listprice', 'amount', 'cost']
/** No rent of a home, by the month or the year, and less than nearly every house for sale. */
const LEAST_PRICE = 20_000

/** Whether a column that could be of rents is of prices, by what most of its cells say. */
function isOfSales(name: string, values: readonly string[]): boolean {
  if (!EITHER_AMOUNT.includes(name) || values.length === 0) return false
  return mostFit(values, (value) => Number(moneyOf(value)?.amount ?? 0) >= LEAST_PRICE, ENOUGH_WITH_NAME)
}

function sampleOf(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((cells) => plainCell(cells[index] ?? '')).filter((value) => !saysNothing(value))
}

function mostFit(values: readonly string[], fits: Fits | undefined, share: number): boolean {
  if (!fits || values.length === 0) return true
  return values.filter(fits).length >= values.length * share
}

/** Index of the column for each field; null where a mapping names a column that the file does not have. */
export type ColumnPlan = {
  readonly columns: readonly string[]
  readonly indexOf: Readonly<Partial<Record<ImportField, number>>>
  /** The unit that the heading of a column names. */
  readonly unitOf: Readonly<Partial<Record<MeasuredField, number>>>
  /** The file is an export of ours: a cell means exactly what it says. */
  readonly isExport: boolean
}

export function planColumns(columns: readonly string[], mapping: ImportMapping): ColumnPlan {
  const indexOf = columnPlaces(columns, mapping)
  const unitOf: Partial<Record<MeasuredField, number>> = {}
  for (const field of MEASURED_FIELDS) {
    const unit = indexOf[field] === undefined ? null : readHeading(mapping[field]!).areaUnitId
    if (unit !== null) unitOf[field] = unit
  }
  return { columns, indexOf, unitOf, isExport: isExport(mapping) }
}

/** Fields without which no row could be taken: a place and an amount. */
export function missingFields(mapping: ImportMapping): ImportField[] {
  const missing: ImportField[] = []
  if (!mapping.City && !mapping.Zip && !mapping.Address1) missing.push('City')
  if (!mapping.Rent && !mapping.Price) missing.push('Rent')
  return missing
}
