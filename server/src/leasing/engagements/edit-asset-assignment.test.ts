import { EditAssetAssignment } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { messagesTo } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { agentTerms, entrustedTo, peopleAround } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let otherAgent: TestPerson
let assetId: string

test.beforeAll(async () => {
  ;({ owner, agent, otherAgent } = await peopleAround(app))
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow with a wide porch' })).AssetId
})

describe('terms', () => {
  const edit = (AssignmentId: string, Version: number, terms: Parameters<typeof agentTerms>[0]) =>
    owner.call(EditAssetAssignment, { AssignmentId, Version, ...agentTerms(terms) })

  test('are replaced for whoever read the last ones', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    const id = AssignmentIds[0]!
    expect((await edit(id, 1, { ContractTypeId: 1, FeePercent: 9.5, Scopes: ['invoice', 'list'] })).data).toEqual({
      AssignmentId: id,
      Version: 2,
    })
    expect((await edit(id, 1, {})).error?.Code).toBe('AssignmentChanged')
    const { data } = await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })
    expect(data.Agents[0]).toMatchObject({ ContractTypeId: 1, FeePercent: 9.5, Scopes: ['list', 'invoice'], Version: 2 })
    expect((await messagesTo(app, agent))[0]).toBe('changed the terms of your work for Bungalow with a wide porch.')
  })

  test('without listing make the manager the contact again', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    await app.sql('update asset set contact_profile_id = $2 where id = $1', [assetId, agent.profileId])
    await edit(AssignmentIds[0]!, 1, { Scopes: ['list'] })
    expect(await app.sql('select contact_profile_id from asset where id = $1', [assetId])).toEqual([
      { contact_profile_id: agent.profileId },
    ])
    await edit(AssignmentIds[0]!, 2, { Scopes: ['invoice'] })
    expect(await app.sql('select contact_profile_id from asset where id = $1', [assetId])).toEqual([{ contact_profile_id: null }])
  })

  test('do not become exclusive beside another', async () => {
    await entrustedTo(owner, assetId, otherAgent, { ContractTypeId: 1 })
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    expect((await edit(AssignmentIds[0]!, 1, { ContractTypeId: 1 })).error?.Code).toBe('ManagedExclusively')
  })

  test('are the manager’s to change, while they last', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    const stranger = await app.newPerson()
    const foreign = await stranger.call(EditAssetAssignment, { AssignmentId: AssignmentIds[0]!, Version: 1, ...agentTerms() })
    expect(foreign.error?.Code).toBe('AssignmentNotFound')
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    expect((await edit(AssignmentIds[0]!, 2, {})).error?.Code).toBe('AssignmentNotFound')
  })
})
