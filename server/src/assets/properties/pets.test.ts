import { readFile } from 'node:fs/promises'
import { EditAssets } from '@keystead/contract/assets/bulk/bulk.operations.ts'
import { AddAsset, GetUserAssetDetails } from '@keystead/contract/assets/properties/property.operations.ts'
import { CALL_ABOUT_PETS, NO_PETS } from '@keystead/contract/assets/properties/property.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../../test/harness.ts'
import { addListedProperty, addProperty, propertyInputWith } from './property.factory.ts'

const CATS = 1
let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.newPerson()
})
afterAll(() => app.close())

test('“No Pets” stands alone, in the form and for many at once', async () => {
  const refused = await owner.call(AddAsset, propertyInputWith({ PetsAllowedIds: [CATS, NO_PETS] }))
  expect([refused.status, refused.error?.Fields]).toEqual([400, { PetsAllowedIds: messages.petsContradict }])
  const { AssetId } = await addProperty(owner, { PetsAllowedIds: [NO_PETS] })
  const many = await owner.call(EditAssets, { AssetIds: [AssetId], Changes: { PetsAllowedIds: [CATS, NO_PETS] } })
  expect(many.error?.Fields).toEqual({ 'Changes.PetsAllowedIds': messages.petsContradict })
  expect((await owner.call(GetUserAssetDetails, { AssetId })).data.PetsAllowedIds).toEqual([NO_PETS])
})

test('homes from before that say both are put right, with their listings, and count as unchanged', async () => {
  const homes = await Promise.all([addListedProperty(app, owner), addListedProperty(app, owner, { PetsAllowedIds: [NO_PETS] })])
  const read = () =>
    app.sql(
      `select a.pets_allowed_ids as own, l.pets_allowed_ids as shown, a.version, a.updated_at
       from asset a join listing l on l.asset_id = a.id where a.id = any($1) order by array_position($1, a.id)`,
      [homes.map(({ AssetId }) => AssetId)],
    )
  await app.sql('update asset set pets_allowed_ids = $2 where id = $1', [homes[0]?.AssetId, [CATS, NO_PETS]])
  const [both, none] = await read()
  await app.sql(await readFile(new URL('../../../migrations/20261122T1161_no_pets.sql', import.meta.url), 'utf8'))
  const asked = [CALL_ABOUT_PETS]
  expect(await read()).toEqual([{ ...both, own: asked, shown: asked }, none])
})
