import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { agentOf, takenBackFrom } from '../../properties/properties/network.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'

const listOf = async (agent: TestPerson, filters: { Text?: string; IsListed?: boolean } = {}) =>
  must(await agent.call(GetUserAssignedAssets, filters)).Items

test('who rents a home with another profile opens it with that one, and not as the agent who they were', async () => {
  const owner = await app.newPerson()
  const { AssetId } = await addProperty(owner, { Title: 'Before' })
  const agent = await agentOf(app, owner, [AssetId], ['list', 'tenants'])
  expect(await listOf(agent)).toMatchObject([{ CanOpen: true, State: 'current', Home: { AssetId, Title: 'Before' } }])
  await takenBackFrom(app, agent)
  const tenant = await app.secondProfile(agent, 'Tenant')
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  await app.sql(`update asset set title = 'Renamed since' where id = $1`, [AssetId])

  expect((await agent.call(GetUserAssetDetails, { AssetId })).status).toBe(404)
  expect(await listOf(agent)).toMatchObject([{ CanOpen: false, State: 'past', Home: null, Title: 'Before' }])
  expect(await listOf(agent, { Text: 'Renamed' })).toEqual([])
  expect(await listOf(agent, { IsListed: false })).toEqual([])
  expect(must(await tenant.call(GetUserAssignedAssets, {})).Items).toMatchObject([{ CanOpen: true, Title: 'Renamed since' }])
})
