import { GetAssetDetails, GetAssetPreview } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssetDetails, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { agentOf, partnerOf, tenantOf } from '../../properties/properties/network.factory.ts'
import { type PropertyInput, addProperty } from '../../properties/properties/property.factory.ts'

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

async function readyHome(overrides: Partial<PropertyInput> = {}): Promise<string> {
  const { AssetId } = await addProperty(owner, overrides)
  await app.sql('update asset set imported = true where id = $1', [AssetId])
  return AssetId
}

const preview = async (person: TestPerson, AssetId: string) => must(await person.call(GetAssetPreview, { AssetId }))
const afterwards = async (AssetId: string) => must(await app.visitor().call(GetAssetDetails, { AssetId }))

test.each<[string, Partial<PropertyInput>]>([
  ['as it is', {}],
  ['that hides its address', { AddressExactness: 3, Address2: 'Rear', PinLatitude: 39.741234, PinLongitude: -105.001234 }],
  [
    'on its street, for rent and for sale',
    { AddressExactness: 2, AlsoForSale: true, Price: '480000', PetsAllowedIds: [1], Bathrooms: 1.75 },
  ],
])('a home %s is previewed as strangers see it once it is listed', async (_what, overrides) => {
  const AssetId = await readyHome(overrides)
  const before = await preview(owner, AssetId)
  // Looking at it makes nothing public.
  expect((await app.visitor().call(GetAssetDetails, { AssetId })).status).toBe(404)
  expect(must(await owner.call(GetUserAssetDetails, { AssetId })).IsListed).toBe(false)

  must(await owner.call(ListAsset, { AssetId }))
  const after = await afterwards(AssetId)
  expect({ ...before, ListedAt: after.ListedAt }).toEqual(after)
  expect(await preview(owner, AssetId)).toEqual(after)
})

test('an agent who would list it stands there as its lister, and stays while the manager lists it again', async () => {
  const AssetId = await readyHome()
  const agent = await agentOf(app, owner, [AssetId])
  const byAgent = await preview(agent, AssetId)
  expect(byAgent.ListedBy.ProfileId).toBe(agent.profileId)
  expect((await preview(owner, AssetId)).ListedBy.ProfileId).toBe(owner.profileId)

  must(await agent.call(ListAsset, { AssetId }))
  const after = await afterwards(AssetId)
  expect({ ...byAgent, ListedAt: after.ListedAt }).toEqual(after)
  must(await owner.call(UnlistAsset, { AssetId }))
  expect((await preview(owner, AssetId)).ListedBy.ProfileId).toBe(agent.profileId)
})

test('who may not list it sees no preview, and a deleted home has none', async () => {
  const AssetId = await readyHome()
  const others = [
    await app.newPerson(),
    await partnerOf(app, owner, AssetId),
    await agentOf(app, owner, [AssetId], ['terms', 'documents', 'invoice', 'maintenance', 'tenants']),
    await agentOf(app, owner, []),
  ]
  for (const person of others) expect((await person.call(GetAssetPreview, { AssetId })).error?.Code).toBe('PropertyNotFound')
  expect((await (await tenantOf(app, owner, AssetId)).call(GetAssetPreview, { AssetId })).status).toBe(403)
  expect((await app.visitor().call(GetAssetPreview, { AssetId })).status).toBe(401)

  await app.sql('update asset set deleted_at = now() where id = $1', [AssetId])
  expect((await owner.call(GetAssetPreview, { AssetId })).error?.Code).toBe('PropertyNotFound')
})
