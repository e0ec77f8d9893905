import { GetAssets } from '@keystead/contract/assets/marketplace/marketplace.operations.ts'
import { expect, test } from 'vitest'
import { loft } from './listing.fixture.ts'
import { sameCitySearch, similarHomes } from './similar-homes.ts'

test('similar homes are of its kind, in its city, within a quarter of its price', () => {
  expect(similarHomes(loft)).toMatchObject({
    Place: 'Denver, CO',
    AssetTypeIds: [112],
    ListingTypeId: 1,
    MinPrice: '1800.00',
    MaxPrice: '3000.00',
    PageIndex: 0,
  })
})

test('rents are compared by the month', () => {
  expect(similarHomes({ ...loft, Amount: '1200.00', RentFrequencyId: 2 })).toMatchObject({ MinPrice: '3900.00', MaxPrice: '6500.00' })
})

test.each([
  {},
  { Amount: '0.01', RentFrequencyId: null },
  { Amount: '9999999999.99', RentFrequencyId: null, ListingTypeId: 2 },
  { Amount: '9999999999.99', RentFrequencyId: 8 },
])('the contract takes the search for %j', (change) => {
  expect(GetAssets.input.safeParse(similarHomes({ ...loft, ...change })).error).toBeUndefined()
  expect(GetAssets.input.safeParse(sameCitySearch({ ...loft, ...change })).error).toBeUndefined()
})
