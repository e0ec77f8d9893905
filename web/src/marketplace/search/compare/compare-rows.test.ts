import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { describe, expect, test } from 'vitest'
import { loft } from '../listing-page/listing.fixture.ts'
import { compareAddress, comparedIn } from './compare-address.ts'
import { compareRows } from './compare-rows.ts'

const TODAY = '2026-11-21'
const rowOf = (label: string, ...homes: Partial<ListingDetails>[]) =>
  compareRows(
    homes.map((home) => ({ ...loft, ...home })),
    TODAY,
  ).find((row) => row.label === label)?.values

describe('a line', () => {
  test('has a value for each home, and none where its owner does not say', () => {
    expect(rowOf('Bedrooms', { Bedrooms: 2 }, { Bedrooms: 0 }, { Bedrooms: null })).toEqual(['2', 'Studio', null])
    expect(rowOf('Pets', { PetsAllowed: ['Cats OK', 'Dogs OK'] }, { PetsAllowed: [] })).toEqual([['Cats OK', 'Dogs OK'], null])
    expect(rowOf('Available from', { AvailableOn: '2026-12-01' }, { AvailableOn: null })).toEqual(['Dec 1, 2026', null])
  })
  test('that nobody says anything of is not there', () => {
    expect(rowOf('Application fee', { ApplicationFee: null }, { ApplicationFee: null })).toBeUndefined()
    expect(rowOf('Application fee', { ApplicationFee: null }, { ApplicationFee: '45.00' })).toEqual([null, '$45'])
  })
  test('tells every way in which a home is offered', () => {
    const [rent] = loft.Offers as [ListingDetails['Offers'][number]]
    const sale = { ListingTypeId: 2, ListingType: 'For Sale', Amount: '385000.00', RentFrequencyId: null }
    expect(rowOf('Listing type', {}, { Offers: [rent, sale] })).toEqual(['For Rent', ['For Rent', 'Also for sale: $385,000']])
  })
})

test.each([
  ['2400.00', 1, 1200, 1, '$2 a month'],
  // 500 a week are 2,166.67 a month; 50 square meters are 538.2 square feet.
  ['500.00', 2, 50, 3, '$4.03 a month'],
  ['385000.00', null, 1540, 1, '$250'],
  ['385000.00', null, null, 1, undefined],
])('%s at frequency %s for %s of unit %s costs %s per square foot', (Amount, RentFrequencyId, Area, AreaUnitId, text) => {
  expect(rowOf('Price per square foot', { Amount, RentFrequencyId, Area, AreaUnitId })?.[0]).toBe(text)
})

describe('the address of a comparison', () => {
  const id = (digit: number) => `01a1fb32-a56f-7e1f-a2f8-fd5de0b390f${digit}`
  const read = (query: string) => comparedIn(new URLSearchParams(query))

  test('names up to four homes, each once', () => {
    expect(read(`ids=${id(1)},${id(2).toUpperCase()},${id(1)}`)).toEqual([id(1), id(2)])
    expect(read(`ids=${[1, 2, 3, 4, 5].map(id).join(',')}`)).toHaveLength(4)
  })
  test('is read as it was written', () => {
    const ids = [id(1), id(2)]
    expect(comparedIn(new URL(compareAddress(ids), 'http://keystead.example').searchParams)).toEqual(ids)
  })
  test.each(['', 'ids=', 'ids=1,2', `ids=${id(1)}x`, `ids='`])('%s names none', (query) => expect(read(query)).toEqual([]))
})
