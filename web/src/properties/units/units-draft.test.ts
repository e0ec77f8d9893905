import { describe, expect, test } from 'vitest'
import { listingTypesFor, newTemplate, templateRules, unitTypesFor, unitsOf, type UnitsTemplate } from './units-draft.ts'

const template = (overrides: Partial<UnitsTemplate> = {}): UnitsTemplate => ({
  ...newTemplate({ CategoryId: 1 }),
  Numbers: '101-103',
  Bedrooms: 1,
  Bathrooms: 1,
  Rent: '1200.00',
  ...overrides,
})
const problemsOf = (overrides: Partial<UnitsTemplate>) =>
  Object.fromEntries(
    (templateRules.safeParse(template(overrides)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('units that have something in common', () => {
  test('become a list, each on its floor and with its code', () => {
    const units = unitsOf(template({ Numbers: '101, PH', HasCodes: true }), { ReferenceCode: 'MAPLE' })
    expect(units.map(({ UnitNumber, FloorNumber, Rent, ReferenceCode }) => [UnitNumber, FloorNumber, Rent, ReferenceCode])).toEqual([
      ['101', 1, '1200.00', 'MAPLE-101'],
      ['PH', null, '1200.00', 'MAPLE-PH'],
    ])
    expect(unitsOf(template({ HasFloors: false, HasCodes: true }), { ReferenceCode: null })[0]).toMatchObject({
      FloorNumber: null,
      ReferenceCode: null,
    })
  })

  test('have what is asked of their kind', () => {
    expect(unitsOf(template({ ListingTypeId: 2, Price: '90000.00' }), { ReferenceCode: null })[0]).toMatchObject({
      Rent: null,
      Price: '90000.00',
    })
    expect(unitsOf(template({ AssetTypeId: 201, ListingTypeId: 3 }), { ReferenceCode: null })[0]).toMatchObject({
      Bedrooms: null,
      Bathrooms: null,
    })
  })

  test.each<[Partial<UnitsTemplate>, Record<string, string>]>([
    [{}, {}],
    [{ Rent: null, Bedrooms: null }, {}],
    [{ Numbers: ' ' }, { Numbers: 'Unit numbers can not be empty.' }],
    [{ Numbers: '1, 1' }, { Numbers: 'Unit 1 is there twice.' }],
    [{ Numbers: '1-51' }, { Numbers: 'At most 50 units can be added at once.' }],
    [{ Rent: 'free' }, { Rent: 'Rent is not valid. Enter an amount such as 1250 or 1250.50.' }],
    [{ Bedrooms: 100 }, { Bedrooms: 'Bedrooms should be between 0 and 99.' }],
    [{ AssetTypeId: 201 }, { ListingTypeId: 'Listing type can not be empty.' }],
  ])('%j is told %j', (overrides, problems) => {
    expect(problemsOf(overrides)).toEqual(problems)
  })

  test('are of the kinds that their building takes', () => {
    const categories = (building: { CategoryId: number; AssetTypeId: number }) =>
      new Set(unitTypesFor(building).map(({ CategoryId }) => CategoryId))
    expect(categories({ CategoryId: 1, AssetTypeId: 108 })).toEqual(new Set([1]))
    expect(categories({ CategoryId: 2, AssetTypeId: 211 })).toEqual(new Set([1, 2]))
    expect(listingTypesFor(104).map(({ Id }) => Id)).not.toContain(3)
  })
})
