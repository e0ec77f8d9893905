import { randomUUID } from 'node:crypto'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetAssetCounts, GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import {
  AddEditAssetOwners,
  DeleteAssetOwner,
  GetAssetOwners,
  GetUserPartnerOwnerAssets,
} from '@keystead/contract/properties/owners/owner.operations.ts'
import {
  DeleteAsset,
  EditAssetInformation,
  GetUserAssetDetails,
  ListAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { happenedIn, notifiedOf } from '../../people/connections/connection.factory.ts'
import { uploadPicture } from '../images/image.factory.ts'
import { agentOf, tenantOf } from '../properties/network.factory.ts'
import { propertyInputWith } from '../properties/property.factory.ts'
import { addBuilding, addUnits } from '../units/unit.factory.ts'
import { type OwnerInput, joins, leaves, owner, ownersOf } from './owner.factory.ts'

/* Units of which no owners are said have those of their building (0062). */

let ruth: TestPerson
let iris: TestPerson
let connectionId: string
let buildingId: string
let unitId: string
let otherUnitId: string
beforeEach(async () => {
  ruth = await app.newPerson({ firstName: 'Ruth' })
  iris = await app.newPerson({ firstName: 'Iris' })
  const building = await addBuilding(ruth)
  buildingId = building.AssetId
  ;[unitId, otherUnitId] = (await addUnits(ruth, building, ['1A', '1B'])) as [string, string]
})

/** Iris owns 40 percent of the building with Ruth, by an invitation that she has accepted. */
async function joined(): Promise<void> {
  const Owners = [owner(60), owner(40, { Name: 'Iris Bell', Email: `iris-${randomUUID()}@example.com`, Invite: true })]
  must(await ruth.call(AddEditAssetOwners, { AssetId: buildingId, Version: 0, Owners }))
  connectionId = (await ownersOf(ruth, buildingId)).Owners[1]?.ConnectionId ?? ''
  await joins(app, iris, connectionId)
}

/** Every call by which a partner reads a property. */
const reads = (person: TestPerson, AssetId: string) => [
  person.call(GetUserAssetDetails, { AssetId }),
  person.call(GetAssetHistory, { AssetId, PageIndex: 0, PageSize: 10 }),
  person.call(GetAssetCounts, { AssetId }),
  person.call(GetAssetUnits, { AssetId }),
  person.call(GetAssetAssignedProfiles, { AssetId }),
  person.call(GetAssetOwners, { AssetId }),
]
const statuses = async (person: TestPerson, AssetId: string) => [
  ...new Set((await Promise.all(reads(person, AssetId))).map(({ status }) => status)),
]
const unitsOf = async (person: TestPerson) => {
  const { Items, TotalCount } = must(await person.call(GetAssetUnits, { AssetId: buildingId }))
  return { numbers: Items.map(({ UnitNumber }) => UnitNumber), count: TotalCount }
}
const partnerships = async (person: TestPerson) => must(await person.call(GetUserPartnerOwnerAssets, {})).Items

describe('a partner of a building', () => {
  test('sees its units from the moment of their yes to the end of the connection, and changes nothing', async () => {
    expect(await statuses(iris, unitId)).toEqual([404])
    await joined()
    expect(await statuses(iris, unitId)).toEqual([200])
    expect((await iris.call(GetUserAssetDetails, { AssetId: unitId })).data).toMatchObject({
      Relation: 'partner',
      UnitNumber: '1A',
      Building: { AssetId: buildingId, Title: 'Maple Court' },
      PrivateRemarks: null,
    })
    const changes = [
      iris.call(EditAssetInformation, { ...propertyInputWith(), AssetId: unitId, Version: 1 }),
      iris.call(ListAsset, { AssetId: unitId }),
      iris.call(DeleteAsset, { AssetId: unitId }),
      iris.call(AddEditAssetOwners, { AssetId: unitId, Version: 0, Owners: [owner(100)] }),
    ]
    for (const { status } of await Promise.all(changes)) expect(status).toBe(404)
    await leaves(app, iris, connectionId)
    expect(await statuses(iris, unitId)).toEqual([404])
  })

  test('finds the building in their list, and the units at the building', async () => {
    await joined()
    expect(await partnerships(iris)).toMatchObject([{ AssetId: buildingId, UnitsCount: 2, OwnershipPercent: 40 }])
    expect(await unitsOf(iris)).toEqual({ numbers: ['1A', '1B'], count: 2 })
    expect(must(await iris.call(GetUserAssetDetails, { AssetId: buildingId })).Units?.Count).toBe(2)
  })

  test('sees pictures of the units, and who lives there', async () => {
    await joined()
    const UploadId = await uploadPicture(ruth, 7)
    const { Images } = must(await ruth.call(AddAssetImages, { AssetId: unitId, Images: [{ UploadId }] }))
    expect((await iris.raw(Images[0]!.Sizes[0]!.Webp)).status).toBe(200)
    expect(must(await iris.call(GetAssetUnits, { AssetId: buildingId })).Items[0]?.Image?.ImageId).toBe(Images[0]!.ImageId)
    await tenantOf(app, ruth, unitId)
    expect(JSON.stringify(must(await iris.call(GetAssetAssignedProfiles, { AssetId: unitId })))).toContain('Tom Tester')
  })

  test('sees none of a unit as another profile of their account', async () => {
    await joined()
    await app.sql('update profile set account_type_id = 2 where id = $1', [iris.profileId])
    expect(await statuses(await app.secondProfile(iris, 'Owner'), unitId)).toEqual([404])
  })

  test('no longer reaches a unit that has owners of its own, and reaches it again when it has none', async () => {
    await joined()
    const UploadId = await uploadPicture(ruth, 8)
    const { Images } = must(await ruth.call(AddAssetImages, { AssetId: unitId, Images: [{ UploadId }] }))
    const pictureIsSeen = async () => (await iris.raw(Images[0]!.Sizes[0]!.Webp)).status
    must(await ruth.call(AddEditAssetOwners, { AssetId: unitId, Version: 0, Owners: [owner(100)] }))
    expect([await statuses(iris, unitId), await statuses(iris, otherUnitId), await pictureIsSeen()]).toEqual([[404], [200], 404])
    expect(await unitsOf(iris)).toEqual({ numbers: ['1B'], count: 1 })
    expect(await partnerships(iris)).toMatchObject([{ AssetId: buildingId, UnitsCount: 1 }])
    await app.sql('update asset_owner set removed_at = now() where asset_id = $1', [unitId])
    expect([await statuses(iris, unitId), await pictureIsSeen()]).toEqual([[200], 200])
  })
})

describe('the owners of a unit', () => {
  const ownersAndSource = async (person: TestPerson) => {
    const { Owners, OwnersOf } = await ownersOf(person, unitId)
    return { owners: Owners.map(({ Name, OwnershipPercent }) => [Name, OwnershipPercent]), of: OwnersOf }
  }
  const building = { AssetId: '', Title: 'Maple Court' }
  beforeEach(() => void (building.AssetId = buildingId))
  const say = async (...Owners: OwnerInput[]) =>
    must(await ruth.call(AddEditAssetOwners, { AssetId: unitId, Version: (await ownersOf(ruth, unitId)).OwnersVersion, Owners }))
  const notifiedTo = async (person: TestPerson) => (await notifiedOf(app, person, 'asset.ownershipChanged')).map(({ message }) => message)

  test('are those of the building, and say so, to its manager and to partners', async () => {
    expect(await ownersAndSource(ruth)).toEqual({ owners: [['Ruth Tester', 100]], of: building })
    await joined()
    const owners = [
      ['Ruth Tester', 60],
      ['Iris Bell', 40],
    ]
    for (const person of [ruth, iris]) expect(await ownersAndSource(person)).toEqual({ owners, of: building })
    // They are no owners of the unit that could be edited or removed there.
    expect((await ownersOf(ruth, unitId)).Owners.map(({ OwnerId }) => OwnerId)).toEqual([null, null])
    expect((await ownersOf(ruth, unitId)).OwnersVersion).toBe(0)
    expect((await ownersOf(iris, unitId)).Owners[0]).toMatchObject({ Email: null, Receives1099: null })
    expect((await ownersOf(ruth, buildingId)).OwnersOf).toBeNull()
  })

  test('are its own once some are said, and those of the building after the last co-owner has gone; partners are told', async () => {
    await joined()
    const omar = await app.newPerson({ firstName: 'Omar' })
    await connected(app, ruth, omar)
    await say(owner(50), owner(50, { Name: 'Omar Reed', ProfileId: omar.profileId }))
    expect(await ownersAndSource(omar)).toMatchObject({ of: null, owners: [{}, ['Omar Reed', 50]] })
    expect(await statuses(iris, unitId)).toEqual([404])
    expect((await notifiedTo(iris))[0]).toMatch(/^removed you from the owners of .+\. You can’t see it anymore\.$/)

    const { OwnerId } = (await ownersOf(ruth, unitId)).Owners[1]!
    expect((await ruth.call(DeleteAssetOwner, { OwnerId: OwnerId! })).error?.Code).toBe('OwnerHoldsShare')
    await say(owner(100), owner(0, { OwnerId, Name: 'Omar Reed' }))
    must(await ruth.call(DeleteAssetOwner, { OwnerId: OwnerId! }))
    expect(await ownersAndSource(iris)).toMatchObject({ of: building, owners: [{}, ['Iris Bell', 40]] })
    expect(await statuses(omar, unitId)).toEqual([404])
    expect((await notifiedTo(iris))[0]).toMatch(/^made you a co-owner of .+ with 40%\.$/)
    expect((await notifiedTo(omar))[0]).toMatch(/^removed you from the owners/)
    expect(await happenedIn(app, connectionId)).toEqual(['invited', 'owner-added', 'owner-removed', 'owner-added'])
    await say(owner(90), owner(10, { Name: 'Omar Reed' }))
    expect((await ownersOf(ruth, unitId)).Owners.map(({ OwnershipPercent }) => OwnershipPercent)).toEqual([90, 10])
  })

  test('may be its manager alone, until they take themselves out', async () => {
    await joined()
    await say(owner(100))
    expect(await ownersAndSource(ruth)).toEqual({ owners: [['Ruth Tester', 100]], of: null })
    const { OwnerId } = (await ownersOf(ruth, unitId)).Owners[0]!
    must(await ruth.call(DeleteAssetOwner, { OwnerId: OwnerId! }))
    expect(await ownersAndSource(ruth)).toMatchObject({ of: building })
    expect(await statuses(iris, unitId)).toEqual([200])
    const managing = (await ownersOf(ruth, buildingId)).Owners[0]!
    expect((await ruth.call(DeleteAssetOwner, { OwnerId: managing.OwnerId! })).error?.Code).toBe('ManagingOwnerStays')
  })

  test('stay the manager while another co-owner is there', async () => {
    await say(owner(60), owner(0, { Name: 'Tom Reed' }), owner(40, { Name: 'Ada Reed' }))
    const { Owners } = await ownersOf(ruth, unitId)
    must(await ruth.call(DeleteAssetOwner, { OwnerId: Owners.find(({ Name }) => Name === 'Tom Reed')!.OwnerId! }))
    expect((await ruth.call(DeleteAssetOwner, { OwnerId: Owners[0]!.OwnerId! })).error?.Code).toBe('ManagingOwnerStays')
    expect(await ownersAndSource(ruth)).toMatchObject({ of: null })
  })

  test('tell a partner of the building who owns the unit as well how their part has changed, and of the same part nothing', async () => {
    await joined()
    const before = (await notifiedTo(iris)).length
    await say(owner(60), owner(40, { Name: 'Iris Bell', ProfileId: iris.profileId }))
    expect(await statuses(iris, unitId)).toEqual([200])
    expect(await notifiedTo(iris)).toHaveLength(before)
    const { OwnerId } = (await ownersOf(ruth, unitId)).Owners[1]!
    await say(owner(100), owner(0, { OwnerId, Name: 'Iris Bell' }))
    must(await ruth.call(DeleteAssetOwner, { OwnerId: OwnerId! }))
    expect((await notifiedTo(iris))[0]).toMatch(/^changed your share in .+ from 0% to 40%\.$/)
    expect(await statuses(iris, unitId)).toEqual([200])
  })
})

test('a co-owner of one unit reaches neither its building nor the other units', async () => {
  await joined()
  const omar = await app.newPerson({ firstName: 'Omar' })
  await connected(app, ruth, omar)
  const Owners = [owner(50), owner(50, { Name: 'Omar Reed', ProfileId: omar.profileId })]
  must(await ruth.call(AddEditAssetOwners, { AssetId: unitId, Version: 0, Owners }))
  expect(await statuses(omar, unitId)).toEqual([200])
  expect(must(await omar.call(GetUserAssetDetails, { AssetId: unitId })).Building).toBeNull()
  for (const id of [buildingId, otherUnitId]) expect(await statuses(omar, id)).toEqual([404])
  expect(await partnerships(omar)).toMatchObject([{ AssetId: unitId, OwnershipPercent: 50 }])
})

test('an agent and a tenant of a building reach none of its units', async () => {
  await joined()
  const agent = await agentOf(app, ruth, [buildingId], ['list', 'tenants', 'invoice'])
  expect((await agent.call(GetUserAssetDetails, { AssetId: buildingId })).status).toBe(200)
  // One who lived in the building before it had units may still have a grant to it.
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  await app.sql(
    `insert into access_grant (object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, during, source_kind, source_id)
     values ('asset', $1, $2, 'profile', $3, $4, 'tenant', tstzrange(now(), null), 'test', $1)`,
    [buildingId, ruth.accountId, tenant.profileId, tenant.accountId],
  )
  for (const person of [agent, tenant]) {
    expect((await person.call(GetUserAssetDetails, { AssetId: unitId })).status).toBe(person === agent ? 404 : 403)
    const seen = await app.services.database.transaction({ kind: 'account', accountId: person.accountId }, (db) =>
      db.sql<{ id: string }>('select id from asset'),
    )
    expect(seen).toEqual([{ id: buildingId }])
  }
  await app.sql(`delete from access_grant where source_kind = 'test'`)
})
