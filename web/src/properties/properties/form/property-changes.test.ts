import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { expect, test } from 'vitest'
import { mergeDrafts } from './property-changes.ts'
import { emptyDraft } from './property-draft.ts'

const states = [
  { Id: 8, Text: 'Colorado' },
  { Id: 6, Text: 'California' },
]
const base = { ...emptyDraft(CATEGORIES.Residential), Title: 'Oak House', Rent: '900.00', StateId: 8, AmenityIds: [2] }

test('changes of different fields fit together', () => {
  const mine = { ...base, Title: 'Oak House with garden' }
  const newest = { ...base, Rent: '950.00' }
  expect(mergeDrafts({ base, mine, newest }, states)).toEqual({
    draft: { ...base, Title: 'Oak House with garden', Rent: '950.00' },
    conflicts: [],
  })
})

test('where both changed the same field, mine stays and both are shown as people read them', () => {
  const mine = { ...base, Rent: '1250.00', StateId: 6, AmenityIds: [2, 3] }
  const newest = { ...base, Rent: '950.50', StateId: null, AmenityIds: [] }
  const { draft, conflicts } = mergeDrafts({ base, mine, newest }, states)
  expect(draft.Rent).toBe('1250.00')
  expect(conflicts.map(({ label, mine: typed, newest: saved }) => [label, typed, saved])).toEqual([
    ['State', 'California', 'nothing'],
    ['Amenities', 'Dishwasher, Washer', 'none'],
    ['Rent', '$1,250', '$950.50'],
  ])
})

test('the same change on both sides is no conflict', () => {
  const changed = { ...base, Title: 'Elm House' }
  expect(mergeDrafts({ base, mine: changed, newest: { ...changed } }, states).conflicts).toEqual([])
})

test('yes and no, fees and amounts read as people say them', () => {
  const mine = { ...base, AlsoForSale: true, MoveInFees: [{ Name: 'Keys', Amount: '20.00' }], PetRent: '25.50', TaxYear: 2025 }
  const newest = { ...base, MoveInFees: [{ Name: 'Keys', Amount: 'some' }], PetRent: '30.00', TaxYear: 2024 }
  const { draft, conflicts } = mergeDrafts({ base, mine, newest }, states)
  expect(draft.AlsoForSale).toBe(true)
  expect(conflicts.map(({ label, mine: typed, newest: saved }) => [label, typed, saved]).toSorted()).toEqual([
    ['Move-in fees', 'Keys $20', 'Keys some'],
    ['Pet rent', '$25.50', '$30'],
    ['Tax year', '2025', '2024'],
  ])
})
