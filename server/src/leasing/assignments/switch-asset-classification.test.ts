import { SwitchAssetClassification, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { addListedProperty, addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, leaseWith } from './assignment.factory.ts'

let owner: TestPerson
let tenant: TestPerson

test.beforeAll(async () => {
  owner = await app.newPerson()
  tenant = await app.newPerson({ profileType: 'Tenant' })
  await connected(app, owner, tenant)
})

const OFFICE = { CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3 }
const HOUSE = { CategoryId: 1, AssetTypeId: 101, ListingTypeId: 1 }
const switched = (person: TestPerson, asset: UserAssetDetails, kind: typeof OFFICE, Version = asset.Version) =>
  person.call(SwitchAssetClassification, { AssetId: asset.AssetId, Version, ...kind })

test('a home becomes an office: what both have stays, what an office lacks is forgotten, the market waits', async () => {
  const home = await addListedProperty(app, owner, {
    Title: 'House on Main Street',
    PetsAllowedIds: [1],
    PetDeposit: '300',
    SmokingId: 1,
    Area: 1400,
    YearBuilt: 1925,
    ReferenceCode: 'M-1',
    MinLeaseMonths: 12,
    PrivateRemarks: 'Alarm in the hall',
  })
  const { data, status } = await switched(owner, home, OFFICE)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    ...OFFICE,
    AssetType: 'Office',
    Title: 'House on Main Street',
    Rent: '2400.00',
    Area: 1400,
    YearBuilt: 1925,
    ReferenceCode: 'M-1',
    MinLeaseMonths: 12,
    PrivateRemarks: 'Alarm in the hall',
    Bedrooms: null,
    Bathrooms: null,
    PetsAllowedIds: [],
    PetDeposit: null,
    SmokingId: null,
    IsListed: false,
    UnlistedReason: 'hold',
    Version: home.Version + 1,
  })
  expect((await app.visitor().call(GetAssetDetails, { AssetId: home.AssetId })).status).toBe(404)
  const events = await app.sql(`select kind, by_profile_id, detail from asset_event where asset_id = $1 and kind = 'reclassified'`, [
    home.AssetId,
  ])
  expect(events).toEqual([
    {
      kind: 'reclassified',
      by_profile_id: owner.profileId,
      detail: { fromCategoryId: 1, toCategoryId: 2, fromTypeId: 101, toTypeId: 201 },
    },
  ])
})

test('a title that we proposed says what it is now', async () => {
  const home = await addProperty(owner, { Title: null, Area: 900 })
  expect(home.Title).toBe('3-bedroom house on Larimer Street')
  const { data: office } = await switched(owner, home, OFFICE)
  expect(office.Title).toBe('Office on Larimer Street')
  // Back again its bedrooms are forgotten.
  expect((await switched(owner, office, HOUSE)).data.Title).toBe('House on Larimer Street')
})

test('and back: the checks of the new kind are counted anew', async () => {
  const office = await addProperty(owner, {
    ...OFFICE,
    Bedrooms: null,
    Bathrooms: null,
    Area: 900,
    Zoning: 'C-2',
    LoadingDocks: 2,
    Power: '3 phases',
  })
  const { data } = await switched(owner, office, HOUSE)
  expect(data).toMatchObject({ ...HOUSE, Area: 900, Zoning: null, LoadingDocks: null, Power: null })
  const required = data.Checks.filter(({ Required, Passed }) => Required && !Passed).map(({ Code }) => Code)
  expect(required).toEqual(['Bedrooms', 'Bathrooms', 'Image'])
  expect(await app.sql('select open_checks from asset where id = $1', [office.AssetId])).toEqual([{ open_checks: 3 }])
})

test('not while it is let or will be, and again when the lease has ended', async () => {
  const home = await addProperty(owner)
  const { AssignmentIds } = await assigned(owner, home.AssetId, {
    Lease: leaseWith([tenant], { TenureStart: denverDay(20), TenureEnd: null }),
  })
  expect((await switched(owner, home, { ...OFFICE })).error?.Code).toBe('ClassificationInUse')
  await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
  expect((await switched(owner, home, OFFICE)).status).toBe(200)
})

test('a building keeps units of its kind, and a unit its building', async () => {
  const building = await addProperty(owner, { AssetTypeId: 108 })
  const unit = await addProperty(owner, { ParentAssetId: building.AssetId, UnitNumber: '1' })
  expect((await switched(owner, building, OFFICE)).error?.Fields).toEqual({
    AssetTypeId: 'The units of this property are of another category. Only a mixed-use building can have both.',
  })
  expect((await switched(owner, unit, OFFICE)).error?.Fields).toEqual({
    CategoryId: 'Units must be the same kind as their building. Only a mixed-use building can have both.',
  })
  expect((await switched(owner, building, { ...OFFICE, AssetTypeId: 211 })).status).toBe(200)
  expect((await switched(owner, unit, OFFICE)).status).toBe(200)
})

test('says at its field what does not fit, and refuses an old version and foreign properties', async () => {
  const home = await addProperty(owner)
  expect((await switched(owner, home, HOUSE)).error?.Fields).toEqual({ CategoryId: 'This property is already residential.' })
  expect((await switched(owner, home, { ...OFFICE, AssetTypeId: 104 })).error?.Fields).toEqual({
    AssetTypeId: 'Property type is not valid.',
  })
  expect((await switched(owner, home, { ...OFFICE, ListingTypeId: 1 })).error?.Fields).toEqual({
    ListingTypeId: 'Listing type is not valid.',
  })
  expect((await switched(owner, home, OFFICE, home.Version + 1)).error?.Code).toBe('PropertyChanged')
  expect((await switched(await app.newPerson(), home, OFFICE)).error?.Code).toBe('PropertyNotFound')
})
