import { AddEditAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import { DeleteAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { EditAssetInformation } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { only } from '../../database/db.ts'
import { importCsv } from '../imports/import.factory.ts'
import { addProperty, propertyInputWith } from '../properties/property.factory.ts'
import { addBuilding, addUnits } from '../units/unit.factory.ts'
import { addSilentOwner, owner } from './owner.factory.ts'

/* Whose owners a property has, whichever way it comes into a building, and owners to it. */

let ruth: TestPerson
let buildingId: string
beforeEach(async () => {
  ruth = await app.newPerson({ firstName: 'Ruth' })
  buildingId = (await addBuilding(ruth)).AssetId
})

const through = async (id: string) =>
  only(await app.sql<{ owned_through: string }>('select owned_through from asset where id = $1', [id])).owned_through
const unit = async () => (await addUnits(ruth, { AssetId: buildingId }, ['1A']))[0]!
const edit = async (id: string, overrides: Partial<Parameters<typeof propertyInputWith>[0]>) => {
  const { version } = only(await app.sql<{ version: number }>('select version from asset where id = $1', [id]))
  must(await ruth.call(EditAssetInformation, { ...propertyInputWith(overrides), AssetId: id, Version: version }))
}

test('a property of its own has its own, with owners or without', async () => {
  expect(await through(buildingId)).toBe(buildingId)
  await addSilentOwner(ruth, buildingId)
  expect(await through(buildingId)).toBe(buildingId)
})

test('a unit has those of its building until some are said of it, and again when none is left', async () => {
  const unitId = await unit()
  expect(await through(unitId)).toBe(buildingId)
  must(await ruth.call(AddEditAssetOwners, { AssetId: unitId, Version: 0, Owners: [owner(100)] }))
  expect(await through(unitId)).toBe(unitId)
  await app.sql('update asset_owner set removed_at = now() where asset_id = $1', [unitId])
  expect(await through(unitId)).toBe(buildingId)
  await app.sql('update asset_owner set removed_at = null where asset_id = $1', [unitId])
  expect(await through(unitId)).toBe(unitId)
  await app.sql('delete from asset_owner_share where asset_id = $1', [unitId])
  await app.sql('delete from asset_owner where asset_id = $1', [unitId])
  expect(await through(unitId)).toBe(buildingId)
})

test('one that moves to another building goes with it, and one that leaves stands alone', async () => {
  const [unitId, other] = [await unit(), (await addBuilding(ruth, { Title: 'Birch Court' })).AssetId]
  await edit(unitId, { ParentAssetId: other, UnitNumber: '7' })
  expect(await through(unitId)).toBe(other)
  await edit(unitId, { ParentAssetId: null })
  expect(await through(unitId)).toBe(unitId)
})

test('what becomes a unit keeps the owners that were said of it', async () => {
  const [plain, owned] = [(await addProperty(ruth)).AssetId, (await addProperty(ruth)).AssetId]
  await addSilentOwner(ruth, owned)
  await edit(plain, { ParentAssetId: buildingId, UnitNumber: '1' })
  await edit(owned, { ParentAssetId: buildingId, UnitNumber: '2' })
  expect([await through(plain), await through(owned)]).toEqual([buildingId, owned])
})

test('one from a file has those of its building, and goes with the next file to another', async () => {
  const [maple, birch] = ['B-1', 'B-2'].map((ReferenceCode) => addBuilding(ruth, { ReferenceCode, Title: `Building ${ReferenceCode}` }))
  const [first, second] = [(await maple!).AssetId, (await birch!).AssetId]
  const fileWith = (building: string) =>
    `ref,city,state,rent,beds,baths,building,unit,unit number\nU-1,Denver,CO,1000,2,1,${building},,4B\n`
  expect(await importCsv(app, ruth, fileWith('B-1'), { list: false })).toMatchObject({ Accepted: 1 })
  const { id } = only(
    await app.sql<{ id: string }>(`select id from asset where account_id = $1 and reference_code = 'U-1'`, [ruth.accountId]),
  )
  expect(await through(id)).toBe(first)
  expect(await importCsv(app, ruth, fileWith('B-2'), { list: false })).toMatchObject({ Changed: 1 })
  expect(await through(id)).toBe(second)
})

test('a building that goes takes its units before it, and their owners stay as they were', async () => {
  const unitId = await unit()
  must(await ruth.call(DeleteAssets, { AssetIds: [buildingId, unitId] }))
  expect(await through(unitId)).toBe(buildingId)
})
