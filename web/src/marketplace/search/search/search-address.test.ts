import { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import { AMENITIES, ASSET_TYPES, LISTING_TYPES, PETS_SEARCHED } from '@keystead/contract/properties/fields/property.values.ts'
import { describe, expect, test } from 'vitest'
import { ANY_PROPERTY, type PropertySearch, addressOfSearch, changedSearch, searchFromAddress, unreadableLimits } from './search-address.ts'
import { amenityWords, assetTypeWords, listingTypeWords, petsWords } from './search-words.ts'

const read = (query: string) => searchFromAddress(new URLSearchParams(query))
const readAddress = (address: string) => searchFromAddress(new URL(address, 'http://keystead.example').searchParams)

const everySearch: PropertySearch = {
  Place: 'Denver, CO',
  RadiusMiles: 25,
  Bounds: { South: 39.6, West: -105.1, North: 39.9, East: -104.8 },
  ProfileId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
  Text: 'roof deck & garden',
  CategoryId: 1,
  AssetTypeIds: [104, 112],
  ListingTypeId: 1,
  AccessTypeId: 1,
  MinPrice: '1000.00',
  MaxPrice: '3000.50',
  MinBedrooms: 2,
  MinBathrooms: 1.5,
  MinArea: 600,
  MaxArea: 1200,
  AmenityIds: [21, 24],
  PetsAllowedIds: [1, 2],
  AvailableBy: '2026-12-15',
  HasImage: true,
  Sort: 'distance',
  PageIndex: 2,
  PageSize: 20,
}

describe('an address', () => {
  test('of everything is bare', () => {
    expect(addressOfSearch(ANY_PROPERTY)).toBe('/Properties')
    expect(read('')).toEqual(ANY_PROPERTY)
  })
  test('can be read by people', () => {
    const search = { ...ANY_PROPERTY, Place: 'Denver, CO', ListingTypeId: 1, MinPrice: '1000.00', MaxPrice: '3000.00', MinBedrooms: 2 }
    expect(addressOfSearch(search)).toBe('/Properties?place=Denver,+CO&for=rent&min=1000&max=3000&beds=2')
  })
  test('says a whole search and back', () => {
    expect(readAddress(addressOfSearch(everySearch))).toEqual(everySearch)
  })
  test.each(Object.keys(everySearch) as (keyof PropertySearch)[])('says %s alone and back', (field) => {
    const needsPlace = field === 'RadiusMiles' || field === 'Sort'
    const search = { ...ANY_PROPERTY, [field]: everySearch[field], ...(needsPlace && { Place: 'Denver, CO' }) }
    expect(readAddress(addressOfSearch(search))).toEqual(search)
  })
  test.each([
    ['listing type', LISTING_TYPES, listingTypeWords],
    ['property type', ASSET_TYPES, assetTypeWords],
    ['amenity', AMENITIES, amenityWords],
    ['word on pets', PETS_SEARCHED, petsWords],
  ] as const)('has a word of its own for every %s', (_, items, words) => {
    for (const { Id } of items) expect(words.idOf(words.wordOf(Id))).toBe(Id)
  })
  test('of a form without script says the same', () => {
    expect(
      read('place=Denver%2C+CO&radius=&for=&type=loft&type=apartment&min=%241%2C000&max=&beds=&with=pool&with=parking&q=&sort=newest'),
    ).toEqual({ ...ANY_PROPERTY, Place: 'Denver, CO', AssetTypeIds: [104, 112], MinPrice: '1000.00', AmenityIds: [21, 24] })
  })
  test('with words and no order asks for the best match', () => {
    expect(read('q=porch').Sort).toBe('best')
    expect(read('q=porch&sort=').Sort).toBe('best')
    expect(read('q=porch&sort=newest').Sort).toBe('newest')
    expect(addressOfSearch({ ...ANY_PROPERTY, Text: 'porch', Sort: 'best' })).toBe('/Properties?q=porch')
    expect(addressOfSearch({ ...ANY_PROPERTY, Text: 'porch', Sort: 'newest' })).toBe('/Properties?q=porch&sort=newest')
  })
  test('says pets, a day and photos in words', () => {
    const search = { ...ANY_PROPERTY, PetsAllowedIds: [1, 2, 8], AvailableBy: '2026-12-15', HasImage: true }
    expect(addressOfSearch(search)).toBe('/Properties?pets=cats,dogs,large-dogs&available=2026-12-15&photos=yes')
  })
})

describe('what an address says wrongly is left out', () => {
  test.each([
    'place=+++',
    `place=${'x'.repeat(121)}`,
    'for=free',
    'kind=castle',
    'type=igloo,,tent',
    'min=cheap&max=-1',
    'min=0&max=0',
    'beds=many&baths=1.3',
    'beds=1e9',
    'beds=2.5',
    'radius=25',
    'place=&radius=25',
    'min-sqft=0&max-sqft=NaN',
    'with=dragon',
    'offer=7',
    'sort=luck',
    'sort=distance',
    'sort=best',
    'pets=dragons',
    'available=soon',
    'available=2026-02-30',
    'photos=no',
    'page=0',
    'page=-3',
    'page=1e2',
    'page=99999',
    'size=13',
    'box=1,2,3',
    'box=1,2,3,',
    'box=39.9,-105,39.6,-104',
    'box=91,0,92,1',
    'box=a,b,c,d',
    'q=%20',
    'nonsense=1&__proto__=2',
  ])('%s', (query) => expect(read(query)).toEqual(ANY_PROPERTY))

  test('and what is right beside it stays', () => {
    expect(read('place=Denver, CO&radius=900&for=rent&beds=x')).toEqual({ ...ANY_PROPERTY, Place: 'Denver, CO', ListingTypeId: 1 })
  })
  test('types of the other category', () => {
    expect(read('kind=homes&type=office,loft').AssetTypeIds).toEqual([112])
  })
  test('limits the wrong way round are turned', () => {
    expect(read('min=3000&max=1000')).toMatchObject({ MinPrice: '1000.00', MaxPrice: '3000.00' })
    expect(read('min-sqft=900&max-sqft=500')).toMatchObject({ MinArea: 500, MaxArea: 900 })
  })
  test('whatever comes, the contract takes it', () => {
    const pieces = ['', '0', '-1', '1e400', '١٢', '%', '\u0000', 'a,b', '9'.repeat(40), '<script>', '2.5', 'rent', '1,2,3,4']
    for (const name of new URLSearchParams(addressOfSearch(everySearch).split('?')[1]).keys()) {
      for (const piece of pieces) {
        const { PageIndex, PageSize, ...filters } = searchFromAddress(
          new URLSearchParams([
            ['place', 'Denver'],
            [name, piece],
          ]),
        )
        expect(SearchFilters.safeParse(filters).success, `${name}=${piece}`).toBe(true)
        expect(PageIndex + PageSize).toBeGreaterThan(0)
        // The database stores no NUL, and would fail at being asked for one.
        expect(JSON.stringify(filters)).not.toContain(String.raw`\u0000`)
      }
    }
  })
})

describe('limits that are typed', () => {
  const complaints = (query: string) => unreadableLimits(new URLSearchParams(query))
  test.each(['min=&max=', 'min=1,250.50&max=$2,000', 'min=0&max=0.00', 'min-sqft=1,250&max-sqft=900', 'q=free'])('%s: fine', (query) =>
    expect(complaints(query)).toEqual([]),
  )
  test.each([
    ['max=free', 'max', 'Price is not valid. Enter an amount such as 1250 or 1250.50.'],
    ['min=-1', 'min', 'Price is not valid. Enter an amount such as 1250 or 1250.50.'],
    ['min=1e12', 'min', 'Price is not valid. Enter an amount such as 1250 or 1250.50.'],
    ['min-sqft=large', 'min-sqft', 'Area is not valid. Enter a number such as 900.'],
    ['max-sqft=-5', 'max-sqft', 'Area is not valid. Enter a number such as 900.'],
  ])('%s: told at its field', (query, name, message) => expect(complaints(query)).toEqual([{ name, message }]))
  test('thousands may be parted in an area as in a price', () => {
    expect(read('min-sqft=1,250').MinArea).toBe(1_250)
  })
})

describe('a changed search', () => {
  test('starts at its first page', () => {
    expect(changedSearch(everySearch, { MinBedrooms: 3 })).toEqual({ ...everySearch, MinBedrooms: 3, PageIndex: 0 })
  })
  test('without its place has no distances', () => {
    const search = { ...everySearch, Text: null }
    expect(changedSearch(search, { Place: null })).toMatchObject({ Place: null, RadiusMiles: null, Sort: 'newest' })
  })
  test('is ordered by what it is about, unless somebody chose', () => {
    const withWords = changedSearch(ANY_PROPERTY, { Text: 'porch' })
    expect(withWords.Sort).toBe('best')
    expect(changedSearch(withWords, { Text: null }).Sort).toBe('newest')
    expect(changedSearch({ ...ANY_PROPERTY, Sort: 'price-low' }, { Text: 'porch' }).Sort).toBe('price-low')
    expect(changedSearch({ ...withWords, Sort: 'newest' }, { MinBedrooms: 2 }).Sort).toBe('newest')
  })
})
