import { readFile } from 'node:fs/promises'
import { EditAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { GetAssetFacets, GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AddAsset, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { CALL_ABOUT_PETS, NO_PETS, PETS_ALLOWED, PETS_TO_LOOK_FOR } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { addListedProperty, addProperty, propertyInputWith } from './property.factory.ts'

const CATS = 1
const migration = (file: string) => readFile(new URL(`../../../migrations/${file}`, import.meta.url), 'utf8')

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

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
  await app.sql(await migration('20261122T1161_no_pets.sql'))
  const asked = [CALL_ABOUT_PETS]
  expect(await read()).toEqual([{ ...both, own: asked, shown: asked }, none])
})

test('large dogs are welcome where dogs are, unless small pets alone or certain breeds are', async () => {
  const idOf = (text: string) => [...PETS_ALLOWED, ...PETS_TO_LOOK_FOR].find((item) => item.Text === text)!.Id
  const homes = [
    ['Dogs OK'],
    ['Cats OK', 'Dogs OK', 'Number Limit'],
    ['Dogs OK', 'Small Pets Only'],
    ['Dogs OK', 'Breed Restrictions'],
    ['Cats OK'],
  ]
  const City = 'Ouray'
  for (const pets of homes)
    await addListedProperty(app, owner, { Title: pets.join(', '), City, Zip: '81427', PetsAllowedIds: pets.map(idOf) })
  const Place = `${City}, CO`
  const looking = async (pet: string) => {
    const { data } = await app.visitor().call(GetAssets, { Place, PetsAllowedIds: [idOf(pet)] })
    return data.Items.map((item) => item.Title).toSorted()
  }
  expect(await looking('Large dogs')).toEqual(['Cats OK, Dogs OK, Number Limit', 'Dogs OK'])
  expect(await looking('Dogs')).toHaveLength(4)
  const counted = async (place: string) => {
    const { data } = await app.visitor().call(GetAssetFacets, { Place: place, Fields: ['PetsAllowedIds'] })
    return data.Facets[0]?.Options.find(({ Value }) => Value === idOf('Large dogs'))?.Count
  }
  // In a city homes are looked at, of a state the counts that triggers keep.
  expect([await counted(Place), await counted('Colorado')]).toEqual([2, 2])
  await app.sql(`delete from listing_feature_count where kind = 'P' and feature_id = $1`, [idOf('Large dogs')])
  await app.sql((await migration('20261122T1181_large_dogs.sql')).replace('create function', 'create or replace function'))
  expect(await counted('Colorado')).toBe(2)
})
