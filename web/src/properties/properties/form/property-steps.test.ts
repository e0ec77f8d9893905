import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { describe, expect, test } from 'vitest'
import { emptyDraft } from './property-draft.ts'
import { PROPERTY_FIELDS, PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import { FORM_STEPS, furthestStep, problemsOf, STEP_FIELDS, stepOf } from './property-steps.ts'

const APARTMENT = 104
const VACANT_LAND = 115
const FOR_RENT = 1
const FOR_SALE = 2

const apartment = (more: Partial<PropertyDraft> = {}): PropertyDraft => ({
  ...emptyDraft(CATEGORIES.Residential),
  Title: 'Oak House',
  AssetTypeId: APARTMENT,
  ListingTypeId: FOR_RENT,
  ...more,
})

test('every field of the contract is asked in exactly one step', () => {
  const asked = FORM_STEPS.flatMap((step) => STEP_FIELDS[step])
  expect([...asked].sort()).toEqual([...PROPERTY_FIELDS].sort())
})

test.each(PROPERTY_FIELDS)('the label of %s is the one in the messages about it', (field) => {
  const [issue] = propertyFieldShapes[field].safeParse({ not: 'a value' }).error?.issues ?? []
  expect(issue?.message.startsWith(`${PROPERTY_LABELS[field]} `)).toBe(true)
})

describe('which step mends what', () => {
  test.each([
    ['Rent', 'terms'],
    ['Zip', 'where'],
    ['Bathrooms', 'facts'],
    ['MoveInFees.0.Amount', 'terms'],
    ['Place', 'where'],
    ['Image', 'photos'],
    ['Images', 'photos'],
    ['SomethingNew', 'kind'],
  ])('%s: %s', (code, step) => {
    expect(stepOf(code)).toBe(step)
  })
})

describe('what is asked follows from what it is', () => {
  test('land has no rooms', () => {
    expect(isAsked('Bedrooms', apartment())).toBe(true)
    expect(isAsked('Bedrooms', apartment({ AssetTypeId: VACANT_LAND }))).toBe(false)
  })
  test('a sale asks a price instead of a rent', () => {
    expect([isAsked('Rent', apartment()), isAsked('Price', apartment())]).toEqual([true, false])
    const sale = apartment({ ListingTypeId: FOR_SALE })
    expect([isAsked('Rent', sale), isAsked('Price', sale)]).toEqual([false, true])
  })
})

describe('also for sale', () => {
  const both = apartment({ AlsoForSale: true })
  test('asks for the rent and for the price', () => {
    expect([isAsked('Rent', both), isAsked('Price', both), isAsked('HoaFee', both)]).toEqual([true, true, true])
    expect(Object.fromEntries(problemsOf(both, STEP_FIELDS.terms))).toEqual({
      Rent: 'Rent can not be empty.',
      Price: 'Price can not be empty.',
    })
  })
})

describe('a business space', () => {
  const FOR_LEASE = 3
  const space = (AssetTypeId: number) => ({ ...emptyDraft(CATEGORIES.Commercial), AssetTypeId, ListingTypeId: FOR_LEASE })
  test('is asked for its lease, and not for pets', () => {
    const asked = (['LeaseRate', 'LeaseKindId', 'CeilingHeight', 'Zoning', 'PetDeposit', 'Bedrooms'] as const).filter((field) =>
      isAsked(field, space(201)),
    )
    expect(asked).toEqual(['LeaseRate', 'LeaseKindId', 'CeilingHeight', 'Zoning'])
  })
  test('without a building has no floors and no ceiling', () => {
    const LAND = 214
    expect((['FloorsCount', 'CeilingHeight', 'LoadingDocks'] as const).some((field) => isAsked(field, space(LAND)))).toBe(false)
  })
})

test('a fee that is half said is told at its own field', () => {
  const fees = [
    { Name: 'Keys', Amount: '20.00' },
    { Name: '', Amount: 'some' },
  ]
  expect(Object.fromEntries(problemsOf(apartment({ Rent: '900.00', MoveInFees: fees }), STEP_FIELDS.terms))).toEqual({
    'MoveInFees.1.Name': 'Fee can not be empty.',
    'MoveInFees.1.Amount': 'Amount is not valid. Enter an amount such as 1250 or 1250.50.',
  })
})

describe('problems of a step', () => {
  test('say everything at once: a field that is wrong and a rule across fields', () => {
    const problems = problemsOf(apartment({ YearBuilt: 'long ago' as never }), STEP_FIELDS.facts)
    expect(Object.fromEntries(problems)).toEqual({
      YearBuilt: 'Year built is not valid. Enter a year such as 1998.',
      Bedrooms: 'Bedrooms can not be empty.',
      Bathrooms: 'Bathrooms can not be empty.',
    })
  })
  test('leave out what is not asked', () => {
    const sale = apartment({ ListingTypeId: FOR_SALE, Rent: 'a lot', Price: '250000.00' })
    expect(problemsOf(sale, STEP_FIELDS.terms).size).toBe(0)
  })
})

test('a draft of before, with a kind and no address yet, opens at the address', () => expect(furthestStep(apartment())).toBe('where'))

test('a draft goes on where it is not complete yet', () => {
  const where = { City: 'Denver', StateId: 8, Address1: '12 Oak Street', Zip: '80202' }
  expect(furthestStep(emptyDraft(CATEGORIES.Residential))).toBe('where')
  expect(furthestStep({ ...emptyDraft(CATEGORIES.Residential), ...where })).toBe('kind')
  expect(furthestStep(apartment({ ...where, Bedrooms: 0, Bathrooms: 1, Rent: '900.00' }))).toBe('description')
})
