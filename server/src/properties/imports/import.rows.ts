import { createHash } from 'node:crypto'
import { IMPORT_FIELD_LABELS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import {
  AMENITIES,
  CALL_ABOUT_PETS,
  type CategoryId,
  PETS_ALLOWED,
  contradictsItself,
} from '@keystead/contract/properties/fields/property.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { accessTypeOf, amenitiesOf, assetTypeOf, categoryOf, listingTypeOf, petsOf, rentFrequencyOf } from './cell-choices.ts'
import { dateOf, manyLines, moneyOf, numberOf, oneLine, saysNothing } from './cell-values.ts'
import type { CsvRow } from './csv-rows.ts'
import type { ColumnPlan } from './import.columns.ts'
import type { PlaceIndex } from './place-index.ts'
import { namedOf, readExtras, readPropertyId } from './row-extras.ts'
import { type RowCells, type RowPlace, type StatedFields, rowCells } from './row-cells.ts'
import { readPlace } from './row-place.ts'
import { readRooms } from './row-rooms.ts'
import { readSizes } from './row-sizes.ts'
import { type RowProblem, problemAt, quoted, whyUnreadable } from './sheet-cells.ts'
import { text as texts } from './row-problem.text.ts'

/*
 * A row of a file as fields of a property. Cells are read generously; what comes out must pass the same rules as a form.
 */

export type RowReading = {
  readonly line: number
  /** The reference code, or one that follows from what the row is about; null for a row that could not be read. */
  readonly code: string | null
  /** The property that an export says this row is; it counts only where it is the importer's own. */
  readonly propertyId: string | null
  /** The building that it is a unit of, by id or reference code; undefined where the file does not speak of buildings. */
  readonly building: string | null | undefined
  readonly stated: StatedFields
  readonly place: RowPlace | null
  readonly problems: readonly RowProblem[]
}

const AVAILABLE_NOW = /^(available )?(now|immediate(ly)?|today|asap|ready|vacant|available|yes)$/i

export function rowReader(plan: ColumnPlan, places: PlaceIndex): (row: CsvRow) => RowReading {
  return (row) => {
    const problem = whyUnreadable(row, plan.columns.length)
    if (problem) {
      const problems = [problemAt(undefined, problem)]
      return { line: row.line, code: null, propertyId: null, building: undefined, stated: {}, place: null, problems }
    }
    const cells = rowCells(row, plan)
    const kind = readKind(cells)
    const stated: StatedFields = {
      ...kind,
      ...readTexts(cells),
      ...readMoney(cells),
      ...readFacts(cells),
      ...readSizes(cells, kind.AssetTypeId),
      ...readExtras(cells),
    }
    const place = readPlace(cells, stated, places)
    const propertyId = readPropertyId(cells)
    const building = cells.text('Building')
    return {
      line: row.line,
      code: codeOf(cells, stated, propertyId),
      propertyId,
      building: building === undefined ? undefined : building || null,
      stated,
      place,
      problems: cells.problems,
    }
  }
}

/** Category, types and access: named loosely, or not at all. */
function readKind(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  const categoryText = cells.text('Category')
  let typeText = cells.text('AssetType')
  let category: CategoryId | null = categoryText ? categoryOf(categoryText) : null
  if (categoryText && category === null) {
    // Some files call the property type a category.
    if (assetTypeOf(categoryText, null) === null) cells.refuse('Category', invalidMessage(texts.category), `${quoted(categoryText)}.`)
    else typeText ||= categoryText
  }
  if (typeText) {
    const type = assetTypeOf(typeText, category)
    const kind = categoryOf(typeText)
    if (!type && kind !== null) category ??= kind
    else if (type) {
      stated.AssetTypeId = type.assetTypeId
      category = type.categoryId
    } else cells.refuse('AssetType', invalidMessage(texts.propertyType), `${quoted(typeText)}.`)
  }
  if (category !== null) stated.CategoryId = category

  const listingText = cells.text('ListingType')
  if (listingText) {
    const listing = listingTypeOf(listingText, category ?? 1)
    if (listing === null) cells.refuse('ListingType', invalidMessage(texts.listingType), `${quoted(listingText)}.`)
    else stated.ListingTypeId = listing
  }
  const accessText = cells.text('AccessType')
  if (accessText) {
    const access = accessTypeOf(accessText)
    if (access === null) cells.leaveOut('AccessType')
    else stated.AccessTypeId = access
  }
  return stated
}

function readTexts(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  const title = cells.text('Title')
  if (title) stated.Title = cells.checked('Title', 'Title', cells.isExact ? title : oneLine(title)) as string
  const description = cells.text('Description')
  if (description !== undefined) {
    stated.Description =
      description === ''
        ? null
        : (cells.checked('Description', 'Description', cells.isExact ? description : manyLines(description)) as string)
  }
  const code = cells.text('ReferenceCode')
  if (code !== undefined)
    stated.ReferenceCode = cells.checked('ReferenceCode', 'ReferenceCode', cells.isExact ? code || null : oneLine(code)) as string | null
  return stated
}

function readMoney(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  const currency = cells.text('Currency')
  if (currency && !/^(us\s?\$|usd|\$|us dollars?|dollars?|u\.s\. dollars?)$/i.test(currency)) {
    cells.refuse('Currency', invalidMessage(texts.currency), texts.onlyDollars)
  }
  for (const field of ['Rent', 'Price', 'Advance'] as const) {
    const text = cells.text(field)
    if (text === undefined) continue
    const { amount, frequencyId } = text === '' ? { amount: null, frequencyId: null } : readAmount(cells, field, text)
    stated[field] = amount
    if (field !== 'Advance' && frequencyId !== null) stated.RentFrequencyId = frequencyId
  }
  const frequencyText = cells.text('RentFrequency')
  if (frequencyText) {
    const frequency = rentFrequencyOf(frequencyText)
    if (frequency === null) cells.refuse('RentFrequency', invalidMessage(texts.rentFrequency), `${quoted(frequencyText)}.`)
    else stated.RentFrequencyId = frequency.id
    if (frequency?.several) cells.leaveOut('RentFrequency', texts.severalFrequencies)
  }
  return stated
}

function readAmount(
  cells: RowCells,
  field: 'Rent' | 'Price' | 'Advance',
  text: string,
): { amount: string | null; frequencyId: number | null } {
  const money = moneyOf(text)
  const frequency = money?.rest ? rentFrequencyOf(money.rest) : null
  if (!money || (money.rest && !frequency)) {
    cells.refuse(
      field,
      invalidMessage(IMPORT_FIELD_LABELS[field]),
      /[€£¥]|\b(eur|gbp|cad|aud|mxn)\b/i.test(text) ? texts.onlyDollars : `${quoted(text)}.`,
    )
    return { amount: null, frequencyId: null }
  }
  if (field !== 'Advance' && Number(money.amount) === 0) {
    cells.refuse(field, invalidMessage(IMPORT_FIELD_LABELS[field]), texts.aboveZero)
    return { amount: null, frequencyId: null }
  }
  return { amount: money.amount, frequencyId: frequency?.id ?? null }
}

function readFacts(cells: RowCells): StatedFields {
  return { ...readRooms(cells), ...readNumbers(cells), ...readChoices(cells) }
}

function readNumbers(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  for (const field of ['FloorsCount', 'YearBuilt', 'ParkingTotal'] as const) {
    const text = cells.text(field)
    if (text === undefined) continue
    const value = text === '' ? null : (numberOf(text)?.value ?? Number.NaN)
    const parsed = propertyFieldShapes[field].safeParse(value)
    if (parsed.success) stated[field] = parsed.data
    else cells.leaveOut(field)
  }
  const available = cells.text('AvailableOn')
  if (available !== undefined) {
    stated.AvailableOn = available === '' ? null : dateOf(available)
    if (available !== '' && stated.AvailableOn === null && !AVAILABLE_NOW.test(available)) cells.leaveOut('AvailableOn')
  }
  return stated
}

function readChoices(cells: RowCells): StatedFields {
  const stated: StatedFields = {}
  const amenities = cells.text('Amenities')
  if (amenities !== undefined) {
    const { ids, unknown } = cells.isExact ? namedOf(AMENITIES, amenities) : amenitiesOf(amenities)
    stated.AmenityIds = ids
    if (unknown.length > 0) cells.leaveOut('Amenities', texts.unknownAmenities)
  }
  const pets = cells.rawText('PetsAllowed')
  if (pets !== undefined) {
    const ids = cells.isExact ? namedOf(PETS_ALLOWED, pets).ids : petsOf(pets)
    stated.PetsAllowedIds = ids ?? []
    if (ids !== null && contradictsItself(ids)) {
      stated.PetsAllowedIds = [CALL_ABOUT_PETS]
      cells.leaveOut('PetsAllowed', texts.petsContradict)
    }
    if (ids === null && !saysNothing(pets)) cells.leaveOut('PetsAllowed')
  }
  return stated
}

const WITH_ADDRESS: readonly ImportField[] = [
  'AssetType',
  'ListingType',
  'Address1',
  'Address2',
  'City',
  'State',
  'Zip',
  'Bedrooms',
  'Bathrooms',
  'Area',
  'Title',
]
const WITHOUT_ADDRESS: readonly ImportField[] = [...WITH_ADDRESS, 'Category', 'AccessType', 'Description', 'Rent', 'RentFrequency', 'Price']

/**
 * The row's own code, or one made from what it is about, so that the same row is the same property next time. With an
 * address, rent and description may change; without one they are all that tells two homes apart.
 */
function codeOf(cells: RowCells, stated: StatedFields, propertyId: string | null): string | null {
  if (stated.ReferenceCode) return stated.ReferenceCode
  if (propertyId) return propertyId
  if (cells.text('ReferenceCode')) return null
  const about = (cells.text('Address1') ? WITH_ADDRESS : WITHOUT_ADDRESS).map(
    (field) => cells.text(field)?.toLowerCase().replace(/\s+/g, ' ') ?? '',
  )
  return `row-${createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 20)}`
}
