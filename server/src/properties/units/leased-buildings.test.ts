import { DuplicateAsset } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { AddAsset, EditAssetInformation, GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { agentOf } from '../properties/network.factory.ts'
import { downloadReport, importCsv } from '../imports/import.factory.ts'
import { type PropertyInput, addProperty, propertyInputWith } from '../properties/property.factory.ts'

const REFUSED = { ParentAssetId: 'This building is leased as a whole. Please end its lease first.' }

/** An owner with a duplex that is leased whole. */
async function leasedHouse(facts: Partial<PropertyInput> = {}, hasMovedOut = false) {
  const owner = await app.newPerson()
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const house = await addProperty(owner, { Title: 'Both halves', AssetTypeId: 107, ...facts })
  const connectionId = await connected(app, owner, tenant)
  await letTo(app, { assetId: house.AssetId, tenant, connectionId, hasMovedOut })
  return { owner, house }
}

const occupied = async (owner: TestPerson) => must(await owner.call(GetUserAssetCounts, {})).Occupancy.occupied

test('a form puts no unit into a building that is leased whole', async () => {
  const { owner, house } = await leasedHouse()
  const added = await owner.call(AddAsset, propertyInputWith({ ParentAssetId: house.AssetId, UnitNumber: 'A' }))
  expect(added.error).toMatchObject({ Code: 'InvalidInput', Fields: REFUSED })

  const home = await addProperty(owner, { UnitNumber: 'A' })
  const moved = await owner.call(EditAssetInformation, {
    ...propertyInputWith({ ParentAssetId: house.AssetId, UnitNumber: 'A' }),
    AssetId: home.AssetId,
    Version: home.Version,
  })
  expect(moved.error).toMatchObject({ Code: 'InvalidInput', Fields: REFUSED })
  // With units it would have no status of its own, and who lives there would be counted nowhere.
  expect(await occupied(owner)).toBe(1)
})

test('a file leaves such a building out and says so', async () => {
  const { owner } = await leasedHouse({ ReferenceCode: 'HOUSE' })
  const done = await importCsv(
    app,
    owner,
    'ref,building,address2,unit number,city,state,rent,beds,baths\nU-1,HOUSE,,A,Denver,CO,1000,2,1\n',
    { list: false },
  )
  expect(done).toMatchObject({ Accepted: 1, Refused: 0 })
  expect(await downloadReport(owner, done.ImportId, 'all')).toContain('Building is leased as a whole. It was left out.')
  expect(await app.sql('select parent_asset_id from asset where reference_code = $1', ['U-1'])).toEqual([{ parent_asset_id: null }])
  expect(await occupied(owner)).toBe(1)
})

test('once it is no longer leased it takes units', async () => {
  const { owner, house } = await leasedHouse({ ReferenceCode: 'EMPTY' }, true)
  expect((await owner.call(AddAsset, propertyInputWith({ ParentAssetId: house.AssetId, UnitNumber: 'A' }))).status).toBe(200)
  await importCsv(app, owner, 'ref,building,address2,unit number,city,state,rent,beds,baths\nU-2,EMPTY,,B,Denver,CO,1000,2,1\n', {
    list: false,
  })
  expect(await app.sql('select parent_asset_id from asset where reference_code = $1', ['U-2'])).toEqual([
    { parent_asset_id: house.AssetId },
  ])
})

test('units that it has had from before can be edited, and get no others beside them', async () => {
  const { owner, house } = await leasedHouse({}, true)
  const unit = await addProperty(owner, { ParentAssetId: house.AssetId, UnitNumber: 'A' })
  await app.sql('update lease set ends_on = null where asset_id = $1', [house.AssetId])
  const edited = await owner.call(EditAssetInformation, {
    ...propertyInputWith({ ParentAssetId: house.AssetId, UnitNumber: 'B' }),
    AssetId: unit.AssetId,
    Version: unit.Version,
  })
  expect(edited.status).toBe(200)
  expect((await owner.call(DuplicateAsset, { AssetId: unit.AssetId })).error).toMatchObject({ Code: 'InvalidInput', Fields: REFUSED })
})

test('an agent who does not see the units of a building can not lease it as a whole', async () => {
  const owner = await app.newPerson()
  const building = await addProperty(owner, { AssetTypeId: 107 })
  await addProperty(owner, { ParentAssetId: building.AssetId, UnitNumber: 'A' })
  const agent = await agentOf(app, owner, [building.AssetId], ['tenants'])
  const Person = { FirstName: 'Pia', LastName: 'Novak', Email: null, Phone: null }
  const Lease = { ...leaseWith([]), Tenants: [{ Person, SharePercent: 100 }] }
  expect((await agent.call(AssignAsset, { AssetId: building.AssetId, Lease })).error?.Code).toBe('BuildingIsLetByUnits')
  expect((await agent.call(AddLeaseDraft, { AssetId: building.AssetId, Lease })).error?.Code).toBe('BuildingIsLetByUnits')
})
