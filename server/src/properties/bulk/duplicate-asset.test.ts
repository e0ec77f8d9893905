import { DuplicateAsset } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { GetUserAssetDetails, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { addProperty } from '../properties/property.factory.ts'
import { addBuilding, addUnits } from '../units/unit.factory.ts'

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

const detailsOf = async (AssetId: string) => must(await owner.call(GetUserAssetDetails, { AssetId }))

describe('a copy of a property', () => {
  test('says what the first one says, but for what is one property’s alone', async () => {
    const { AssetId } = await addProperty(owner, { ReferenceCode: 'OAK-1', PetRent: '35.00', PrivateRemarks: 'Key under the mat.' })
    await app.sql('update asset set is_listed = true, listed_at = now() where id = $1', [AssetId])
    const copy = must(await owner.call(DuplicateAsset, { AssetId }))
    const own = new Set(['AssetId', 'Version', 'CreatedAt', 'UpdatedAt', 'ReferenceCode', 'IsListed', 'ListedAt', 'ExpiresAt', 'Checks'])
    const alike = (details: object) => Object.entries(details).filter(([name]) => !own.has(name))
    expect(alike(await detailsOf(copy.AssetId))).toEqual(alike(await detailsOf(AssetId)))
    expect(await detailsOf(copy.AssetId)).toMatchObject({ ReferenceCode: null, IsListed: false, ListedAt: null, PetRent: '35.00' })
  })

  test('of a unit stands in the same building, with a door still to be named', async () => {
    const building = await addBuilding(owner)
    const [unit] = await addUnits(owner, building, ['7B'])
    const copy = must(await owner.call(DuplicateAsset, { AssetId: unit! }))
    expect(await detailsOf(copy.AssetId)).toMatchObject({ UnitNumber: null, Building: { AssetId: building.AssetId } })
  })

  test('of another owner’s home is not made', async () => {
    const { AssetId } = await addProperty(owner)
    const stranger = await app.newPerson()
    const agent = await app.newPerson({ profileType: 'Agent' })
    const connectionId = await connected(app, owner, agent)
    await entrusted(app, { assetId: AssetId, agent, connectionId, scopes: ['list', 'terms'] })
    expect((await stranger.call(DuplicateAsset, { AssetId })).error?.Code).toBe('PropertyNotFound')
    expect((await agent.call(DuplicateAsset, { AssetId })).status).toBe(403)
    expect(must(await stranger.call(GetUserAssets, {})).TotalCount).toBe(0)
  })
})
