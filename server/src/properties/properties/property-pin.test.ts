import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AddAsset, EditAssetInformation } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { type PropertyInput, addListedProperty, propertyInputWith } from './property.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const DOOR = { PinLatitude: 39.741234, PinLongitude: -105.001234 }
const shown = async (AssetId: string) => must(await app.visitor().call(GetAssetDetails, { AssetId }))

test('a pin stands in the middle of the ZIP and says so, until its owner has placed it', async () => {
  const home = await addListedProperty(app, owner)
  expect(home).toMatchObject({ PinLatitude: null, PinLongitude: null })
  expect(await shown(home.AssetId)).toMatchObject({ IsPinPlaced: false, Latitude: home.Latitude })

  const edit = async (Version: number, changes: Partial<PropertyInput>) =>
    must(await owner.call(EditAssetInformation, { ...propertyInputWith(changes), AssetId: home.AssetId, Version }))
  const placed = await edit(home.Version, DOOR)
  expect(placed).toMatchObject({ ...DOOR, Latitude: DOOR.PinLatitude, Longitude: DOOR.PinLongitude })
  expect(await shown(home.AssetId)).toMatchObject({ IsPinPlaced: true, Latitude: DOOR.PinLatitude, Longitude: DOOR.PinLongitude })

  const moved = await edit(placed.Version, { ...DOOR, Address1: '1292 Larimer Street' })
  expect(moved).toMatchObject(DOOR)
  const takenAway = await edit(moved.Version, {})
  expect(takenAway).toMatchObject({ PinLatitude: null, Latitude: home.Latitude })
  expect((await shown(home.AssetId)).IsPinPlaced).toBe(false)
})

test('a pin is shown as exactly as the owner chose, placed or not', async () => {
  const { AssetId } = await addListedProperty(app, owner, { ...DOOR, AddressExactness: 3 })
  expect(await shown(AssetId)).toMatchObject({ IsPinPlaced: true, Latitude: 39.74, Longitude: -105 })
})

test.each<[string, Partial<PropertyInput>, Record<string, string>]>([
  ['far from the ZIP', { PinLatitude: 30.2672, PinLongitude: -97.7431 }, { PinLatitude: messages.pinIsElsewhere }],
  ['of one half', { PinLatitude: 39.74 }, { PinLongitude: 'Longitude can not be empty.' }],
  ['beyond the pole', { PinLatitude: 91, PinLongitude: -105 }, { PinLatitude: 'Latitude should be between -90 and 90.' }],
])('a pin %s is refused at its field', async (_what, pin, fields) => {
  expect((await owner.call(AddAsset, propertyInputWith(pin))).error?.Fields).toEqual(fields)
})
