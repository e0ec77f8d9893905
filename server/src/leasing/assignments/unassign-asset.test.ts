import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { EditAssetAssignment } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import {
  AssignAsset,
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import pg from 'pg'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { messagesTo } from '../../people/connections/connection.factory.ts'
import { addProperty, nobodysId } from '../../properties/properties/property.factory.ts'
import {
  agentTerms,
  assigned,
  assignedTo,
  assignmentRow,
  denverDay,
  entrustedTo,
  leaseWith,
  peopleAround,
  threeShares,
} from './assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let otherAgent: TestPerson
let tenants: TestPerson[]
let assetId: string

test.beforeAll(async () => {
  ;({ owner, agent, otherAgent, tenants } = await peopleAround(app))
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow with a wide porch' })).AssetId
})

describe('an agent who is taken off', () => {
  test('is out at once: by id, by picture, in lists; the past stays readable', async () => {
    const UploadId = await upload(owner, 'asset-image', 'porch.jpg', await testPicture())
    const { data: pictures } = await owner.call(AddAssetImages, { AssetId: assetId, Images: [{ UploadId }] })
    const picture = new URL(pictures.Images[0]!.Sizes[0]!.Webp, app.url).pathname
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(200)
    expect((await agent.raw(picture)).status).toBe(200)
    expect(await assignedTo(agent, assetId, 'current')).toHaveLength(1)

    const answer = await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, Reason: 'We sell it ourselves.' })
    expect(answer.data).toEqual({ AssignmentId: AssignmentIds[0], LeaseEnded: false, UnitsCount: 0 })
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    expect((await agent.call(GetAssetAssignedProfiles, { AssetId: assetId })).status).toBe(404)
    expect((await agent.raw(picture)).status).toBe(404)
    expect(await assignedTo(agent, assetId, 'current')).toEqual([])
    expect(
      (await agent.call(GetUserAssignedAssets, { Text: 'Bungalow', State: 'current' })).data.Items.map(({ AssetId }) => AssetId),
    ).not.toContain(assetId)
    expect(await assignedTo(agent, assetId)).toEqual([
      expect.objectContaining({
        State: 'past',
        CanOpen: false,
        Image: null,
        Home: null,
        Title: 'Bungalow with a wide porch',
        EndReason: 'We sell it ourselves.',
      }),
    ])
    expect((await messagesTo(app, agent))[0]).toBe('ended your assignment to Bungalow with a wide porch.')
    const [event] = await app.sql(
      `select kind, by_profile_id, detail ->> 'reason' as reason from asset_event where asset_id = $1 and kind = 'unassigned'`,
      [assetId],
    )
    expect(event).toEqual({ kind: 'unassigned', by_profile_id: owner.profileId, reason: 'We sell it ourselves.' })
  })

  test('is told so in an open tab, and so is everybody who has the property on the screen', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    await entrustedTo(owner, assetId, otherAgent)
    const heard: { profiles?: string[]; changes: string[] }[] = []
    const listener = new pg.Client({ connectionString: app.databaseUrl })
    await listener.connect()
    try {
      listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
      await listener.query('listen keystead_changes')
      await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
      const told = () => new Set(heard.filter(({ changes }) => changes.includes('asset')).flatMap(({ profiles = [] }) => profiles))
      await expect.poll(told).toEqual(new Set([agent.profileId, otherAgent.profileId]))
    } finally {
      await listener.end()
    }
  })

  test('no longer stands for the listing', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    await app.sql('update asset set contact_profile_id = $2 where id = $1', [assetId, agent.profileId])
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    expect(await app.sql('select contact_profile_id from asset where id = $1', [assetId])).toEqual([{ contact_profile_id: null }])
  })

  test('twice changes nothing more', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    const answers = await Promise.all([1, 2].map(() => owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await app.sql(`select 1 from asset_event where asset_id = $1 and kind = 'unassigned'`, [assetId])).toHaveLength(1)
  })

  test('may give the property back themselves, whatever they were entrusted with', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent, { Scopes: [], TenureStart: denverDay(5) })
    expect((await agent.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, Reason: 'I move away.' })).status).toBe(200)
    expect(await assignmentRow(app, AssignmentIds[0]!)).toMatchObject({
      is_ended: true,
      ended_on: denverDay(5),
      ended_by_profile_id: agent.profileId,
    })
    expect((await messagesTo(app, owner))[0]).toBe('ended their assignment to Bungalow with a wide porch.')
  })

  test('can not take it from another agent, nor a tenant out without that scope', async () => {
    const theirs = await entrustedTo(owner, assetId, otherAgent)
    const lease = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    await entrustedTo(owner, assetId, agent, { Scopes: ['list'] })
    expect((await agent.call(UnassignAsset, { AssignmentId: lease.AssignmentIds[0]! })).error?.Code).toBe('AssignmentNotFound')
    expect((await agent.call(UnassignAsset, { AssignmentId: theirs.AssignmentIds[0]! })).error?.Code).toBe('AssignmentNotFound')
    const mine = await assignedTo(agent, assetId, 'current')
    await owner.call(EditAssetAssignment, { AssignmentId: mine[0]!.AssignmentId, Version: 1, ...agentTerms({ Scopes: ['tenants'] }) })
    const other = await agent.call(UnassignAsset, { AssignmentId: theirs.AssignmentIds[0]! })
    expect(other.error?.Fields).toEqual({ AssignmentId: 'Only the owner can take a property from an agent.' })
    expect((await agent.call(UnassignAsset, { AssignmentId: lease.AssignmentIds[0]! })).data).toMatchObject({ LeaseEnded: true })
  })

  test('of a building is taken off its units as well, where it is asked for', async () => {
    const unit = await addProperty(owner, { ParentAssetId: assetId, UnitNumber: '1' })
    const other = await addProperty(owner, { ParentAssetId: assetId, UnitNumber: '2' })
    const kept = await entrustedTo(owner, other.AssetId, otherAgent)
    const { AssignmentIds } = await assigned(owner, assetId, {
      Agent: { ProfileId: agent.profileId, Terms: agentTerms() },
      WithUnits: true,
    })
    const { data } = await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, WithUnits: true })
    expect(data).toEqual({ AssignmentId: AssignmentIds[0], LeaseEnded: false, UnitsCount: 2 })
    expect((await agent.call(GetUserAssetDetails, { AssetId: unit.AssetId })).status).toBe(404)
    expect(await assignmentRow(app, kept.AssignmentIds[0]!)).toMatchObject({ is_ended: false })
    expect((await messagesTo(app, agent))[0]).toBe('ended your assignment to Bungalow with a wide porch with its 2 units.')
  })

  test('by someone else, or one that no one has, is not found', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    const stranger = await app.newPerson()
    for (const AssignmentId of [AssignmentIds[0]!, nobodysId()])
      expect((await stranger.call(UnassignAsset, { AssignmentId })).error?.Code).toBe('AssignmentNotFound')
  })
})

describe('a tenant who leaves', () => {
  test('leaves their share to the others in proportion; the last one ends the lease', async () => {
    const { AssignmentIds, LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(threeShares(tenants), { Rent: '1501.00' }) })
    const [first, second, third] = AssignmentIds as [string, string, string]
    expect((await owner.call(UnassignAsset, { AssignmentId: third })).data).toEqual({
      AssignmentId: third,
      LeaseEnded: false,
      UnitsCount: 0,
    })
    expect([(await assignmentRow(app, first))?.share_bps, (await assignmentRow(app, second))?.share_bps]).toEqual([6667, 3333])
    expect((await messagesTo(app, tenants[1]!))[0]).toBe('Your share of the rent of Bungalow with a wide porch is 33.33% from now on.')
    const { data } = await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })
    expect(data.Leases[0]?.Tenants.map(({ State, ShareAmount }) => [State, ShareAmount])).toEqual([
      ['current', '1000.72'],
      ['current', '500.28'],
      ['past', '375.25'],
    ])
    expect((await owner.call(UnassignAsset, { AssignmentId: first })).data?.LeaseEnded).toBe(false)
    expect((await assignmentRow(app, second))?.share_bps).toBe(10_000)
    expect((await owner.call(UnassignAsset, { AssignmentId: second, Reason: 'Moved out.' })).data?.LeaseEnded).toBe(true)
    expect(await app.sql('select ended_on, end_reason from lease where id = $1', [LeaseId])).toEqual([
      { ended_on: denverDay(), end_reason: 'Moved out.' },
    ])
    expect((await tenants[1]!.call(GetTenancyDetails, { AssetId: assetId })).status).toBe(404)
  })

  test('takes the others along where it is asked for: the lease ends once, and each is told', async () => {
    const { AssignmentIds, LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(threeShares(tenants), { Rent: '1501.00' }) })
    await assigned(owner, assetId, { Agent: { ProfileId: agent.profileId, Terms: agentTerms({ Scopes: ['tenants'] }) } })
    const gone = await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[2]! })
    expect(gone.data).toMatchObject({ LeaseEnded: false })
    const notifiedWhoHasLeft = await messagesTo(app, tenants[2]!)
    const answer = await agent.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, WithOthers: true, Reason: 'They have moved out.' })
    expect(answer.data).toEqual({ AssignmentId: AssignmentIds[0], LeaseEnded: true, UnitsCount: 0 })
    expect(await app.sql('select end_reason, version from lease where id = $1', [LeaseId])).toEqual([
      { end_reason: 'They have moved out.', version: 2 },
    ])
    for (const tenant of tenants.slice(0, 2)) {
      expect((await tenant.call(GetTenancyDetails, { AssetId: assetId })).status).toBe(404)
      expect((await messagesTo(app, tenant))[0]).toBe('ended your tenancy of Bungalow with a wide porch.')
    }
    expect(await messagesTo(app, tenants[2]!)).toEqual(notifiedWhoHasLeft)
    expect(must(await owner.call(GetUserAssetDetails, { AssetId: assetId })).Occupancy?.Status).toBe('vacant')
  })

  test('of two at once the last one ends the lease', async () => {
    const two = [tenants[0]!, tenants[1]!]
    const { AssignmentIds, LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(two) })
    const answers = await Promise.all(AssignmentIds.map((AssignmentId) => owner.call(UnassignAsset, { AssignmentId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ data }) => data.LeaseEnded).toSorted()).toEqual([false, true])
    expect(await app.sql('select ended_on from lease where id = $1', [LeaseId])).toEqual([{ ended_on: denverDay() }])
  })

  test.each([
    { label: 'the beginning of today, where nothing is said', begins: -10, asked: null, ended: 0 },
    { label: 'the end of today', begins: -10, asked: 0, ended: 1 },
    { label: 'the end of an earlier day', begins: -10, asked: -3, ended: -2 },
    { label: 'the end of the day on which it began', begins: -10, asked: -10, ended: -9 },
    { label: 'its beginning, before it begins', begins: 10, asked: null, ended: 10 },
  ])('holds until $label', async ({ begins, asked, ended }) => {
    const { AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(begins) }) })
    const EndsOn = asked === null ? null : denverDay(asked)
    expect((await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn })).status).toBe(200)
    expect(await assignmentRow(app, AssignmentIds[0]!)).toMatchObject({ is_ended: true, ended_on: denverDay(ended) })
    if (asked !== null) {
      const { Leases } = (await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })).data
      expect(Leases.map((lease) => lease.EndsOn)).toEqual([denverDay(asked)])
    }
    // The last day is still theirs, and the home can be let again from the next one on.
    const soon = leaseWith([tenants[1]!], { TenureStart: denverDay(ended - 1), TenureEnd: denverDay(400) })
    if (asked !== null) expect((await owner.call(AssignAsset, { AssetId: assetId, Lease: soon })).error?.Code).toBe('HomeIsLet')
    await assigned(owner, assetId, { Lease: leaseWith([tenants[1]!], { TenureStart: denverDay(ended) }) })
  })

  test('does not leave in the future', async () => {
    const { AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    const answer = await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn: denverDay(1) })
    expect(answer.error?.Fields).toEqual({ EndsOn: 'End date can’t be in the future.' })
  })
})
