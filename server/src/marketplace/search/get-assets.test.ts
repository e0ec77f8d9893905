import { GetAssetDetails, GetAssets, GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssets, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { listListingAddresses } from './listing.queries.ts'
import { ALASKA, type PropertyInput, addListedProperty, addProperty, nobodysId } from '../../properties/properties/property.factory.ts'
import { must } from '../../../test/must.ts'

let owner: TestPerson
let visitor: TestCaller

const COMMERCIAL = { CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Bedrooms: null, Bathrooms: null, Area: 5000 }
const homes: Record<string, Partial<PropertyInput>> = {
  bungalow: { Rent: '2400', Bedrooms: 3, Bathrooms: 2, Area: 1500, AmenityIds: [1, 21] },
  weekly: { Rent: '500', RentFrequencyId: 2, Bedrooms: 1, Bathrooms: 1, Area: 60, AreaUnitId: 3, AccessTypeId: 2, AmenityIds: [1] },
  loft: {
    AssetTypeId: 112,
    Rent: '3100',
    Bedrooms: 1,
    Bathrooms: 1.5,
    Description: 'Tall windows and a rooftop garden above the river; the bricks are a century old.',
  },
  office: { ...COMMERCIAL, Rent: '9000' },
  sale: { ListingTypeId: 2, Rent: null, Price: '450000', Bedrooms: 4, Bathrooms: 3 },
  boulder: { City: 'Boulder', Zip: '80302', Rent: '2800', Bedrooms: 2, Bathrooms: 1 },
  newYork: { City: 'New York', StateId: 36, Zip: '10001', Rent: '5200', Bedrooms: 2, Bathrooms: 1 },
}

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Lena' })
  visitor = app.visitor()
  for (const [Title, home] of Object.entries(homes)) await addListedProperty(app, owner, { Title, ...home })
  await addProperty(owner, { Title: 'unlisted', Rent: '2400' })
})

async function search(input: InputOf<typeof GetAssets>) {
  return must(await visitor.call(GetAssets, input))
}
async function found(input: InputOf<typeof GetAssets>) {
  return (await search(input)).Items.map((item) => item.Title).sort()
}

const EVERYTHING = Object.keys(homes).sort()
const IN_DENVER = EVERYTHING.filter((name) => name !== 'boulder' && name !== 'newYork')

describe('places', () => {
  test.each([
    ['Denver, CO', 'city', 'Denver, CO', IN_DENVER],
    ['denver', 'city', 'Denver, CO', IN_DENVER],
    ['Denver CO', 'city', 'Denver, CO', IN_DENVER],
    ['Denver, Colorado, USA', 'city', 'Denver, CO', IN_DENVER],
    ['80302', 'zip', 'Boulder, CO 80302', ['boulder']],
    ['Boulder, CO 80302-1234', 'zip', 'Boulder, CO 80302', ['boulder']],
    ['Colorado', 'state', 'Colorado', [...IN_DENVER, 'boulder'].sort()],
    ['co', 'state', 'Colorado', [...IN_DENVER, 'boulder'].sort()],
    ['New York', 'city', 'New York, NY', ['newYork']],
    ['NY', 'state', 'New York', ['newYork']],
  ] as const)('%s is understood as a %s', async (Place, Kind, Text, titles) => {
    const data = await search({ Place, PageSize: 20 })
    expect(data.Place).toMatchObject({ Kind, Text })
    expect(data.Items.map((item) => item.Title).sort()).toEqual(titles)
    expect(data.PlaceIsUnknown).toBe(false)
  })

  test('an unknown place finds nothing and says so', async () => {
    expect(await search({ Place: 'Atlantis' })).toMatchObject({ Items: [], TotalCount: 0, Place: null, PlaceIsUnknown: true })
  })

  test('a radius reaches over the limits of the city and tells distances', async () => {
    expect(await found({ Place: 'Denver, CO', RadiusMiles: 10 })).toEqual(IN_DENVER)
    const wide = await search({ Place: 'Denver, CO', RadiusMiles: 50, Sort: 'distance', PageSize: 20 })
    expect(wide.Items.map((item) => item.Title)).toContain('boulder')
    expect(wide.Items.at(-1)?.Title).toBe('boulder')
    expect(wide.Items.at(-1)?.DistanceMiles).toBeGreaterThan(20)
    expect(wide.Items.at(-1)?.DistanceMiles).toBeLessThan(30)
    expect(wide.Items.map((item) => item.DistanceMiles)).toEqual(wide.Items.map((item) => item.DistanceMiles).toSorted((a, b) => a! - b!))
    expect((await search({ Text: 'bungalow' })).Items[0]?.DistanceMiles).toBeNull()
  })

  test('a box on the map', async () => {
    expect(await found({ Bounds: { South: 39.9, West: -105.4, North: 40.2, East: -105.1 } })).toEqual(['boulder'])
    expect(await found({ Bounds: { South: -90, West: -180, North: 90, East: 180 }, PageSize: 20 })).toEqual(EVERYTHING)
    const upsideDown = await visitor.call(GetAssets, { Bounds: { South: 41, West: -105, North: 40, East: -104 } })
    expect(upsideDown).toMatchObject({ status: 400, error: { Fields: { Bounds: 'Map area is not valid.' } } })
  })

  test('a box over the date line', async () => {
    const islands = await addListedProperty(app, owner, { Title: 'islands', City: 'Anchorage', StateId: ALASKA, Zip: '99501' })
    await app.sql('update asset set latitude = 51.9, longitude = 179.5 where id = $1', [islands.AssetId])
    expect(await found({ Bounds: { South: 50, West: 178, North: 54, East: -176 } })).toEqual(['islands'])
    await app.sql('update asset set longitude = -178.2 where id = $1', [islands.AssetId])
    expect(await found({ Bounds: { South: 50, West: 178, North: 54, East: -176 } })).toEqual(['islands'])
    await app.sql('update asset set longitude = -170 where id = $1', [islands.AssetId])
    expect(await found({ Bounds: { South: 50, West: 178, North: 54, East: -176 } })).toEqual([])
    await owner.call(UnlistAsset, { AssetId: islands.AssetId })
  })
})

describe('filters', () => {
  test.each<[string, InputOf<typeof GetAssets>, string[]]>([
    ['words, stemmed', { Text: 'window garden' }, ['loft']],
    ['a phrase', { Text: '"rooftop garden"' }, ['loft']],
    ['a word left out', { Text: 'loft -garden' }, []],
    ['one word or another', { Text: 'rooftop or zzyzx' }, ['loft']],
    ['a word wanted and left out', { Text: 'loft -loft' }, []],
    ['words that are too common', { Text: 'the', CategoryId: 2 }, ['office']],
    ['category', { CategoryId: 2 }, ['office']],
    ['types', { AssetTypeIds: [112, 201] }, ['loft', 'office']],
    ['listing type', { ListingTypeId: 2 }, ['sale']],
    ['access', { AccessTypeId: 2 }, ['weekly']],
    ['price, rents by the month', { MinPrice: '2100', MaxPrice: '2400', ListingTypeId: 1 }, ['bungalow', 'weekly']],
    ['lowest price alone', { MinPrice: '9000.01' }, ['sale']],
    ['bedrooms', { MinBedrooms: 3 }, ['bungalow', 'sale']],
    ['bathrooms', { MinBathrooms: 1.5, MinBedrooms: 1 }, ['bungalow', 'loft', 'sale']],
    ['area in square feet, whatever the unit', { MinArea: 600, MaxArea: 700 }, ['weekly']],
    ['amenities, all of them', { AmenityIds: [1, 21] }, ['bungalow']],
    ['one amenity', { AmenityIds: [1] }, ['bungalow', 'weekly']],
    ['several at once', { Place: 'Denver, CO', CategoryId: 1, ListingTypeId: 1, MaxPrice: '2500', MinBedrooms: 2 }, ['bungalow']],
  ])('%s', async (_name, input, titles) => {
    expect(await found(input)).toEqual(titles)
  })

  test('one lister, alone and with other filters', async () => {
    const other = await app.newPerson()
    expect(await found({ ProfileId: owner.profileId, PageSize: 20 })).toEqual(EVERYTHING)
    expect(await found({ ProfileId: owner.profileId, Place: 'Boulder, CO', Sort: 'price-low' })).toEqual(['boulder'])
    expect(await search({ ProfileId: other.profileId })).toMatchObject({ Items: [], TotalCount: 0 })
    expect((await visitor.call(GetAssets, { ProfileId: 'x' })).error?.Fields).toEqual({ ProfileId: 'Profile is not valid.' })
  })

  test('control characters are no part of what is searched for', async () => {
    expect(await found({ Text: 'loft\u0000', Place: '\u0000Denver,\tCO\u0000' })).toEqual(['loft'])
    expect((await search({ Text: '\u0000', Place: '\u0000', PageSize: 20 })).TotalCount).toBe(EVERYTHING.length)
    expect((await owner.call(GetUserAssets, { Text: 'loft\u0000' })).data.Items.map((item) => item.Title)).toEqual(['loft'])
  })

  test('what a person types stays a value', async () => {
    expect(await found({ Text: `'; drop table listing; --` })).toEqual([])
    expect(await found({ Place: `Denver' or '1'='1` })).toEqual([])
  })
})

describe('order and pages', () => {
  const inOrder = async (input: InputOf<typeof GetAssets>) => (await search({ PageSize: 20, ...input })).Items.map((item) => item.Title)
  test('every sort', async () => {
    expect(await inOrder({ Sort: 'newest' })).toEqual(Object.keys(homes).toReversed())
    expect(await inOrder({ Sort: 'price-low' })).toEqual(['weekly', 'bungalow', 'boulder', 'loft', 'newYork', 'office', 'sale'])
    expect(await inOrder({ Sort: 'price-high' })).toEqual(['sale', 'office', 'newYork', 'loft', 'boulder', 'bungalow', 'weekly'])
    expect((await inOrder({ Sort: 'area' })).slice(0, 3)).toEqual(['office', 'bungalow', 'weekly'])
    // Without a place there is nothing to measure from.
    expect(await inOrder({ Sort: 'distance' })).toEqual(Object.keys(homes).toReversed())
  })

  test('pages neither overlap nor leave out, also among equals', async () => {
    const many = await app.newPerson()
    for (let number = 0; number < 7; number += 1)
      await addListedProperty(app, many, { Title: `Row ${number}`, City: 'Pueblo', Zip: '81001', Rent: '1000' })
    await app.sql(`update asset set listed_at = '2026-01-01' where managing_profile_id = $1`, [many.profileId])
    for (const Sort of ['newest', 'price-low', 'price-high', 'area', 'distance'] as const) {
      const pages = await Promise.all([0, 1, 2].map((PageIndex) => search({ Place: 'Pueblo, CO', Sort, PageIndex, PageSize: 3 })))
      expect(pages.map((page) => page.Items.length)).toEqual([3, 3, 1])
      expect(pages.map((page) => page.TotalCount)).toEqual([7, 7, 7])
      expect(new Set(pages.flatMap((page) => page.Items.map((item) => item.AssetId))).size).toBe(7)
    }
    const beyond = await search({ Place: 'Pueblo, CO', PageIndex: 9, PageSize: 3 })
    expect(beyond).toMatchObject({ Items: [], TotalCount: 7 })
    for (const item of (await many.call(GetUserAssets, { PageSize: 20 })).data.Items)
      await many.call(UnlistAsset, { AssetId: item.AssetId })
  })

  test('counts exactly up to 1,000', async () => {
    const rows = await app.sql<{ id: string }>(
      `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude, longitude,
         time_zone, rent_cents, amount_cents, search_cents, is_listed, listed_at, imported)
       select $1, $2, 1, 104, 6, 'Generated ' || n, 'Denver', c.id, c.state_id, c.latitude, c.longitude, c.time_zone, 100000, 100000, 100000, true, now(), true
       from city c, generate_series(1, 1001) n where c.search_name = 'denver' and c.state_id = 8 returning id`,
      [owner.accountId, owner.profileId],
    )
    expect(await search({ ListingTypeId: 6 })).toMatchObject({ TotalCount: 1000, TotalIsCapped: true })
    await app.sql('update asset set is_listed = false where id = $1', [rows[0]?.id])
    expect(await search({ ListingTypeId: 6 })).toMatchObject({ TotalCount: 1000, TotalIsCapped: false })
    await app.sql('update asset set is_listed = false where id = any($1::uuid[])', [rows.map((row) => row.id)])
  })
})

describe('when nothing matches', () => {
  test('names what to let go of, most results first', async () => {
    const data = await search({ Place: 'Denver, CO', MaxPrice: '100', ListingTypeId: 1, MinBedrooms: 1 })
    expect(data).toMatchObject({ Items: [], TotalCount: 0 })
    expect(data.Relaxations).toEqual([{ Drop: 'Price', RadiusMiles: null, Count: 3, CountIsCapped: false }])
    const other = await search({ Place: 'Golden, CO', Text: 'bungalow', MinBedrooms: 9 })
    expect(other.Relaxations).toEqual([])
    const near = await search({ Place: 'Golden, CO', CategoryId: 2 })
    expect(near.Relaxations).toEqual([{ Drop: 'Radius', RadiusMiles: 25, Count: 1, CountIsCapped: false }])
    const rooms = await search({ Place: 'Denver, CO', Text: 'bricks', MinBedrooms: 4 })
    expect(rooms.Relaxations).toEqual([
      { Drop: 'Rooms', RadiusMiles: null, Count: 1, CountIsCapped: false },
      { Drop: 'Text', RadiusMiles: null, Count: 1, CountIsCapped: false },
    ])
  })
})

describe('what strangers see', () => {
  test('an unlisted property appears nowhere', async () => {
    const asset = await addListedProperty(app, owner, { Title: 'vanishing', City: 'Aspen', Zip: '81611' })
    expect(await found({ Place: 'Aspen, CO' })).toEqual(['vanishing'])
    expect((await visitor.call(GetAssetDetails, { AssetId: asset.AssetId })).status).toBe(200)
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
    expect(await found({ Place: 'Aspen, CO' })).toEqual([])
    expect(await visitor.call(GetAssetDetails, { AssetId: asset.AssetId })).toMatchObject({
      status: 404,
      error: { Code: 'PropertyNotFound', Message: messages.propertyNotFound },
    })
    expect((await visitor.call(GetAssetDetails, { AssetId: nobodysId() })).error?.Code).toBe('PropertyNotFound')
    const { total, rows } = await listListingAddresses(app.services.database.db, { offset: 0, limit: 50_000 })
    expect(total).toBe(EVERYTHING.length)
    expect(rows.map((row) => row.assetId)).not.toContain(asset.AssetId)
  })

  test('details hold public facts and who lists it, and nothing private', async () => {
    const asset = await addListedProperty(app, owner, {
      Title: 'detailed',
      City: 'Salida',
      Zip: '81201',
      PrivateRemarks: 'key under the mat',
      Advance: '0',
      PetsAllowedIds: [2],
      LeaseKindId: null,
      AmenityIds: [21, 6],
    })
    const { data } = await visitor.call(GetAssetDetails, { AssetId: asset.AssetId })
    expect(data).toMatchObject({
      Title: 'detailed',
      Amount: '2400.00',
      Advance: '0.00',
      AddressLine: '1290 Larimer Street',
      Zip: '81201',
      Features: [
        { Group: 'Inside', Items: ['Fireplace'] },
        { Group: 'Outside', Items: ['Pool'] },
      ],
      PetsAllowed: ['Dogs OK'],
      AccessType: 'Entire Property',
      ListedBy: { ProfileId: owner.profileId, ProfileType: 'Owner' },
    })
    expect(data.ListedBy.Name).toContain('Lena')
    expect(JSON.stringify(data)).not.toContain('key under the mat')
    expect(JSON.stringify(data)).not.toContain(owner.email)
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
  })

  test.each([
    [1, '12 1/2 Larimer Street, Apt 4B', '80204'],
    [2, 'Larimer Street', '80204'],
    [3, null, null],
  ])('address exactness %i', async (AddressExactness, addressLine, zip) => {
    const asset = await addListedProperty(app, owner, {
      Title: `exactness`,
      AddressExactness,
      Zip: '80204-1234',
      Address1: '12 1/2 Larimer Street',
      Address2: 'Apt 4B',
    })
    await app.sql('update asset set latitude = 39.7234567, longitude = -105.0123456 where id = $1', [asset.AssetId])
    const details = (await visitor.call(GetAssetDetails, { AssetId: asset.AssetId })).data
    const card = (await search({ Text: 'exactness' })).Items[0]
    for (const seen of [details, card]) {
      expect(seen).toMatchObject({ AddressLine: addressLine, Zip: zip })
      if (AddressExactness === 1) expect(seen?.Latitude).toBe(39.7234567)
      else expect(String(seen?.Latitude).length).toBeLessThanOrEqual(AddressExactness === 2 ? 6 : 5)
    }
    // A box so small that only the exact point lies in it must not tell it either.
    const pinpoint = await search({ Bounds: { South: 39.72345, West: -105.01235, North: 39.72346, East: -105.01234 } })
    expect(pinpoint.TotalCount).toBe(AddressExactness === 1 ? 1 : 0)
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
  })

  test.each([
    ['12 5th Avenue', '5th Avenue'],
    ['Unit 5, 12 Main St', 'Main St'],
    ['10-12 Flower Street Apt 3', 'Flower Street'],
    ['#4 77B Elm St, Suite 9', 'Elm St'],
    ['Elm St', 'Elm St'],
  ])('the street of %s is %s', async (address, street) => {
    expect(await app.sql('select street_of($1) as street', [address])).toEqual([{ street }])
  })

  test('top listings have a picture', async () => {
    expect((await visitor.call(GetTopAssets, {})).data.Items).toEqual([])
    await app.sql(`update asset set images_count = 1 where title in ('loft', 'sale')`)
    const top = await visitor.call(GetTopAssets, { Count: 5 })
    expect(top.data.Items.map((item) => item.Title)).toEqual(['sale', 'loft'])
  })
})
