import { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { FIELD_KINDS, MAX_FIELD_LABEL } from '@keystead/contract/agreements/templates/template.values.ts'
import { expect, test } from 'vitest'
import { isWithin } from './geometry.ts'
import { duplicateOf, freeLabel, newField, USUAL_SIZES } from './new-field.ts'

const LETTER = { width: 612, height: 792 }
const naming = { kindName: 'Signature', firstOptions: ['Yes', 'No'] }

test.each(FIELD_KINDS)('a new field of the kind %s can be saved as it is', (kind) => {
  for (const [size, point] of [
    [LETTER, { x: 300, y: 300 }],
    [LETTER, { x: 0, y: 0 }],
    [LETTER, null],
    [{ width: 72, height: 72 }, null],
  ] as const) {
    const field = newField(kind, 'Tenant', naming, { page: 2, size, point }, [])
    expect(PlacedField.parse(field)).toEqual(field)
    expect(isWithin(field, size)).toBe(true)
  }
  const { width, height } = newField(kind, 'Tenant', naming, { page: 1, size: LETTER, point: null }, [])
  expect({ width, height }).toEqual(USUAL_SIZES[kind])
})

test('it stands around the point that was pressed', () => {
  const { x, y } = newField('signature', 'Tenant', naming, { page: 1, size: LETTER, point: { x: 300, y: 300 } }, [])
  expect({ x, y }).toEqual({ x: 220, y: 282 })
})

test('each label of a role stands there once', () => {
  const first = newField('signature', 'Tenant', naming, { page: 1, size: LETTER, point: null }, [])
  const second = newField('signature', 'Tenant', naming, { page: 2, size: LETTER, point: null }, [first])
  expect([first.label, second.label]).toEqual(['Signature', 'Signature 2'])
  expect(freeLabel('Signature', 'Landlord', [first, second])).toBe('Signature')
  expect(freeLabel('signature 2', 'Tenant', [first, second])).toBe('signature 3')
  expect(freeLabel('Signature 2', 'Tenant', [second])).toBe('Signature 3')
  // What was deleted leaves its place free.
  expect(freeLabel('Signature', 'Tenant', [second])).toBe('Signature')
})

test('a long label is shortened for its number', () => {
  const label = 'x'.repeat(MAX_FIELD_LABEL)
  const field = { ...newField('text', 'Tenant', naming, { page: 1, size: LETTER, point: null }, []), label }
  const copy = duplicateOf(field, LETTER, [field])
  expect(copy.label).toBe(`${'x'.repeat(MAX_FIELD_LABEL - 2)} 2`)
  expect(PlacedField.parse(copy)).toEqual(copy)
})

test('a duplicate is beside its model, also at the edge, and has options of its own', () => {
  const field = newField('radio', 'Tenant', naming, { page: 1, size: LETTER, point: { x: 612, y: 792 } }, [])
  const copy = duplicateOf(field, LETTER, [field])
  expect([copy.x, copy.y]).not.toEqual([field.x, field.y])
  expect(isWithin(copy, LETTER)).toBe(true)
  expect(copy.options).toEqual(['Yes', 'No'])
  expect(copy.options).not.toBe(field.options)
})
