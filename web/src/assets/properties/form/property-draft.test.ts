import { CATEGORIES } from '@keystead/contract/assets/properties/property.values.ts'
import { describe, expect, test } from 'vitest'
import { draftFromMemory, emptyDraft, inputOf } from './property-draft.ts'

const empty = emptyDraft(CATEGORIES.Residential)

describe('what was typed comes back after a reload', () => {
  const restore = (memory: unknown) => draftFromMemory(memory, CATEGORIES.Residential)

  test('field by field', () => {
    expect(restore({ ...empty, Title: 'Oak House', AmenityIds: [2, 3], Bedrooms: 0 })).toEqual({
      ...empty,
      Title: 'Oak House',
      AmenityIds: [2, 3],
      Bedrooms: 0,
    })
  })
  test('what does not fit is left out', () => {
    expect(restore({ Title: { evil: true }, AmenityIds: 'all', Unknown: 1, Zip: '80202' })).toEqual({ ...empty, Zip: '80202' })
  })
  test('nothing typed is nothing to restore', () => {
    expect(restore(empty)).toBeNull()
    expect(restore(null)).toBeNull()
    expect(restore('Oak House')).toBeNull()
  })
  test('the category is that of the page', () => {
    expect(restore({ CategoryId: CATEGORIES.Commercial, Title: 'Shop' })?.CategoryId).toBe(CATEGORIES.Residential)
  })
})

describe('what is sent', () => {
  const FOR_SALE = 2
  const sale = { ...empty, ListingTypeId: FOR_SALE }

  test('keeps a rent that is not asked for now', () => {
    expect(inputOf({ ...sale, Rent: '900.00' }).Rent).toBe('900.00')
  })
  test('drops what the server would refuse where nobody could see it', () => {
    expect(inputOf({ ...sale, Rent: 'a lot' }).Rent).toBeNull()
  })
})
