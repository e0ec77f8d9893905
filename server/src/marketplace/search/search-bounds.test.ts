import {
  GetAssetDetails,
  GetAssetFacets,
  GetAssetMap,
  GetAssets,
  GetDdlPlaces,
} from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { DeleteAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { foldCounts } from './fold-counts.job.ts'

let owner: TestPerson
let visitor: TestCaller

test.beforeAll(async () => {
  owner = await app.newPerson()
  visitor = app.visitor()
  await addListedProperty(app, owner, { Title: 'garnet', Address1: '12 Juniper St', City: 'Salida', Zip: '81201' })
})

const BOUNDS = { South: 38, West: -107, North: 39, East: -105 }

describe('what is asked for in a wrong way is refused at its field', () => {
  test.each<[string, object, Record<string, string>]>([
    ['a radius of nothing', { RadiusMiles: 0 }, { RadiusMiles: 'Radius should be between 1 and 100.' }],
    ['a radius over half the earth', { RadiusMiles: 10_000 }, { RadiusMiles: 'Radius should be between 1 and 100.' }],
    ['a page before the first', { PageIndex: -1 }, { PageIndex: 'Page is not valid.' }],
    ['a page beyond all pages', { PageIndex: 1_000_000_000 }, { PageIndex: 'Please narrow the search to see more.' }],
    ['the name of a column', { Sort: 'search_cents' }, { Sort: 'Sort is not valid.' }],
    ['SQL as an order', { Sort: 'newest; drop table listing' }, { Sort: 'Sort is not valid.' }],
    ['a very long text', { Text: 'x'.repeat(10_000) }, { Text: 'Keyword is not valid.' }],
    ['a very long place', { Place: 'x'.repeat(10_000) }, { Place: 'Place is not valid.' }],
    ['a price in words', { MaxPrice: 'free' }, { MaxPrice: 'Price is not valid. Enter an amount such as 1250 or 1250.50.' }],
    ['a hundred rooms', { MinBedrooms: 100 }, { MinBedrooms: 'Bedrooms should be between 0 and 99.' }],
    ['a latitude beyond the pole', { Bounds: { ...BOUNDS, North: 91 } }, { 'Bounds.North': 'Map area is not valid.' }],
    ['an amenity that there is not', { AmenityIds: [999_999] }, { 'AmenityIds.0': 'Amenities is not valid.' }],
  ])('%s', async (_what, input, fields) => {
    expect(await visitor.call(GetAssets, input)).toMatchObject({ status: 400, error: { Fields: expect.anything() } })
    expect(Object.values((await visitor.call(GetAssets, input)).error?.Fields ?? {})).toEqual(Object.values(fields))
  })

  test('a box upside down', async () => {
    const Bounds = { ...BOUNDS, South: 40, North: 30 }
    for (const operation of [GetAssets, GetAssetMap, GetAssetFacets] as const) {
      expect(await visitor.call(operation, { Bounds })).toMatchObject({
        status: 400,
        error: { Fields: { Bounds: 'Map area is not valid.' } },
      })
    }
  })

  test('one letter is too few for a suggestion', async () => {
    expect((await visitor.call(GetDdlPlaces, { Text: 'd' })).error?.Fields).toEqual({ Text: 'Please type at least 2 characters.' })
  })
})

test('no text that a person types breaks a search, or finds what it does not say', async () => {
  const texts = [
    `'`,
    `"`,
    `' or true --`,
    '%',
    '_',
    '\\',
    '🏠🏡',
    '\u0000\u0007',
    ':*',
    '& | !',
    '<->',
    `garnet')`,
    '((((',
    '-',
    '"garnet',

    '\ud800',
  ]
  for (const text of texts) {
    // What holds no word to look for excludes nothing; a word that no one wrote finds nothing.
    const finds = text.includes('garnet') || !/[a-z]/.test(text)
    for (const Sort of ['newest', 'best', 'price-low', 'distance'] as const) {
      const answer = await visitor.call(GetAssets, { Text: text, Sort })
      expect(answer.status, text).toBe(200)
      if (!finds) expect(answer.data.TotalCount, text).toBe(0)
    }
    expect((await visitor.call(GetAssets, { Place: `x${text}` })).data.PlaceIsUnknown, text).toBe(true)
    expect((await visitor.call(GetAssetFacets, { Text: text })).status, text).toBe(200)
    expect((await visitor.call(GetAssetMap, { Text: text, Bounds: BOUNDS })).status, text).toBe(200)
    expect((await visitor.call(GetDdlPlaces, { Text: `zq${text}` })).data.Items, text).toEqual([])
  }
})

test('a filter that matches nothing answers nothing, everywhere', async () => {
  const nothing = { MinPrice: '900000', MaxPrice: '1' }
  expect((await visitor.call(GetAssets, nothing)).data).toMatchObject({ Items: [], TotalCount: 0, TotalIsCapped: false })
  expect((await visitor.call(GetAssetMap, { ...nothing, Bounds: BOUNDS })).data).toEqual({ Pins: [], Groups: [] })
  expect((await visitor.call(GetAssetFacets, nothing)).data.Facets.every((facet) => facet.Options.length === 0)).toBe(true)
  const unknown = { Place: 'Atlantis', Bounds: BOUNDS }
  expect((await visitor.call(GetAssetMap, unknown)).data).toEqual({ Pins: [], Groups: [] })
  expect((await visitor.call(GetAssetFacets, unknown)).data.Facets.every((facet) => facet.Options.length === 0)).toBe(true)
})

async function traces(Place: string, street: string) {
  const everywhere = { South: -90, West: -180, North: 90, East: 180 }
  const [list, map, facets, streets] = await Promise.all([
    visitor.call(GetAssets, { Place }),
    visitor.call(GetAssetMap, { Place, Bounds: everywhere }),
    visitor.call(GetAssetFacets, { Place, Fields: ['CategoryId', 'AmenityIds', 'PetsAllowedIds'] }),
    visitor.call(GetDdlPlaces, { Text: street }),
  ])
  return {
    listed: list.data.TotalCount,
    pins: map.data.Pins.length,
    facets: facets.data.Facets.map((facet) => facet.Options.map((option) => option.Count)),
    streets: streets.data.Items.filter((item) => item.Kind === 'street').map((item) => item.Text),
  }
}

test.each([
  ['unlisted', [UnlistAsset]],
  ['deleted', [UnlistAsset, DeleteAsset]],
] as const)('a home that is %s leaves no trace, whether counts were folded or not', async (_what, operations) => {
  for (const folds of [false, true]) {
    const home = await addListedProperty(app, owner, {
      Title: 'topaz',
      Address1: '7 Zinnia Ave',
      City: 'Wyoming',
      StateId: 19,
      Zip: '52362',
      AmenityIds: [1],
      PetsAllowedIds: [2],
    })
    if (folds) await foldCounts(app.services)
    for (const place of ['Wyoming, IA', 'Iowa']) {
      // Of the pets two: dogs, and large dogs, since nothing limits them.
      expect(await traces(place, 'zinn')).toEqual({ listed: 1, pins: 1, facets: [[1], [1], [1, 1]], streets: ['Zinnia Ave, Wyoming, IA'] })
    }
    for (const operation of operations) expect((await owner.call(operation, { AssetId: home.AssetId })).status).toBe(200)
    for (const place of ['Wyoming, IA', 'Iowa']) {
      expect(await traces(place, 'zinn')).toEqual({ listed: 0, pins: 0, facets: [[], [], []], streets: [] })
    }
    expect((await visitor.call(GetAssetDetails, { AssetId: home.AssetId })).status).toBe(404)
  }
})

describe('places', () => {
  const suggested = async (Text: string) =>
    (await visitor.call(GetDdlPlaces, { Text })).data.Items.map((item) => `${item.Kind}: ${item.Text}`)

  test('states, cities, ZIPs and streets, the larger first', async () => {
    expect((await suggested('colorado')).slice(0, 2)).toEqual(['state: Colorado', 'city: Colorado Springs, CO'])
    expect((await suggested('den'))[0]).toBe('city: Denver, CO')
    expect(await suggested('8120')).toContain('zip: Salida, CO 81201')
    expect(await suggested('junip')).toContain('street: Juniper St, Salida, CO')
    expect((await suggested('san')).length).toBe(10)
  })

  test('a street finds its homes, however it is written', async () => {
    for (const Place of ['Juniper St, Salida, CO', 'juniper street, salida co', 'JUNIPER ST., Salida, Colorado']) {
      const { data } = await visitor.call(GetAssets, { Place })
      expect(data.Place, Place).toMatchObject({ Kind: 'street', Text: 'Juniper St, Salida, CO' })
      expect(data.Items.map((item) => item.Title)).toEqual(['garnet'])
    }
    expect((await visitor.call(GetAssets, { Place: 'Juniper St, Salida, CO', RadiusMiles: 5, Sort: 'distance' })).data.TotalCount).toBe(1)
    expect((await visitor.call(GetAssets, { Place: 'Cedar St, Salida, CO' })).data).toMatchObject({ PlaceIsUnknown: true, TotalCount: 0 })
  })

  test('a street that the owner hides is neither suggested nor found', async () => {
    await addListedProperty(app, owner, { Title: 'hidden', Address1: '9 Yarrow Court', City: 'Salida', Zip: '81201', AddressExactness: 3 })
    expect(await suggested('yarrow')).toEqual([])
    expect((await visitor.call(GetAssets, { Place: 'Yarrow Court, Salida, CO' })).data.PlaceIsUnknown).toBe(true)
  })
})

test('the best have the words in their title', async () => {
  await addListedProperty(app, owner, { Title: 'Cottage with a sapphire door', City: 'Alamosa', Zip: '81101' })
  await addListedProperty(app, owner, {
    Title: 'Cottage',
    Description: 'The door is painted in sapphire, and so are the shutters.',
    City: 'Alamosa',
    Zip: '81101',
  })
  const titles = async (Sort: 'best' | 'newest') =>
    (await visitor.call(GetAssets, { Text: 'sapphire', Sort })).data.Items.map((item) => item.Title)
  expect(await titles('newest')).toEqual(['Cottage', 'Cottage with a sapphire door'])
  expect(await titles('best')).toEqual(['Cottage with a sapphire door', 'Cottage'])
})
