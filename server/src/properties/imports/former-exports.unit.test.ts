import { EXPORT_FIELDS, IMPORT_FIELD_LABELS } from '@keystead/contract/properties/imports/import.fields.ts'
import { expect, test } from 'vitest'
import { guessMapping, planColumns } from './import.columns.ts'
import { indexPlaces } from './place-index.ts'

const places = indexPlaces({ states: [], cities: [], zips: [] })
const isExport = (columns: readonly string[]) => planColumns(columns, guessMapping(columns, [], places)).isExport

test('an export is known by its headings, also by those of the versions before', () => {
  const headings = EXPORT_FIELDS.map((field) => IMPORT_FIELD_LABELS[field])
  expect(isExport(headings)).toBe(true)
  expect(isExport(headings.map((heading) => (heading === IMPORT_FIELD_LABELS.Advance ? 'Advance' : heading)))).toBe(true)
  expect(isExport(headings.map((heading) => (heading === IMPORT_FIELD_LABELS.Advance ? 'Down payment' : heading)))).toBe(false)
})
