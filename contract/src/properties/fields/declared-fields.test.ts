import { describe, expect, test } from 'vitest'
import { ListingDetails } from '../../marketplace/search/marketplace.schemas.ts'
import { EXPORT_FIELDS, IMPORT_FIELD_LABELS } from '../imports/import.fields.ts'
import { importName } from '../imports/import-names.ts'
import { UserAssetDetails } from '../properties/property.schemas.ts'
import { PROPERTY_FIELDS, type PropertyField, propertyFields } from './declared-fields.ts'
import type { DeclaredField } from './field-declaration.ts'
import { readingOrder } from './field-order.ts'
import { formFields } from './form-fields.ts'
import { listingFacts } from './listing-facts.ts'
import { propertyFieldShapes } from './property.fields.ts'
import { chosenText, isChosen, isDescribed } from './told-fields.ts'

/** What the page of a listing says together with something else, or in a place of its own. */
const TOLD_WITH_OTHERS: readonly PropertyField[] = [
  ...(['LotArea', 'LotAreaUnitId', 'MinLeaseMonths', 'MaxLeaseMonths', 'HoaFee', 'HoaFrequencyId', 'TaxAnnual', 'TaxYear'] as const),
  ...(['Advance', 'LastMonthUpfront', 'MoveInFees', 'PetsAllowedIds', 'RentIncludesIds', 'TenantPaysIds', 'VirtualTourUrl'] as const),
]

describe.each(PROPERTY_FIELDS)('%s', (name) => {
  const field: DeclaredField = propertyFields[name]

  test('is taken by calls, told to those who look after it, and asked in the form', () => {
    expect(propertyFieldShapes).toHaveProperty(name)
    expect(UserAssetDetails.shape).toHaveProperty(name)
    expect(formFields()).toHaveProperty(name)
  })
  test('has a column in files', () => {
    expect(EXPORT_FIELDS).toContain(importName(name))
    expect(IMPORT_FIELD_LABELS[importName(name)]).toBe(field.importLabel ?? field.label)
    expect(field.importNames).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
  })
  test('is told to strangers if it is public', () => {
    if (field.public !== true) return expect(field.group).toBeUndefined()
    const told = isChosen(name) ? chosenText(name) : name
    expect(isChosen(name) || isDescribed(name)).toBe(true)
    expect(ListingDetails.shape).toHaveProperty(told)
    const facts = Object.values(listingFacts()).flat()
    expect(facts.some((fact) => fact.name === told) || TOLD_WITH_OTHERS.includes(name)).toBe(true)
  })
})

test('no two fields have one column, in the database or in files', () => {
  const columns = PROPERTY_FIELDS.flatMap((name) => propertyFields[name].column ?? [])
  expect(new Set(columns).size).toBe(columns.length)
  expect(new Set(PROPERTY_FIELDS.map(importName)).size).toBe(PROPERTY_FIELDS.length)
})

test('files have all of them once, those that say so before another one', () => {
  expect(readingOrder().toSorted()).toEqual(PROPERTY_FIELDS.toSorted())
  const order = readingOrder().join(' ')
  expect(order).toMatch(/^ReferenceCode Title CategoryId /)
  expect(order).toMatch(/ Power Zoning PermittedUse VirtualTourUrl /)
  expect(order).toMatch(/ Description PrivateRemarks$/)
})
