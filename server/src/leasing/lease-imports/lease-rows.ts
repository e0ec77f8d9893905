import { emptyMessage } from '@keystead/contract/text/messages.ts'
import {
  LEASE_IMPORT_LABELS,
  type LeaseImportField,
  TENANT_FIELDS,
  TENANT_NUMBERS,
  numbered,
} from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { type CsvRow, type RowProblem, oneLine, problemAt, sheetCells, whyUnreadable } from '../../properties/imports/sheet.public.ts'
import { type LeaseCells, type StatedTerms, readStart, readTerms } from './lease-cells.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import { type TenantReading, readTenants } from './tenant-cells.ts'
import { text as texts } from './lease-row-problem.text.ts'

/** A home as a file names it. */
export type HomeName = {
  readonly code: string
  readonly property: string
  readonly unit: string
  readonly city: string
  readonly zip: string
}

/** A row of a file as a lease or a part of one. */
export type LeaseRow = {
  readonly line: number
  readonly problems: readonly RowProblem[]
  /** Null for a row that does not say which home, or from when. */
  readonly about: { readonly home: HomeName; readonly startsOn: string } | null
  readonly terms: StatedTerms
  readonly tenants: readonly TenantReading[]
}

/** No name of a home is longer; what is longer is not taken apart. */
const LONGEST_NAME = 300
const NOTHING_STATED: StatedTerms = { endsOn: null, rentCents: null, rentFrequencyId: null, depositCents: null, billing: null }

export function leaseRowReader(plan: LeasePlan): (row: CsvRow) => LeaseRow {
  return (row) => {
    const problem = whyUnreadable(row, plan.columns.length)
    if (problem) {
      return { line: row.line, problems: [problemAt(undefined, problem)], about: null, terms: NOTHING_STATED, tenants: [] }
    }
    const cells = sheetCells(row, plan)
    const part = (field: LeaseImportField) => oneLine((cells.text(field) ?? '').slice(0, LONGEST_NAME))
    const home = { code: part('ReferenceCode'), property: part('Property'), unit: part('Unit'), city: part('City'), zip: part('Zip') }
    const isNamed = home.code !== '' || home.property !== ''
    if (isNamed && isVacant(cells)) {
      return {
        line: row.line,
        problems: [problemAt(undefined, texts.noTenant, { refuses: false })],
        about: null,
        terms: NOTHING_STATED,
        tenants: [],
      }
    }
    if (!isNamed) {
      const field = plan.indexOf.Property === undefined ? 'ReferenceCode' : 'Property'
      cells.refuse(field, emptyMessage(LEASE_IMPORT_LABELS[field]))
    }
    const startsOn = readStart(cells)
    const terms = readTerms(cells)
    const tenants = readTenants(cells, row.line)
    return { line: row.line, problems: cells.problems, about: isNamed && startsOn !== null ? { home, startsOn } : null, terms, tenants }
  }
}

/** Lists of all homes have those in which no one lives. */
function isVacant(cells: LeaseCells): boolean {
  const people = TENANT_NUMBERS.flatMap((number) => TENANT_FIELDS.map((field) => cells.text(numbered(number, field)) ?? ''))
  return !cells.text('Start') && people.every((text) => text === '' || /^vacant\b/i.test(text))
}

/** The same for all rows that name a home in the same words, from the same day: the rows of one lease. */
export function leaseKey({ home, startsOn }: NonNullable<LeaseRow['about']>): string {
  const { code, property, unit, city, zip } = home
  return JSON.stringify([code.toLowerCase(), property.toLowerCase(), unitKey(unit), city.toLowerCase(), zip, startsOn])
}

/** `Apt. 4b`, `#4B` and `Unit 4 B` are one unit. */
export function unitKey(unit: string): string {
  return placeKey(unit.replace(/^(apartment|apt|unit|suite|ste|no|number)\b/i, ''))
}

/** What a unit or a city is called, without case and punctuation. */
export function placeKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A name as people compare it. */
export function nameKey({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return oneLine(`${firstName} ${lastName}`).toLowerCase()
}
