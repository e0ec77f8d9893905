import {
  AddAsset,
  DeleteAsset,
  EditAssetInformation,
  GetUserAssetCounts,
  GetUserAssetDetails,
  GetUserAssets,
  ListAsset,
  UnlistAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { type PropertyInput, addListedProperty, addProperty, nobodysId, propertyInputWith } from './property.factory.ts'

let owner: TestPerson
let stranger: TestPerson

test.beforeAll(async () => {
  owner = await app.newPerson()
  stranger = await app.newPerson()
})

/** The form of a property as it was read, with changes. */
function editOf(asset: UserAssetDetails, changes: Partial<PropertyInput> = {}) {
  return {
    ...propertyInputWith({ Title: asset.Title, ReferenceCode: asset.ReferenceCode, ...changes }),
    AssetId: asset.AssetId,
    Version: asset.Version,
  }
}

describe('AddAsset', () => {
  test('keeps what was typed and places it by its zip', async () => {
    const asset = await addProperty(owner, { City: 'denver', Bathrooms: 2.5, Rent: '1250.5', RentFrequencyId: 2, Area: 100, AreaUnitId: 3 })
    expect(asset).toMatchObject({
      Version: 1,
      City: 'Denver',
      StateCode: 'CO',
      Zip: '80204',
      TimeZone: 'America/Denver',
      Bathrooms: 2.5,
      Rent: '1250.50',
      IsListed: false,
      ListedAt: null,
      Imported: false,
      Images: [],
    })
    expect(asset.Latitude).toBeCloseTo(39.73, 1)
    expect(asset.Longitude).toBeCloseTo(-105.02, 1)
    const [row] = await app.sql(
      'select amount_cents, search_cents, area_square_feet, bathrooms_full, bathrooms_half, open_checks from asset where id = $1',
      [asset.AssetId],
    )
    expect(row).toMatchObject({ amount_cents: 125_050, search_cents: 541_883, bathrooms_full: 2, bathrooms_half: 1, open_checks: 1 })
    expect(row?.area_square_feet).toBeCloseTo(1076.39, 2)
  })

  test('a sale is compared by its price, commercial space by its own rules', async () => {
    const asset = await addProperty(owner, {
      CategoryId: 2,
      AssetTypeId: 201,
      ListingTypeId: 2,
      Bedrooms: null,
      Bathrooms: null,
      Rent: null,
      Price: '750000',
      Area: 2000,
    })
    const [row] = await app.sql('select amount_cents, search_cents from asset where id = $1', [asset.AssetId])
    expect(row).toEqual({ amount_cents: 75_000_000, search_cents: 75_000_000 })
    expect(asset.Checks.map((check) => check.Code)).toEqual([
      'Title',
      'Place',
      'Price',
      'Area',
      'Description',
      'Image',
      'PricePlausible',
      'OwnTitle',
      'FairHousing',
      'ContactData',
      'Images',
    ])
  })

  test.each<[string, Partial<PropertyInput>, Record<string, string>]>([
    ['a zip of another state', { Zip: '10001' }, { Zip: 'ZIP code 10001 is in New York, NY. Please check the ZIP code and the state.' }],
    ['a city that nobody knows, with such a zip', { City: 'Atlantis', Zip: '00001' }, { City: 'City is not valid.' }],
    ['a state that is none', { StateId: 99, Zip: '00001' }, { City: 'City is not valid.' }],
    ['no rent', { Rent: null }, { Rent: 'Rent can not be empty.' }],
    ['a title that is too long', { Title: 'x'.repeat(121) }, { Title: 'Property title can have at most 120 characters.' }],
    ['a title of two lines', { Title: 'Oak\nHouse' }, { Title: 'Property title is not valid.' }],
    ['a type of the other category', { AssetTypeId: 201 }, { AssetTypeId: 'Property type is not valid.' }],
    ['a third of a bathroom', { Bathrooms: 1.3 }, { Bathrooms: 'Bathrooms is not valid. Enter a number in steps of 0.25, such as 1.5.' }],
  ])('tells %s at its field and writes nothing', async (_case, overrides, fields) => {
    const before = await app.sql('select count(*) as count from asset')
    const answer = await owner.call(AddAsset, propertyInputWith(overrides))
    expect(answer.status).toBe(400)
    expect(answer.error?.Fields).toEqual(fields)
    expect(await app.sql('select count(*) as count from asset')).toEqual(before)
  })

  test.each<[string, Partial<PropertyInput>, string]>([
    ['none', { Title: null }, '3-bedroom house on Larimer Street'],
    ['an empty one', { Title: '  ', Address1: '12 1/2 Oak St, Apt 4' }, '3-bedroom house on Oak St'],
    ['none, where strangers see no street', { Title: null, AddressExactness: 3 }, '3-bedroom house in Denver, CO'],
  ])('proposes a title instead of %s, and says so', async (_case, overrides, title) => {
    const asset = await addProperty(owner, overrides)
    expect(asset.Title).toBe(title)
    const advice = asset.Checks.filter(({ Code }) => Code === 'Title' || Code === 'OwnTitle')
    expect(advice.map(({ Passed, Required, Detail }) => [Passed, Required, Detail])).toEqual([
      [true, true, null],
      [false, false, `“${title}” is our suggestion, and what visitors read.`],
    ])
  })

  test('a neighborhood that is no city keeps its name when the zip is known; a city stands in for an unknown zip', async () => {
    expect(await addProperty(owner, { City: 'Five Points', Zip: '80205' })).toMatchObject({ City: 'Five Points', StateCode: 'CO' })
    const unknownZip = await addProperty(owner, { City: 'Boulder', Zip: '80999' })
    expect(unknownZip).toMatchObject({ City: 'Boulder', Zip: '80999' })
    expect(unknownZip.Latitude).toBeCloseTo(40.0, 0)
  })

  test('a reference code is taken once per profile, even by two at once', async () => {
    const code = `R-${nobodysId()}`
    const both = await Promise.all([1, 2].map(() => owner.call(AddAsset, propertyInputWith({ ReferenceCode: code }))))
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(both.find((answer) => answer.status === 409)?.error).toMatchObject({
      Code: 'ReferenceCodeTaken',
      Fields: { ReferenceCode: 'Another property of yours has this reference code.' },
    })
    expect((await stranger.call(AddAsset, propertyInputWith({ ReferenceCode: code }))).status).toBe(200)
  })
})

describe('EditAssetInformation', () => {
  test('bumps the version and refuses an older one', async () => {
    const asset = await addProperty(owner)
    const edited = await owner.call(EditAssetInformation, editOf(asset, { Title: 'Loft', City: 'Aurora', Zip: '80010', Zoning: 'R-2' }))
    expect(edited.data).toMatchObject({ Version: 2, Title: 'Loft', City: 'Aurora', Zoning: 'R-2' })
    const late = await owner.call(EditAssetInformation, editOf(asset, { Title: 'Overwritten' }))
    expect(late).toMatchObject({ status: 409, error: { Code: 'PropertyChanged', Message: messages.propertyChanged } })
    expect((await owner.call(GetUserAssetDetails, { AssetId: asset.AssetId })).data.Title).toBe('Loft')
  })

  test('a title that is taken away is proposed again, from what it says now', async () => {
    const asset = await addProperty(owner)
    const edited = await owner.call(EditAssetInformation, editOf(asset, { Title: null, Bedrooms: 4 }))
    expect(edited.data).toMatchObject({ Title: '4-bedroom house on Larimer Street', Version: 2 })
  })

  test('of two edits of one version one wins', async () => {
    const asset = await addProperty(owner)
    const both = await Promise.all(['One', 'Two'].map((Title) => owner.call(EditAssetInformation, editOf(asset, { Title }))))
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  test('keeps a listed property fit for the market', async () => {
    const asset = await addListedProperty(app, owner)
    await app.sql('update asset set imported = false, images_count = 1 where id = $1', [asset.AssetId])
    const refused = await owner.call(EditAssetInformation, editOf(asset, { Description: 'Short.' }))
    expect(refused).toMatchObject({
      status: 400,
      error: { Fields: { Description: 'Describe it in at least 50 characters, or unlist the property first.' } },
    })
    expect((await owner.call(GetUserAssetDetails, { AssetId: asset.AssetId })).data).toMatchObject({
      IsListed: true,
      Version: asset.Version,
    })
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
    expect((await owner.call(EditAssetInformation, editOf(asset, { Description: 'Short.' }))).status).toBe(200)
  })
})

describe('ListAsset and UnlistAsset', () => {
  test('a property that is not ready is told what is missing, all at once', async () => {
    const asset = await addProperty(owner, { Description: 'Short.' })
    const answer = await owner.call(ListAsset, { AssetId: asset.AssetId })
    expect(answer).toMatchObject({ status: 409, error: { Code: 'PropertyNotReady', Message: messages.propertyNotReady } })
    expect(answer.error?.Fields).toEqual({ Description: 'Describe it in at least 50 characters', Image: 'Add a photo' })
  })

  test('two lists at once are one effect; listing again changes nothing', async () => {
    const added = await addProperty(owner)
    await app.sql('update asset set imported = true where id = $1', [added.AssetId])
    const both = await Promise.all([1, 2].map(() => owner.call(ListAsset, { AssetId: added.AssetId })))
    expect(both.map((answer) => answer.status)).toEqual([200, 200])
    expect(both[0]?.data.ListedAt).toBe(both[1]?.data.ListedAt)
    const again = await owner.call(ListAsset, { AssetId: added.AssetId })
    expect(again.data).toMatchObject({ IsListed: true, ListedAt: both[0]?.data.ListedAt, UpdatedAt: both[0]?.data.UpdatedAt })
    expect(await app.sql('select count(*) as count from listing where asset_id = $1', [added.AssetId])).toEqual([{ count: 1 }])
  })

  test('unlisting takes it off the market, twice the same', async () => {
    const asset = await addListedProperty(app, owner)
    for (const _time of [1, 2]) {
      const answer = await owner.call(UnlistAsset, { AssetId: asset.AssetId })
      expect(answer).toMatchObject({ status: 200, data: { IsListed: false, ListedAt: null } })
    }
    expect(await app.sql('select 1 from listing where asset_id = $1', [asset.AssetId])).toEqual([])
  })
})

describe('DeleteAsset', () => {
  test('refuses a listed one', async () => {
    const asset = await addListedProperty(app, owner)
    expect(await owner.call(DeleteAsset, { AssetId: asset.AssetId })).toMatchObject({
      status: 409,
      error: { Code: 'PropertyIsListed', Message: messages.propertyListedCannotBeDeleted },
    })
  })

  test('leaves a tombstone and frees the reference code', async () => {
    const ReferenceCode = `D-${nobodysId()}`
    const asset = await addProperty(owner, { ReferenceCode })
    expect((await owner.call(DeleteAsset, { AssetId: asset.AssetId })).data).toEqual({ AssetId: asset.AssetId })
    expect(await app.sql('select deleted_at is not null as gone from asset where id = $1', [asset.AssetId])).toEqual([{ gone: true }])
    expect((await addProperty(owner, { ReferenceCode })).ReferenceCode).toBe(ReferenceCode)
  })
})

test('missing, deleted and foreign properties answer alike to every call', async () => {
  const deleted = await addProperty(owner)
  await owner.call(DeleteAsset, { AssetId: deleted.AssetId })
  const foreign = await addProperty(stranger)
  const foreignListed = await addListedProperty(app, stranger)
  const listedBefore = await app.sql('select * from asset where id = any($1::uuid[]) order by id', [
    [foreign.AssetId, foreignListed.AssetId],
  ])
  for (const AssetId of [nobodysId(), deleted.AssetId, foreign.AssetId, foreignListed.AssetId]) {
    const answers = [
      await owner.call(GetUserAssetDetails, { AssetId }),
      await owner.call(ListAsset, { AssetId }),
      await owner.call(UnlistAsset, { AssetId }),
      await owner.call(DeleteAsset, { AssetId }),
      await owner.call(EditAssetInformation, { ...propertyInputWith(), AssetId, Version: 1 }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 404,
        data: undefined,
        error: { Code: 'PropertyNotFound', Message: messages.propertyNotFound },
      })
      expect(answer.error?.Fields).toBeUndefined()
    }
  }
  expect(await app.sql('select * from asset where id = any($1::uuid[]) order by id', [[foreign.AssetId, foreignListed.AssetId]])).toEqual(
    listedBefore,
  )
})

describe('GetUserAssets', () => {
  let lister: TestPerson
  test.beforeAll(async () => {
    lister = await app.newPerson()
    await addProperty(lister, { Title: 'Cedar 100% house', Address1: '1 Elm Street', ReferenceCode: 'AX-1', Rent: '3000' })
    await addProperty(lister, {
      Title: 'alder flat',
      Address1: '2 Oak Road',
      City: 'Boulder',
      Zip: '80302',
      ReferenceCode: 'BX-2',
      Rent: '1000',
    })
    await addListedProperty(app, lister, {
      Title: 'Birch shop',
      CategoryId: 2,
      AssetTypeId: 204,
      ListingTypeId: 3,
      Bedrooms: null,
      Bathrooms: null,
      Area: 900,
      Rent: '2000',
    })
  })
  const titles = async (input: Parameters<typeof lister.call<typeof GetUserAssets>>[1]) =>
    (await lister.call(GetUserAssets, input)).data.Items.map((item) => item.Title)

  test('sorts', async () => {
    expect(await titles({ Sort: 'updated' })).toEqual(['Birch shop', 'alder flat', 'Cedar 100% house'])
    expect(await titles({ Sort: 'title' })).toEqual(['alder flat', 'Birch shop', 'Cedar 100% house'])
    expect(await titles({ Sort: 'city' })).toEqual(['alder flat', 'Cedar 100% house', 'Birch shop'])
    expect(await titles({ Sort: 'amount-low' })).toEqual(['alder flat', 'Birch shop', 'Cedar 100% house'])
    expect(await titles({ Sort: 'amount-high' })).toEqual(['Cedar 100% house', 'Birch shop', 'alder flat'])
  })

  test('filters by text in title, address and reference code, by category and by state', async () => {
    expect(await titles({ Text: 'CEDAR' })).toEqual(['Cedar 100% house'])
    expect(await titles({ Text: 'oak boulder' })).toEqual(['alder flat'])
    expect(await titles({ Text: 'ax-1' })).toEqual(['Cedar 100% house'])
    expect(await titles({ Text: '%' })).toEqual(['Cedar 100% house'])
    expect(await titles({ Text: 'a_der' })).toEqual([])
    expect(await titles({ CategoryId: 2 })).toEqual(['Birch shop'])
    expect(await titles({ IsListed: true })).toEqual(['Birch shop'])
    expect(await titles({ IsListed: false, Sort: 'title' })).toEqual(['alder flat', 'Cedar 100% house'])
  })

  test('pages and counts', async () => {
    for (let number = 0; number < 2; number += 1) await addProperty(lister, { Title: `Extra ${number}`, Rent: '2500' })
    const pages = await Promise.all([0, 1].map((PageIndex) => lister.call(GetUserAssets, { Sort: 'amount-low', PageIndex, PageSize: 3 })))
    expect(pages.map((page) => page.data.Items.length)).toEqual([3, 2])
    expect(new Set(pages.flatMap((page) => page.data.Items.map((item) => item.AssetId))).size).toBe(5)
    expect(pages[0]?.data).toMatchObject({ TotalCount: 5, TotalIsCapped: false })
    expect((await lister.call(GetUserAssetCounts, {})).data).toMatchObject({
      All: 5,
      Listed: 1,
      Unlisted: 4,
      NotReady: 4,
      ListedWithoutImage: 1,
    })
    // Behind each number stands a list of just as many.
    expect((await lister.call(GetUserAssets, { Needs: 'finishing' })).data.TotalCount).toBe(4)
    expect((await lister.call(GetUserAssets, { Needs: 'photo' })).data.Items).toMatchObject([{ IsListed: true, ImagesCount: 0 }])
    expect((await lister.call(GetUserAssets, { Needs: 'finishing', IsListed: true })).data.TotalCount).toBe(0)
    const other = await app.newPerson()
    expect((await other.call(GetUserAssetCounts, {})).data).toMatchObject({
      All: 0,
      Listed: 0,
      Unlisted: 0,
      NotReady: 0,
      ListedWithoutImage: 0,
      ExpiringSoon: 0,
      Expired: 0,
    })
  })
})

test('tenants are told that this is not for them', async () => {
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  expect((await tenant.call(AddAsset, propertyInputWith())).status).toBe(403)
  expect((await tenant.call(GetUserAssets, {})).status).toBe(403)
})
