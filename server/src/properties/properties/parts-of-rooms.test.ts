import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { GetAssetDetails, GetAssetFacets, GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty } from './property.factory.ts'

test('quarter baths and half stories are what they are from the form to the feed', async () => {
  const owner = await app.newPerson()
  const visitor = app.visitor()
  const { AssetId } = await addListedProperty(app, owner, { Bathrooms: 1.75, FloorsCount: 1.5 })

  expect((await owner.call(GetUserAssetDetails, { AssetId })).data).toMatchObject({ Bathrooms: 1.75, FloorsCount: 1.5 })
  expect((await visitor.call(GetAssetDetails, { AssetId })).data).toMatchObject({ Bathrooms: 1.75, FloorsCount: 1.5 })

  const countOf = async (MinBathrooms: number) => (await visitor.call(GetAssets, { MinBathrooms })).data.TotalCount
  expect([await countOf(1.5), await countOf(1.75), await countOf(2)]).toEqual([1, 1, 0])
  // The second one is not in the counts that are kept: homes are looked at one by one.
  for (const filter of [{}, { MinBathrooms: 1.25 }]) {
    const { Facets } = (await visitor.call(GetAssetFacets, { Fields: ['MinBathrooms'], ...filter })).data
    expect(Facets).toMatchObject([{ Field: 'MinBathrooms', Options: [{ Value: 1, Count: 1 }] }])
  }

  const feed = must(await owner.call(AddListingFeed, { Name: 'Portal', AudienceId: 1 }))
  const document = await (await visitor.raw(new URL(feed.JsonUrl).pathname)).json()
  expect(document).toMatchObject({ value: [{ BathroomsTotalDecimal: 1.75, StoriesTotal: 1.5 }] })
})
