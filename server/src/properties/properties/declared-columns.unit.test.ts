import { PROPERTY_FIELDS, propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import { expect, test } from 'vitest'
import { listDefinitionFiles } from '../../database/definition-files.ts'
import { declaredColumns, nothingSaidBut, toldFields } from './declared-columns.ts'
import type { PropertyFields } from './property.columns.ts'

const nothing = nothingSaidBut([]) as PropertyFields
const fieldOf = (name: (typeof PROPERTY_FIELDS)[number]): DeclaredField => propertyFields[name]

test('every field with a column is written into it', () => {
  const columns = PROPERTY_FIELDS.flatMap((name) => fieldOf(name).column ?? [])
  expect(Object.keys(declaredColumns(nothing))).toEqual(columns)
})

test('amounts and fees are kept in cents, and told as amounts', () => {
  const kept = declaredColumns({ ...nothing, PetRent: '35.50', MoveInFees: [{ Name: 'Keys', Amount: '20.00' }], GarageSpaces: 2 })
  expect(kept).toMatchObject({ pet_rent_cents: 3550, move_in_fees: [{ name: 'Keys', cents: 2000 }], garage_spaces: 2, advance_cents: null })
  expect(toldFields(['PetRent', 'MoveInFees', 'GarageSpaces', 'Advance'], kept)).toEqual({
    PetRent: '35.50',
    MoveInFees: [{ Name: 'Keys', Amount: '20.00' }],
    GarageSpaces: 2,
    Advance: null,
  })
})

test('what strangers see has every public column, and no other one', async () => {
  const files = await listDefinitionFiles()
  const shown = files.find(({ path }) => path.endsWith('/listings/listing.sql'))?.sql ?? ''
  for (const name of PROPERTY_FIELDS) {
    const { column, public: isPublic } = fieldOf(name)
    if (column !== null && isPublic) expect(shown).toContain(` ${column} = excluded.${column},`)
  }
  for (const column of ['parcel_number', 'private_remarks', 'showing_instructions', 'reference_code']) expect(shown).not.toContain(column)
})
