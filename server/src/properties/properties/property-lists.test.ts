import {
  GetAreaUnitTypes,
  GetAssetAccessTypes,
  GetAssetListingTypes,
  GetAssetTypes,
  GetAssetsAppConfig,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller } from '../../../test/harness.ts'

let visitor: TestCaller
test.beforeAll(async () => {
  visitor = app.visitor()
})

test('types and listing types of one category or of both', async () => {
  const categoriesOf = async (CategoryId: number | null) => [
    ...new Set((await visitor.call(GetAssetTypes, { CategoryId })).data.Items.map((item) => item.CategoryId)),
  ]
  expect(await categoriesOf(1)).toEqual([1])
  expect(await categoriesOf(2)).toEqual([2])
  expect(await categoriesOf(null)).toEqual([1, 2])
  const listingTypes = async (CategoryId: number) =>
    (await visitor.call(GetAssetListingTypes, { CategoryId })).data.Items.map((item) => item.Text)
  expect(await listingTypes(1)).toEqual(['For Rent', 'For Sale', 'Rent-to-Own', 'Sublease', 'Short-Term Rental'])
  expect(await listingTypes(2)).toEqual(['For Sale', 'For Lease', 'Sublease'])
  expect((await visitor.call(GetAssetTypes, { CategoryId: 3 })).error?.Fields).toEqual({ CategoryId: 'Category is not valid.' })
})

test('the other lists and the limits of uploads', async () => {
  expect((await visitor.call(GetAssetAccessTypes, {})).data.Items.map((item) => item.Text)).toEqual([
    'Entire Property',
    'Private Room',
    'Shared Room',
  ])
  expect((await visitor.call(GetAreaUnitTypes, {})).data.Items[0]).toEqual({ Id: 1, Text: 'Square Feet', Short: 'sq ft' })
  expect((await visitor.call(GetAssetsAppConfig, {})).data).toMatchObject({
    MaxImagesPerAsset: 10,
    MaxFileBytes: 15_728_640,
    ImageExtensions: ['jpeg', 'jpg', 'png', 'gif', 'webp'],
  })
})
