import { SECTIONS, type FormSection } from '@keystead/contract/properties/fields/field-declaration.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import { expect, test } from 'vitest'
import { LAID_OUT_BY_HAND, rowsOf, tellingFields } from './field-rows.ts'
import { PROPERTY_FIELDS } from './property-fields.ts'

const laidOut = (Object.keys(SECTIONS) as FormSection[]).flatMap((section) => rowsOf(section).flat())

test('every declared field has one place in the form', () => {
  expect([...laidOut, ...LAID_OUT_BY_HAND].toSorted()).toEqual([...PROPERTY_FIELDS].toSorted())
})

test('what is laid out by its declaration has a control', () => {
  const kinds = new Set(laidOut.map((field) => FORM_FIELDS[field].kind))
  for (const kind of ['zip', 'id', 'fees'] as const) expect(kinds).not.toContain(kind)
})

test('a row is of one section', () => {
  for (const section of Object.keys(SECTIONS) as FormSection[])
    for (const field of rowsOf(section).flat()) expect(FORM_FIELDS[field].section, field).toBe(section)
})

test('what no row names comes after those that one does, in a row of its own', () => {
  const rows = rowsOf('building')
  expect(rows[0]).toEqual(['LotArea', 'LotAreaUnitId'])
  const named = rows.findIndex((row) => row.includes('LoadingDocks'))
  expect(rows[named]).toEqual(['CeilingHeight', 'LoadingDocks'])
  expect(rows.slice(named + 1)).toContainEqual(['Power'])
})

test('a folded part names what says something, not the units beside it', () => {
  const told = tellingFields('owning')
  expect(told).toEqual(expect.arrayContaining(['HoaFee', 'TaxAnnual', 'TaxYear']))
  expect(told).not.toContain('HoaFrequencyId')
})
