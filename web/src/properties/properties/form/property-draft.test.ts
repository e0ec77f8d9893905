import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { describe, expect, test } from 'vitest'
import { draftFromMemory, draftToKeep, emptyDraft, inputOf, isSameDraft, proposedTitleOf } from './property-draft.ts'
import type { PropertyDraft } from './property-fields.ts'

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

test('what a draft keeps comes back as it was typed, and nothing of it is lost on the way', () => {
  const typed: PropertyDraft = {
    ...empty,
    Title: 'Oak House',
    Rent: 'about 900',
    Bedrooms: 0,
    AlsoForSale: true,
    MoveInFees: [{ Name: 'Keys', Amount: '' }],
    RentIncludesIds: [1, 4],
  }
  const kept = draftToKeep(typed)
  expect(Object.keys(kept)).not.toContain('Address1')
  expect(draftFromMemory(JSON.parse(JSON.stringify(kept)), CATEGORIES.Residential)).toEqual(typed)
  expect(isSameDraft(typed, { ...typed, Address1: '' })).toBe(true)
  expect(isSameDraft(typed, { ...typed, AlsoForSale: false })).toBe(false)
})

test.each([{ MoveInFees: ['Keys'] }, { MoveInFees: [null] }, { AlsoForSale: 'yes' }, { AmenityIds: ['2'] }])(
  '%j is no part of a draft',
  (memory) => {
    expect(draftFromMemory(memory, CATEGORIES.Residential)).toBeNull()
  },
)

test('a title is proposed as soon as kind and place are known', () => {
  const states = [{ Id: 48, Text: 'Texas', Code: 'TX' }]
  const typed: PropertyDraft = { ...empty, AssetTypeId: 101, Bedrooms: 2, Address1: '1808 Kinney Ave', City: 'Austin', StateId: 48 }
  expect(proposedTitleOf(typed, states)).toBe('2-bedroom house on Kinney Ave')
  expect(proposedTitleOf({ ...typed, Bedrooms: 'two' as never, Address1: null }, states)).toBe('House in Austin, TX')
  for (const missing of ['AssetTypeId', 'City', 'StateId'] as const) {
    expect(proposedTitleOf({ ...typed, [missing]: null }, states)).toBeNull()
  }
})

describe('what is sent', () => {
  const FOR_SALE = 2
  const sale = { ...empty, ListingTypeId: FOR_SALE }

  test('keeps a rent that is not asked for now', () => {
    expect(inputOf({ ...sale, Rent: '900.00' }).Rent).toBe('900.00')
  })
  test('drops what the server would refuse where nobody could see it', () => {
    expect(inputOf({ ...sale, Rent: 'a lot' }).Rent).toBeUndefined()
  })
})
