import { AddAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import {
  AddAsset,
  DeleteAsset,
  EditAssetInformation,
  GetDdlUserAssets,
  GetUserAssetDetails,
  GetUserAssets,
} from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AddAssetUnits, GetAssetBuildingUnits, GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { uploadPicture } from '../images/image.factory.ts'
import { type PropertyInput, addListedProperty, addProperty, nobodysId, propertyInputWith } from '../properties/property.factory.ts'
import { addBuilding, addUnits, listAnyway, unitsInputWith } from './unit.factory.ts'

let owner: TestPerson
let stranger: TestPerson

test.beforeAll(async () => {
  owner = await app.newPerson()
  stranger = await app.newPerson()
})

const TWELVE = ['101', '102', '103', '104', '201', '202', '203', '204', '301', '302', '303', '304']

function editOf(asset: UserAssetDetails, changes: Partial<PropertyInput> & { CascadeAddress?: boolean } = {}) {
  return {
    ...propertyInputWith({ Title: asset.Title, Address1: asset.Address1 ?? '', AssetTypeId: asset.AssetTypeId }),
    ParentAssetId: asset.ParentAssetId,
    UnitNumber: asset.UnitNumber,
    ...changes,
    AssetId: asset.AssetId,
    Version: asset.Version,
  }
}

async function detailsOf(assetId: string): Promise<UserAssetDetails> {
  return (await owner.call(GetUserAssetDetails, { AssetId: assetId })).data
}

describe('a property as a unit of a building', () => {
  test('knows its building, and the building what its units come to', async () => {
    const building = await addBuilding(owner)
    expect(building).toMatchObject({ Building: null, Units: null })
    const unit = await addProperty(owner, { ParentAssetId: building.AssetId, UnitNumber: '4B', Rent: '300.00', RentFrequencyId: 2 })
    expect(unit).toMatchObject({ UnitNumber: '4B', Building: { AssetId: building.AssetId, Title: 'Maple Court' }, Units: null })
    await addProperty(owner, { ParentAssetId: building.AssetId, UnitNumber: '4C', Rent: '1200.00', Bedrooms: 1 })
    await addProperty(owner, {
      ParentAssetId: building.AssetId,
      UnitNumber: '5A',
      ListingTypeId: 2,
      Rent: null,
      Price: '250000',
      Bedrooms: 2,
    })
    await listAnyway(app, [unit.AssetId])
    expect((await detailsOf(building.AssetId)).Units).toEqual({
      Count: 3,
      Listed: 1,
      Ready: 0,
      NotReady: 2,
      // What is for sale alone is not for lease.
      ForLease: 2,
      Occupied: 0,
      Vacant: 2,
      VacantRentSum: '2500.00',
      // A week's rent counts by the month, and a price is no rent.
      RentSum: '2500.00',
      RentMin: '1200.00',
      RentMax: '1300.00',
      BedroomsMin: 1,
      BedroomsMax: 3,
    })
  })

  test('has a number of its own there, whatever its case', async () => {
    const building = await addBuilding(owner)
    const unit = { ParentAssetId: building.AssetId, UnitNumber: '4B' }
    const first = await addProperty(owner, unit)
    const again = await owner.call(AddAsset, propertyInputWith({ ...unit, UnitNumber: '4b' }))
    expect(again).toMatchObject({ status: 400, error: { Fields: { UnitNumber: 'The building already has a unit 4b.' } } })
    const none = await owner.call(AddAsset, propertyInputWith({ ...unit, UnitNumber: null }))
    expect(none.error?.Fields).toEqual({ UnitNumber: 'Unit can not be empty.' })
    await addProperty(owner, { ...unit, ParentAssetId: (await addBuilding(owner)).AssetId })
    await owner.call(DeleteAsset, { AssetId: first.AssetId })
    await addProperty(owner, unit)
  })

  test.each<[string, () => Promise<string>]>([
    ['an unknown one', async () => nobodysId()],
    ['another owner’s', async () => (await addBuilding(stranger)).AssetId],
    ['one of another profile of the account', async () => buildingOfOtherProfile()],
    ['a deleted one', deletedBuilding],
    ['a unit', unitOfBuilding],
    ['one for business', async () => (await commercialBuilding(201)).AssetId],
  ])('belongs to no building such as %s', async (_label, buildingId) => {
    const ParentAssetId = await buildingId()
    const refused = { status: 400, error: { Fields: { ParentAssetId: 'Building is not valid.' } } }
    expect(await owner.call(AddAsset, propertyInputWith({ ParentAssetId, UnitNumber: '1' }))).toMatchObject(refused)
    const house = await addProperty(owner)
    expect(await owner.call(EditAssetInformation, editOf(house, { ParentAssetId, UnitNumber: '1' }))).toMatchObject(refused)
  })

  async function buildingOfOtherProfile(): Promise<string> {
    const building = await addBuilding(owner)
    const other = await app.secondProfile(owner, 'Agent')
    await app.sql('update asset set managing_profile_id = $2 where id = $1', [building.AssetId, other.profileId])
    return building.AssetId
  }
  async function deletedBuilding(): Promise<string> {
    const building = await addBuilding(owner)
    await owner.call(DeleteAsset, { AssetId: building.AssetId })
    return building.AssetId
  }
  async function unitOfBuilding(): Promise<string> {
    const [unit = ''] = await addUnits(owner, await addBuilding(owner), ['1'])
    return unit
  }
  async function commercialBuilding(AssetTypeId: number): Promise<UserAssetDetails> {
    return addProperty(owner, { CategoryId: 2, AssetTypeId, ListingTypeId: 3, Area: 9000, Bedrooms: null, Bathrooms: null })
  }

  test('goes into a mixed-use building, which then keeps its kind', async () => {
    const mixed = await commercialBuilding(211)
    await addProperty(owner, { ParentAssetId: mixed.AssetId, UnitNumber: '2' })
    const office = { CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Area: 9000, Bedrooms: null, Bathrooms: null }
    const answer = await owner.call(EditAssetInformation, editOf(mixed, office))
    expect(Object.keys(answer.error?.Fields ?? {})).toEqual(['AssetTypeId'])
  })

  test('is not itself, not in a circle, and has no units of its own', async () => {
    const building = await addBuilding(owner)
    const toItself = await owner.call(EditAssetInformation, editOf(building, { ParentAssetId: building.AssetId, UnitNumber: '1' }))
    expect(toItself.error?.Fields).toEqual({ ParentAssetId: 'Building is not valid.' })
    await addUnits(owner, building, ['1'])
    const other = await addBuilding(owner)
    const withUnits = await owner.call(EditAssetInformation, editOf(building, { ParentAssetId: other.AssetId, UnitNumber: '1' }))
    expect(withUnits.error?.Fields).toEqual({ ParentAssetId: 'A property with units can’t be a unit itself.' })
  })

  test('of two that would each be the other’s unit at the same moment, one is refused', async () => {
    const [one, other] = [await addBuilding(owner), await addBuilding(owner)]
    const answers = await Promise.all([
      owner.call(EditAssetInformation, editOf(one, { ParentAssetId: other.AssetId, UnitNumber: '1' })),
      owner.call(EditAssetInformation, editOf(other, { ParentAssetId: one.AssetId, UnitNumber: '1' })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('the database itself refuses what no call lets through', async () => {
    const [mine, foreign] = [await addBuilding(owner), await addBuilding(stranger)]
    const attach = (id: string, parent: string) =>
      app.sql(`update asset set parent_asset_id = $2, unit_number = 'X' where id = $1`, [id, parent])
    await expect(attach(mine.AssetId, foreign.AssetId)).rejects.toMatchObject({ constraint: 'asset_building' })
    await expect(attach(mine.AssetId, mine.AssetId)).rejects.toMatchObject({ constraint: 'asset_building' })
    const [unit = ''] = await addUnits(owner, mine, ['1'])
    const house = await addProperty(owner)
    await expect(attach(house.AssetId, unit)).rejects.toMatchObject({ constraint: 'asset_building' })
    await expect(attach(mine.AssetId, house.AssetId)).rejects.toMatchObject({ constraint: 'asset_building' })
  })

  test('a building with units stays until they are gone', async () => {
    const building = await addBuilding(owner)
    const [unit = ''] = await addUnits(owner, building, ['1'])
    const refused = await owner.call(DeleteAsset, { AssetId: building.AssetId })
    expect(refused).toMatchObject({ status: 409, error: { Code: 'BuildingHasUnits', Fields: { Units: 'It has 1 unit.' } } })
    await owner.call(DeleteAsset, { AssetId: unit })
    expect((await owner.call(DeleteAsset, { AssetId: building.AssetId })).status).toBe(200)
  })
})

describe('the address of a building', () => {
  test('takes along the units that share it, when asked to', async () => {
    const building = await addBuilding(owner)
    const [unit = '', apart = ''] = await addUnits(owner, building, ['1', '2'])
    await app.sql(`update asset set address1 = '12 Side Street' where id = $1`, [apart])
    const moved = { Address1: '1401 Maple Street', City: 'Boulder', Zip: '80301' }

    const kept = await owner.call(EditAssetInformation, editOf(building, { Address1: '1402 Maple Street' }))
    expect(await detailsOf(unit)).toMatchObject({ Address1: '1400 Maple Street', Version: 1 })
    await owner.call(EditAssetInformation, editOf(kept.data, { Address1: '1400 Maple Street' }))

    const answer = await owner.call(EditAssetInformation, editOf(await detailsOf(building.AssetId), { ...moved, CascadeAddress: true }))
    expect(answer.status).toBe(200)
    expect(await detailsOf(unit)).toMatchObject({ ...moved, Latitude: answer.data.Latitude, Version: 2 })
    expect(await detailsOf(apart)).toMatchObject({ Address1: '12 Side Street', City: 'Denver', Version: 1 })
  })
})

describe('AddAssetUnits', () => {
  test('makes twelve at once, each with what its building has', async () => {
    const building = await addBuilding(owner)
    const ids = await addUnits(owner, building, TWELVE, { AvailableOn: '2027-03-01' })
    expect(ids).toHaveLength(12)
    const unit = (await owner.call(GetAssetUnits, { AssetId: building.AssetId, PageSize: 12 })).data.Items[4]
    expect(unit).toMatchObject({
      Title: 'Maple Court, Unit 201',
      UnitNumber: '201',
      BuildingTitle: 'Maple Court',
      BuildingAddressLine: '1400 Maple Street',
      AddressLine: '1400 Maple Street, Unit 201',
      Amount: '1240.00',
      IsListed: false,
    })
    expect(await detailsOf(unit?.AssetId ?? '')).toMatchObject({
      AmenityIds: [20, 22],
      PetsAllowedIds: [1],
      ApplicationFee: '45.00',
      TimeZone: 'America/Denver',
      AvailableOn: '2027-03-01',
      Description: building.Description,
      // What an owner keeps for itself is said of one thing, not of twelve.
      PrivateRemarks: null,
    })
    expect((await detailsOf(building.AssetId)).Units).toMatchObject({ Count: 12, NotReady: 12, RentSum: '15060.00' })
  })

  test('shows the photos of the building, whose files stay while somebody shows them', async () => {
    const building = await addBuilding(owner)
    const pictures = [await uploadPicture(owner, 901), await uploadPicture(owner, 902)]
    await owner.call(AddAssetImages, { AssetId: building.AssetId, Images: pictures.map((UploadId) => ({ UploadId })) })
    const [unit = '', bare = ''] = [
      ...(await addUnits(owner, building, ['1'])),
      ...(await addUnits(owner, building, ['2'], { WithPhotos: false })),
    ]
    const { Images, Checks } = await detailsOf(unit)
    expect(Images.map(({ IsPrimary }) => IsPrimary)).toEqual([true, false])
    expect(Checks.filter(({ Required, Passed }) => Required && !Passed)).toEqual([])
    expect((await detailsOf(bare)).Images).toEqual([])

    const of = (await detailsOf(building.AssetId)).Images
    await owner.call(DeleteAssetImage, { ImageId: of[0]?.ImageId ?? '' })
    const kept = Images[0]?.Sizes[0]?.Webp ?? ''
    expect((await owner.raw(kept)).status).toBe(200)
    expect((await stranger.raw(kept)).status).toBe(404)
  })

  test('numbers doors as people do', async () => {
    const building = await addBuilding(owner)
    await addUnits(owner, building, ['10', 'B1', '2', '4b', 'A2', '4A', 'A10', 'Penthouse', '4'])
    const { Items } = (await owner.call(GetAssetUnits, { AssetId: building.AssetId })).data
    expect(Items.map(({ UnitNumber }) => UnitNumber)).toEqual(['2', '4', '4A', '4b', '10', 'A2', 'A10', 'B1', 'Penthouse'])
  })

  test.each<[string, object, Record<string, string>]>([
    ['nothing', { Units: [] }, { Units: 'Units can not be empty.' }],
    [
      'the same number twice',
      { Units: ['4B', '4b'].map((UnitNumber) => ({ UnitNumber, Bedrooms: 1, Bathrooms: 1, Rent: '900' })) },
      { 'Units.1.UnitNumber': 'This unit is in the list twice.' },
    ],
    ['no rent', { Units: [{ UnitNumber: '9', Bedrooms: 1, Bathrooms: 1 }] }, { 'Units.0.Rent': 'Rent can not be empty.' }],
    [
      'a rent of nothing',
      { Units: [{ UnitNumber: '9', Bedrooms: 1, Bathrooms: 1, Rent: '0' }] },
      { 'Units.0.Rent': 'Rent is not valid. Enter an amount such as 1250 or 1250.50.' },
    ],
    ['no bedrooms', { Units: [{ UnitNumber: '9', Bathrooms: 1, Rent: '900' }] }, { 'Units.0.Bedrooms': 'Bedrooms can not be empty.' }],
    ['a lease of a home', { ListingTypeId: 3 }, { ListingTypeId: 'Listing type is not valid.' }],
    ['an office in a house of homes', { AssetTypeId: 201, ListingTypeId: 3 }, { 'Units.0.Area': 'Area can not be empty.' }],
  ])('refuses %s', async (_label, input, fields) => {
    const building = await addBuilding(owner)
    const answer = await owner.call(AddAssetUnits, unitsInputWith(building, ['9'], input))
    expect(answer.status).toBe(400)
    expect(answer.error?.Fields).toMatchObject(fields)
    expect((await detailsOf(building.AssetId)).Units).toBeNull()
  })

  test('refuses more than fifty, taken numbers and taken codes, and then adds none', async () => {
    const building = await addBuilding(owner)
    const many = Array.from({ length: 51 }, (_, index) => String(index))
    expect((await owner.call(AddAssetUnits, unitsInputWith(building, many))).error?.Fields).toEqual({
      Units: 'At most 50 units can be added at once.',
    })
    await addUnits(owner, building, ['4B'])
    expect((await owner.call(AddAssetUnits, unitsInputWith(building, ['4A', '4b']))).error?.Fields).toEqual({
      'Units.1.UnitNumber': 'The building already has a unit 4b.',
    })
    await addProperty(owner, { ReferenceCode: 'TAKEN-1' })
    const coded = ['7', '8', '9'].map((UnitNumber, index) => ({
      UnitNumber,
      Bedrooms: 1,
      Bathrooms: 1,
      Rent: '900',
      ReferenceCode: ['TAKEN-1', 'TWICE', 'TWICE'][index],
    }))
    const codes = await owner.call(AddAssetUnits, unitsInputWith(building, [], { Units: coded }))
    expect(codes).toMatchObject({ status: 409, error: { Code: 'ReferenceCodeTaken' } })
    expect(Object.keys(codes.error?.Fields ?? {})).toEqual(['Units.0.ReferenceCode', 'Units.2.ReferenceCode'])
    expect((await detailsOf(building.AssetId)).Units).toMatchObject({ Count: 1 })
    // What others call theirs is their own affair.
    const ofStranger = unitsInputWith(await addBuilding(stranger), [], { Units: coded.slice(0, 1) })
    expect((await stranger.call(AddAssetUnits, ofStranger)).status).toBe(200)
  })

  test('refuses other people’s buildings, units as buildings, and an office between homes', async () => {
    const building = await addBuilding(owner)
    expect((await stranger.call(AddAssetUnits, unitsInputWith(building, ['1']))).error?.Code).toBe('PropertyNotFound')
    expect((await stranger.call(GetAssetUnits, { AssetId: building.AssetId })).error?.Code).toBe('PropertyNotFound')
    const [unit = ''] = await addUnits(owner, building, ['1'])
    expect((await owner.call(AddAssetUnits, unitsInputWith({ AssetId: unit }, ['1']))).error?.Fields).toEqual({
      AssetId: 'A unit can’t have units of its own.',
    })
    const office = { AssetTypeId: 201, ListingTypeId: 3, Units: [{ UnitNumber: '2', Area: 900, Rent: '900' }] }
    expect((await owner.call(AddAssetUnits, unitsInputWith(building, [], office))).error?.Fields).toEqual({
      AssetTypeId: 'Property type is not valid.',
    })
  })
})

describe('the owner’s list', () => {
  test('tells units and buildings apart', async () => {
    const person = await app.newPerson()
    const building = await addBuilding(person)
    await addUnits(person, building, ['1', '2'])
    await addProperty(person)
    const list = async (filter: object) => (await person.call(GetUserAssets, filter)).data
    expect((await list({})).TotalCount).toBe(4)
    const buildings = await list({ BuildingsOnly: true })
    expect(buildings.Items.map(({ AssetId, UnitsCount }) => [AssetId, UnitsCount])).toEqual([[building.AssetId, 2]])
    const units = await list({ BuildingId: building.AssetId, Sort: 'title' })
    expect(units.Items.map(({ Title, BuildingTitle }) => [Title, BuildingTitle])).toEqual([
      ['Maple Court, Unit 1', 'Maple Court'],
      ['Maple Court, Unit 2', 'Maple Court'],
    ])
    expect((await stranger.call(GetUserAssets, { BuildingId: building.AssetId })).data.TotalCount).toBe(0)
  })
})

describe('GetDdlUserAssets', () => {
  test('finds by the beginning of a title, by code and by words, and only one’s own', async () => {
    const person = await app.newPerson()
    const building = await addBuilding(person, { Title: 'Zinnia House', ReferenceCode: 'ZH-1' })
    const [unit = ''] = await addUnits(person, building, ['7'])
    const house = await addProperty(person, { Title: '100% "brick" villa_', Address1: '9 Quince Lane' })
    const find = async (filter: object) => (await person.call(GetDdlUserAssets, filter)).data.Items.map(({ Id }) => Id)
    expect(await find({ Text: 'zinn' })).toEqual([building.AssetId, unit])
    expect(await find({ Text: 'zh-1' })).toEqual([building.AssetId])
    expect(await find({ Text: 'quince villa' })).toEqual([house.AssetId])
    expect(await find({ Text: '100%' })).toEqual([house.AssetId])
    expect(await find({ Text: '%"' })).toEqual([])
    expect(await find({ Text: '100%', IsListed: false })).toEqual([house.AssetId])
    expect(await find({ Text: 'zinnia', CanHaveUnits: true })).toEqual([building.AssetId])
    expect(await find({ Text: 'zinn', IsListed: true })).toEqual([])
    expect((await stranger.call(GetDdlUserAssets, { Text: 'zinnia' })).data.Items).toEqual([])
  })

  test('answers the one that is chosen by id, for a form that is opened again', async () => {
    const person = await app.newPerson()
    const { AssetId } = await addBuilding(person, { Title: 'Zinnia House' })
    const find = async (filter: object, by = person) => (await by.call(GetDdlUserAssets, { AssetId, ...filter })).data.Items
    expect(await find({ CanHaveUnits: true })).toMatchObject([{ Id: AssetId, Text: 'Zinnia House' }])
    expect(await find({ IsListed: true })).toEqual([])
    expect(await find({}, stranger)).toEqual([])
  })

  test.each([{}, { Text: '' }, { Text: ' z ' }, { IsListed: false }])('refuses fewer than two characters: %j', async (input) => {
    const { status, error } = await stranger.call(GetDdlUserAssets, input)
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { Text: 'Please type at least 2 characters.' } })
  })

  test('never has more than twenty', async () => {
    const person = await app.newPerson()
    await addUnits(
      person,
      await addBuilding(person),
      Array.from({ length: 25 }, (_, index) => `${index}`),
    )
    const { Items } = (await person.call(GetDdlUserAssets, { Text: 'Maple' })).data
    expect(Items).toHaveLength(20)
    expect(Items[0]).toMatchObject({ Text: 'Maple Court', Detail: '1400 Maple Street, Denver, CO' })
  })
})

describe('GetAssetBuildingUnits', () => {
  const ask = async (AssetId: string) => app.visitor().call(GetAssetBuildingUnits, { AssetId })

  test('shows a stranger the other listed units of a building that is not listed itself', async () => {
    const building = await addBuilding(owner)
    const units = await addUnits(owner, building, ['1', '2', '3', '4'])
    await listAnyway(app, units.slice(0, 3))
    const { data } = await ask(units[1] ?? '')
    expect(data.Building).toEqual({ Title: 'Maple Court', AssetId: null })
    expect(data.UnitNumber).toBe('2')
    expect(data.Items.map(({ UnitNumber }) => UnitNumber)).toEqual(['1', '3'])
    expect(data).toMatchObject({ TotalCount: 2, Rents: { Min: '1200.00', Max: '1220.00' }, Prices: null })

    await app.sql(`update asset set title = 'Maple Hall' where id = $1`, [building.AssetId])
    expect((await ask(units[1] ?? '')).data.Building?.Title).toBe('Maple Hall')
    expect((await ask(units[3] ?? '')).error?.Code).toBe('PropertyNotFound')
    expect((await ask(building.AssetId)).error?.Code).toBe('PropertyNotFound')
  })

  test('rolls the units up on the page of a listed building', async () => {
    const building = await addListedProperty(app, owner, { Title: 'Elm House', AssetTypeId: 108 })
    const units = await addUnits(owner, building, ['1', '2'])
    const condo = await addProperty(owner, {
      ParentAssetId: building.AssetId,
      UnitNumber: '3',
      ListingTypeId: 2,
      Rent: null,
      Price: '310000',
    })
    await listAnyway(app, [...units, condo.AssetId])
    expect((await ask(building.AssetId)).data).toMatchObject({
      Building: { Title: 'Elm House', AssetId: building.AssetId },
      UnitNumber: null,
      TotalCount: 3,
      Rents: { Min: '1200.00', Max: '1210.00' },
      Prices: { Min: '310000.00', Max: '310000.00' },
    })
    expect((await ask(condo.AssetId)).data.Building).toEqual({ Title: 'Elm House', AssetId: building.AssetId })
  })

  test('keeps the building of a unit that hides its address to itself', async () => {
    const building = await addBuilding(owner)
    const units = await addUnits(owner, building, ['1', '2'])
    await listAnyway(app, units)
    await app.sql('update asset set address_exactness = 2 where id = $1', [units[0]])
    expect((await ask(units[0] ?? '')).data).toMatchObject({ Building: null, UnitNumber: null, TotalCount: 0 })
    expect((await ask(units[1] ?? '')).data.Items).toEqual([])
    const [listing] = await app.sql('select parent_asset_id, building_title from listing where id = $1', [units[0]])
    expect(listing).toEqual({ parent_asset_id: null, building_title: null })
  })

  test('keeps the address of a building that hides it from being told by its units', async () => {
    const building = await addBuilding(owner, { Title: 'Quiet House' })
    const units = await addUnits(owner, building, ['1', '2'])
    await listAnyway(app, [...units, building.AssetId])
    expect((await ask(building.AssetId)).data.TotalCount).toBe(2)
    await app.sql('update asset set address_exactness = 3 where id = $1', [building.AssetId])
    for (const id of [building.AssetId, ...units]) {
      const { data } = await ask(id)
      expect(data).toMatchObject({ Building: null, Items: [], TotalCount: 0, Rents: null })
      expect(JSON.stringify(data)).not.toContain('Quiet House')
    }
  })

  test('says nothing of houses that stand alone', async () => {
    const house = await addListedProperty(app, owner)
    expect((await ask(house.AssetId)).data).toMatchObject({ Building: null, Items: [], TotalCount: 0, Rents: null })
  })
})
