import { DeleteAsset, GetUserAssetDetails, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetAssetUnits, GetHomesAtOneAddress, MakeBuilding } from '@keystead/contract/properties/units/unit.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { type PropertyInput, addProperty, nobodysId } from '../properties/property.factory.ts'
import { addBuilding, addUnits } from './unit.factory.ts'

const addAll = async (owner: TestPerson, facts: readonly Partial<PropertyInput>[]) => {
  const ids: string[] = []
  for (const fact of facts) ids.push((await addProperty(owner, fact)).AssetId)
  return ids
}
const proposals = async (owner: TestPerson) => must(await owner.call(GetHomesAtOneAddress, {})).Items
const unitsOf = async (owner: TestPerson, AssetId: string) =>
  must(await owner.call(GetAssetUnits, { AssetId })).Items.map(({ UnitNumber, AddressLine }) => `${UnitNumber}: ${AddressLine}`)

test('homes of one street number become units, whichever way their doors are written', async () => {
  const owner = await app.newPerson()
  const ids = await addAll(owner, [
    { Address1: '400 Birch Street', UnitNumber: '1' },
    { Address1: '400 Birch St.', Address2: 'Apt 2' },
    { Address1: '400 Birch St, #3', Address2: null },
    { Address1: '400 birch st Unit 4b', Address2: null },
    // Another door, another street, another place.
    { Address1: '402 Birch St', Address2: 'Apt 2' },
    { Address1: '400 Birch St', Address2: 'Apt 9', City: 'Boulder', Zip: '80301' },
    {
      Address1: '400 Birch St',
      Address2: 'Apt 8',
      CategoryId: 2,
      AssetTypeId: 201,
      ListingTypeId: 3,
      Area: 900,
      Bedrooms: null,
      Bathrooms: null,
    },
  ])
  const [proposal, ...others] = await proposals(owner)
  expect(others).toEqual([])
  expect(proposal).toMatchObject({
    Building: null,
    City: 'Denver',
    StateCode: 'CO',
    Zip: '80204',
    Count: 4,
    UnitNumbers: ['1', '2', '3', '4B'],
  })

  const made = must(await owner.call(MakeBuilding, { AssetId: ids[2]! }))
  expect(made).toMatchObject({ Units: 4, Left: 0 })
  expect(must(await owner.call(GetUserAssetDetails, { AssetId: made.AssetId }))).toMatchObject({
    AssetTypeId: 107,
    Title: 'Quadruplex on Birch Street',
    IsListed: false,
    Rent: null,
    Units: { Count: 4 },
  })
  expect(await unitsOf(owner, made.AssetId)).toEqual([
    '1: 400 Birch Street, Unit 1',
    '2: 400 Birch Street, Unit 2',
    '3: 400 Birch Street, Unit 3',
    '4b: 400 Birch Street, Unit 4b',
  ])
  expect(await proposals(owner)).toEqual([])
  expect(must(await owner.call(GetUserAssets, { TopLevel: true })).TotalCount).toBe(4)
})

test('homes join the building that is there, and a door that it has stays alone', async () => {
  const owner = await app.newPerson()
  const building = await addBuilding(owner, { Title: 'Maple Court', Address1: '1400 Maple Street' })
  await addUnits(owner, building, ['1', '2'])
  const [, third] = await addAll(owner, [
    { Address1: '1400 Maple St', Address2: 'Unit 2' },
    { Address1: '1400 Maple St', Address2: 'Unit 3' },
    { Address1: '1400 Maple St', Address2: 'unit 3' },
  ])
  expect(await proposals(owner)).toMatchObject([{ Building: { AssetId: building.AssetId, Title: 'Maple Court' }, UnitNumbers: ['3'] }])
  expect(must(await owner.call(MakeBuilding, { AssetId: third! }))).toEqual({ AssetId: building.AssetId, Units: 1, Left: 2 })
  expect(await unitsOf(owner, building.AssetId)).toHaveLength(3)
  // What stays alone is not offered again.
  expect(await proposals(owner)).toEqual([])
  expect(await owner.call(MakeBuilding, { AssetId: third! })).toMatchObject({ status: 409, error: { Code: 'NoUnitsAtAddress' } })
})

test('what a second line says beside the door stays', async () => {
  const owner = await app.newPerson()
  const [four] = await addAll(owner, [
    { Address1: '80 Birch St #4', Address2: 'Rear building' },
    { Address1: '80 Birch St #5', Address2: 'Rear building' },
    { Address1: '80 Birch St #6', Address2: 'Apt 6' },
    { Address1: '80 Birch St', Address2: '# 7' },
    { Address1: '80 Birch St #8', UnitNumber: '8' },
    // A room of an apartment: its street says more than its own door.
    { Address1: '80 Birch St #9', UnitNumber: 'A' },
  ])
  const made = must(await owner.call(MakeBuilding, { AssetId: four! }))
  expect(await unitsOf(owner, made.AssetId)).toEqual([
    '4: 80 Birch St, Rear building, Unit 4',
    '5: 80 Birch St, Rear building, Unit 5',
    '6: 80 Birch St, Unit 6',
    '7: 80 Birch St, Unit 7',
    '8: 80 Birch St, Unit 8',
  ])
})

test('a leased home keeps its lease as a unit, and a leased house takes no units', async () => {
  const owner = await app.newPerson()
  const Lease = {
    TenureStart: '2026-01-01',
    TenureEnd: null,
    Rent: '900.00',
    Billing: 'joint' as const,
    Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak' }, SharePercent: 100 }],
  }
  const [first] = await addAll(owner, [
    { Address1: '7 Oak Ln', Address2: 'A' },
    { Address1: '7 Oak Ln', Address2: 'B' },
  ])
  must(await owner.call(AssignAsset, { AssetId: first!, Lease }))
  must(await owner.call(MakeBuilding, { AssetId: first! }))
  expect(must(await owner.call(GetUserAssetDetails, { AssetId: first! }))).toMatchObject({
    UnitNumber: 'A',
    Occupancy: { Status: 'occupied' },
  })

  const [duplex, unit] = await addAll(owner, [
    { Address1: '9 Oak Ln', AssetTypeId: 105 },
    { Address1: '9 Oak Ln', Address2: 'A' },
  ])
  expect(await proposals(owner)).toHaveLength(1)
  must(await owner.call(AssignAsset, { AssetId: duplex!, Lease }))
  expect(await proposals(owner)).toEqual([])
  expect(await owner.call(MakeBuilding, { AssetId: unit! })).toMatchObject({ status: 409, error: { Code: 'PropertyIsLet' } })
})

test('one home alone, a house without a door and what belongs to others make no building', async () => {
  const owner = await app.newPerson()
  const stranger = await app.newPerson()
  const [alone, house] = await addAll(owner, [{ Address1: '1 Elm St', Address2: 'Apt 1' }, { Address1: '3 Elm St' }])
  const [deleted] = await addAll(owner, [{ Address1: '1 Elm St', Address2: 'Apt 2' }])
  await addAll(stranger, [{ Address1: '1 Elm St', Address2: 'Apt 3' }])
  must(await owner.call(DeleteAsset, { AssetId: deleted! }))
  expect(await proposals(owner)).toEqual([])
  for (const AssetId of [alone!, house!]) expect(await owner.call(MakeBuilding, { AssetId })).toMatchObject({ status: 409 })
  for (const AssetId of [alone!, nobodysId()]) expect(await stranger.call(MakeBuilding, { AssetId })).toMatchObject({ status: 404 })
})

test('two who make the same building at once make one', async () => {
  const owner = await app.newPerson()
  const ids = await addAll(
    owner,
    ['A', 'B', 'C'].map((Address2) => ({ Address1: '5 Pine St', Address2 })),
  )
  const answers = await Promise.all(ids.map((AssetId) => owner.call(MakeBuilding, { AssetId })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(must(await owner.call(GetUserAssets, { BuildingsOnly: true })).TotalCount).toBe(1)
})
