import { type HistoryPart, GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { AddAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { AddEditAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import {
  EditAssetInformation,
  GetUserAssetDetails,
  SetAssetOffBooks,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { uploadPicture } from '../../properties/images/image.factory.ts'
import { owner as part } from '../../properties/owners/owner.factory.ts'
import { agentOf, partnerOf } from '../../properties/properties/network.factory.ts'
import { addProperty, type PropertyInput, propertyInputWith } from '../../properties/properties/property.factory.ts'
import { addBuilding, addUnits } from '../../properties/units/unit.factory.ts'

let manager: TestPerson
let AssetId: string

beforeEach(async () => {
  manager = await app.newPerson()
  AssetId = (await addProperty(manager)).AssetId
})

async function edit(person: TestPerson, changes: Partial<PropertyInput>): Promise<void> {
  const { Version } = must(await person.call(GetUserAssetDetails, { AssetId }))
  must(await person.call(EditAssetInformation, { ...propertyInputWith(changes), AssetId, Version }))
}

async function historyFor(person: TestPerson, { About, of = AssetId }: { About?: HistoryPart; of?: string } = {}): Promise<string[]> {
  const { Items } = must(await person.call(GetAssetHistory, { AssetId: of, About, PageSize: 20 }))
  return Items.map(({ Kind, Reason, EditedParts, UnitsCount, IsByCaller, By }) =>
    [Kind, Reason, EditedParts?.join(' and '), UnitsCount, IsByCaller && 'by me', By && `by ${By.Name}`].filter(Boolean).join(' '),
  )
}

test('says which steps of the form were edited, once an hour for each who edits', async () => {
  await edit(manager, { Bedrooms: 5, MinLeaseMonths: 12 })
  await edit(manager, { Bedrooms: 6, MinLeaseMonths: 12 })
  await edit(manager, { Bedrooms: 6, MinLeaseMonths: 12, Title: 'Another title' })
  expect(await historyFor(manager)).toEqual(['edited description by me', 'edited facts and terms by me', 'created'])
  await app.sql(`update asset_event set at = at - interval '2 hours' where asset_id = $1`, [AssetId])
  await edit(manager, { Bedrooms: 7, MinLeaseMonths: 12, Title: 'Another title' })
  expect(await historyFor(manager)).toEqual(['edited facts by me', 'edited description by me', 'edited facts and terms by me', 'created'])
})

test('a new amount is told with the old one, and not as an edit', async () => {
  await edit(manager, { Rent: '2575.00' })
  expect(await historyFor(manager)).toEqual(['price by me', 'created'])
})

test('tells of photos, of owners, and of not being for rent', async () => {
  const add = async (seed: number) =>
    must(await manager.call(AddAssetImages, { AssetId, Images: [{ UploadId: await uploadPicture(manager, seed) }] }))
  await add(1)
  const { Images } = await add(2)
  must(await manager.call(DeleteAssetImage, { ImageId: Images[0]!.ImageId }))
  must(await manager.call(AddEditAssetOwners, { AssetId, Version: 0, Owners: [part(60), part(40, { Name: 'Iris Bell' })] }))
  must(await manager.call(SetAssetOffBooks, { AssetId, Reason: 'renovation' }))
  must(await manager.call(SetAssetOffBooks, { AssetId, Reason: null }))
  const listing = ['photos-removed by me', 'photos-added by me']
  const leases = ['on-books by me', 'off-books renovation by me']
  expect(await historyFor(manager)).toEqual([...leases, 'owners-changed by me', ...listing, 'created'])
  expect(await historyFor(manager, { About: 'leases' })).toEqual(leases)
  expect(await historyFor(manager, { About: 'listing' })).toEqual(listing)
  expect(await historyFor(manager, { About: 'details' })).toEqual(['owners-changed by me', 'created'])
})

test('a building remembers how many units it got', async () => {
  const building = await addBuilding(manager)
  await addUnits(manager, building, ['1', '2', '3'])
  expect(await historyFor(manager, { of: building.AssetId })).toEqual(['units-added 3 by me', 'created'])
  // A home of its own becomes one more.
  await app.sql(`update asset set parent_asset_id = $2, unit_number = '4' where id = $1`, [AssetId, building.AssetId])
  expect(await historyFor(manager, { of: building.AssetId })).toEqual(['units-added 1', 'units-added 3 by me', 'created'])
})

test('an agent reads who edited, and nothing of owners; a partner reads all', async () => {
  const agent = await agentOf(app, manager, [AssetId])
  const partner = await partnerOf(app, manager, AssetId)
  await edit(agent, { Bedrooms: 5 })
  expect(await historyFor(agent, { About: 'details' })).toEqual(['edited facts by me', 'created'])
  const told = ['edited facts by Ann Tester', 'owners-changed by Pat Tester', 'created']
  expect(await historyFor(partner, { About: 'details' })).toEqual(told)
})
