import { GetAssetCards, GetAssetDetails, MAX_ASSET_CARDS } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { DeleteAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { addListedProperty, addProperty, nobodysId } from '../../properties/properties/property.factory.ts'
import { must } from '../../../test/must.ts'

let owner: TestPerson
let visitor: TestCaller

test.beforeAll(async () => {
  owner = await app.newPerson()
  visitor = app.visitor()
})

async function cards(AssetIds: string[]) {
  return must(await visitor.call(GetAssetCards, { AssetIds })).Items
}

test('the homes asked for, in that order and each once', async () => {
  const porch = await addListedProperty(app, owner, { Title: 'Porch', AvailableOn: '2027-03-01' })
  const loft = await addListedProperty(app, owner, { Title: 'Loft' })
  const items = await cards([loft.AssetId, porch.AssetId.toUpperCase(), loft.AssetId])
  expect(items.map(({ Title, AvailableOn }) => [Title, AvailableOn])).toEqual([
    ['Loft', null],
    ['Porch', '2027-03-01'],
  ])
})

test('a home for rent and for sale comes as the offer that its own page speaks of', async () => {
  const both = await addListedProperty(app, owner, { Title: 'Both', AlsoForSale: true, Price: '385000' })
  const [card, ...others] = await cards([both.AssetId])
  const page = await visitor.call(GetAssetDetails, { AssetId: both.AssetId })
  expect(others).toEqual([])
  expect(card).toMatchObject({ OfferId: both.AssetId, ListingTypeId: 1, Amount: page.data?.Amount })
})

test('what is not on the market is left out', async () => {
  const listed = await addListedProperty(app, owner, { Title: 'Listed' })
  const never = await addProperty(owner, { Title: 'Never' })
  const unlisted = await addListedProperty(app, owner, { Title: 'Unlisted' })
  const deleted = await addListedProperty(app, owner, { Title: 'Deleted' })
  const ids = [never.AssetId, unlisted.AssetId, deleted.AssetId, nobodysId(), listed.AssetId]
  expect((await cards(ids)).map(({ Title }) => Title)).toEqual(['Unlisted', 'Deleted', 'Listed'])

  await owner.call(UnlistAsset, { AssetId: unlisted.AssetId })
  await owner.call(UnlistAsset, { AssetId: deleted.AssetId })
  await owner.call(DeleteAsset, { AssetId: deleted.AssetId })
  expect((await cards(ids)).map(({ Title }) => Title)).toEqual(['Listed'])
})

test('nothing asked for is nothing, too much and no ids are refused', async () => {
  expect(await cards([])).toEqual([])
  expect(await cards(Array.from({ length: MAX_ASSET_CARDS }, nobodysId))).toEqual([])
  const tooMany = await visitor.call(GetAssetCards, { AssetIds: Array.from({ length: MAX_ASSET_CARDS + 1 }, nobodysId) })
  expect(tooMany.status).toBe(400)
  const noId = await visitor.call(GetAssetCards, { AssetIds: ["x' or 1=1"] })
  expect(noId.status).toBe(400)
})
