import {
  AssignAsset,
  EditAssetAssignment,
  GetAssetAssignedProfiles,
  GetDdlAssetsUnassignedProfiles,
  GetTenancyDetails,
  GetUserAssignedAssets,
  GetUserAssignedCounts,
  UnassignAsset,
} from '@keystead/contract/assets/assignments/assignment.operations.ts'
import { AddAssetUnits } from '@keystead/contract/assets/units/unit.operations.ts'
import { DeleteAssets } from '@keystead/contract/assets/bulk/bulk.operations.ts'
import { DeleteAsset, GetUserAssetDetails } from '@keystead/contract/assets/properties/property.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/users/connections/connection.values.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/users/invitations/invitation.operations.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { testPicture, upload } from '../../../test/matrix/world.ts'
import { AddAssetImages } from '@keystead/contract/assets/images/image.operations.ts'
import { addProperty, nobodysId } from '../properties/property.factory.ts'
import { agentTerms, assigned, denverDay, entrustedTo, leaseWith } from './assignment.factory.ts'
import { assignmentsToEnd, endAssignmentsOf } from './assignment.public.ts'

let app: TestApp
let owner: TestPerson
let agent: TestPerson
let otherAgent: TestPerson
let tenants: TestPerson[]
let agentConnection: string
let assetId: string

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.newPerson({ firstName: 'Olive' })
  agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  otherAgent = await app.newPerson({ profileType: 'Agent', firstName: 'Otto' })
  tenants = await Promise.all(['Tess', 'Tim', 'Toni'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  agentConnection = await connected(app, owner, agent)
  await connected(app, owner, otherAgent)
  for (const tenant of tenants) await connected(app, owner, tenant)
})
afterAll(() => app.close())
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow with a wide porch' })).AssetId
})

const rowOf = async (id: string) =>
  (
    await app.sql(
      'select ended_on, ended_at is not null as is_ended, end_reason, ended_by_profile_id, share_bps from asset_assignment where id = $1',
      [id],
    )
  )[0]
const lastNoteOf = async (person: TestPerson) =>
  (
    await app.sql<{ message: string }>('select message from notification where profile_id = $1 order by id desc limit 1', [
      person.profileId,
    ])
  )[0]?.message
const listOf = async (person: TestPerson, State?: 'current' | 'upcoming' | 'past') =>
  (await person.call(GetUserAssignedAssets, { State, PageSize: 20 })).data.Items.filter(({ AssetId }) => AssetId === assetId)
const threeTenants = () => tenants.map((tenant, index) => ({ ...tenant, share: index === 0 ? 50 : 25 }))

describe('an agent who is taken off', () => {
  test('is out at once: by id, by picture, in lists; the past stays readable', async () => {
    const UploadId = await upload(owner, 'asset-image', 'porch.jpg', await testPicture())
    const { data: pictures } = await owner.call(AddAssetImages, { AssetId: assetId, Images: [{ UploadId }] })
    const picture = new URL(pictures.Images[0]!.Sizes[0]!.Webp, app.url).pathname
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(200)
    expect((await agent.raw(picture)).status).toBe(200)
    expect(await listOf(agent, 'current')).toHaveLength(1)

    const answer = await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, Reason: 'We sell it ourselves.' })
    expect(answer.data).toEqual({ AssignmentId: AssignmentIds[0], LeaseEnded: false, UnitsCount: 0 })
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    expect((await agent.call(GetAssetAssignedProfiles, { AssetId: assetId })).status).toBe(404)
    expect((await agent.raw(picture)).status).toBe(404)
    expect(await listOf(agent, 'current')).toEqual([])
    expect(
      (await agent.call(GetUserAssignedAssets, { Text: 'Bungalow', State: 'current' })).data.Items.map(({ AssetId }) => AssetId),
    ).not.toContain(assetId)
    expect(await listOf(agent)).toEqual([
      expect.objectContaining({
        State: 'past',
        CanOpen: false,
        Facts: null,
        Title: 'Bungalow with a wide porch',
        EndReason: 'We sell it ourselves.',
      }),
    ])
    expect(await lastNoteOf(agent)).toBe('took Bungalow with a wide porch back.')
    const [event] = await app.sql(
      `select kind, by_profile_id, detail ->> 'reason' as reason from asset_event where asset_id = $1 and kind = 'unassigned'`,
      [assetId],
    )
    expect(event).toEqual({ kind: 'unassigned', by_profile_id: owner.profileId, reason: 'We sell it ourselves.' })
  })

  test('is told so in an open tab, and so is everybody who has the property on the screen', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    await entrustedTo(owner, assetId, otherAgent)
    const heard: { profiles: string[]; calls: string[] }[] = []
    const listener = new pg.Client({ connectionString: app.databaseUrl })
    await listener.connect()
    try {
      listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
      await listener.query('listen keystead_changes')
      await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
      const told = () => new Set(heard.filter(({ calls }) => calls.includes('GetUserAssetDetails')).flatMap(({ profiles }) => profiles))
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
    expect(await rowOf(AssignmentIds[0]!)).toMatchObject({ is_ended: true, ended_on: denverDay(5), ended_by_profile_id: agent.profileId })
    expect(await lastNoteOf(owner)).toBe('gave Bungalow with a wide porch back.')
  })

  test('can not take it from another agent, nor a tenant out without that scope', async () => {
    const theirs = await entrustedTo(owner, assetId, otherAgent)
    const lease = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    await entrustedTo(owner, assetId, agent, { Scopes: ['list'] })
    expect((await agent.call(UnassignAsset, { AssignmentId: lease.AssignmentIds[0]! })).error?.Code).toBe('AssignmentNotFound')
    expect((await agent.call(UnassignAsset, { AssignmentId: theirs.AssignmentIds[0]! })).error?.Code).toBe('AssignmentNotFound')
    const mine = await listOf(agent, 'current')
    await owner.call(EditAssetAssignment, { AssignmentId: mine[0]!.AssignmentId, Version: 1, ...agentTerms({ Scopes: ['tenants'] }) })
    const other = await agent.call(UnassignAsset, { AssignmentId: theirs.AssignmentIds[0]! })
    expect(other.error?.Fields).toEqual({ AssignmentId: 'Only whoever manages the property can take it from an agent.' })
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
    expect(await rowOf(kept.AssignmentIds[0]!)).toMatchObject({ is_ended: false })
    expect(await lastNoteOf(agent)).toBe('took Bungalow with a wide porch with its 2 units back.')
  })

  test('by somebody else, or one that nobody has, is not found', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
    const stranger = await app.newPerson()
    for (const AssignmentId of [AssignmentIds[0]!, nobodysId()])
      expect((await stranger.call(UnassignAsset, { AssignmentId })).error?.Code).toBe('AssignmentNotFound')
  })
})

describe('a tenant who leaves', () => {
  test('leaves their share to the others in proportion; the last one ends the lease', async () => {
    const { AssignmentIds, LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(threeTenants(), { Rent: '1501.00' }) })
    const [first, second, third] = AssignmentIds as [string, string, string]
    expect((await owner.call(UnassignAsset, { AssignmentId: third })).data).toEqual({
      AssignmentId: third,
      LeaseEnded: false,
      UnitsCount: 0,
    })
    expect([(await rowOf(first))?.share_bps, (await rowOf(second))?.share_bps]).toEqual([6667, 3333])
    expect(await lastNoteOf(tenants[1]!)).toBe('Your share of the rent of Bungalow with a wide porch is 33.33 percent from now on.')
    const { data } = await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })
    expect(data.Leases[0]?.Tenants.map(({ State, ShareAmount }) => [State, ShareAmount])).toEqual([
      ['current', '1000.72'],
      ['current', '500.28'],
      ['past', '375.25'],
    ])
    expect((await owner.call(UnassignAsset, { AssignmentId: first })).data?.LeaseEnded).toBe(false)
    expect((await rowOf(second))?.share_bps).toBe(10_000)
    expect((await owner.call(UnassignAsset, { AssignmentId: second, Reason: 'Moved out.' })).data?.LeaseEnded).toBe(true)
    expect(await app.sql('select ended_on, end_reason from lease where id = $1', [LeaseId])).toEqual([
      { ended_on: denverDay(), end_reason: 'Moved out.' },
    ])
    expect((await tenants[1]!.call(GetTenancyDetails, { AssetId: assetId })).status).toBe(404)
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
    { label: 'today, where nothing is said', begins: -10, asked: null, ended: 0 },
    { label: 'an earlier day', begins: -10, asked: -3, ended: -3 },
    { label: 'never before it began', begins: -10, asked: -30, ended: -10 },
    { label: 'not at all, before it begins', begins: 10, asked: null, ended: 10 },
  ])('holds until $label', async ({ begins, asked, ended }) => {
    const { AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(begins) }) })
    const EndsOn = asked === null ? null : denverDay(asked)
    expect((await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn })).status).toBe(200)
    expect(await rowOf(AssignmentIds[0]!)).toMatchObject({ is_ended: true, ended_on: denverDay(ended) })
    // The home can be let again from that day on.
    await assigned(owner, assetId, { Lease: leaseWith([tenants[1]!], { TenureStart: denverDay(ended) }) })
  })

  test('does not leave in the future', async () => {
    const { AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    const answer = await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn: denverDay(1) })
    expect(answer.error?.Fields).toEqual({ EndsOn: 'End date can not be in the future.' })
  })
})

describe('the end of time', () => {
  test('ends access with the last day, where the property stands', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(-9), TenureEnd: denverDay(3) })
    const open = () => agent.call(GetUserAssetDetails, { AssetId: assetId })
    const lasts = (day: string) => app.sql('update asset_assignment set ends_on = $2 where id = $1', [AssignmentIds[0], day])
    await lasts(denverDay())
    expect((await open()).status).toBe(200)
    await lasts(denverDay(-1))
    expect((await open()).status).toBe(404)
    expect(await listOf(agent, 'past')).toEqual([expect.objectContaining({ CanOpen: false, EndsOn: denverDay(-1) })])
    // The same days are others beyond the date line, by the clock of the property.
    const [there] = await app.sql<{ today: string }>(`select (now() at time zone 'Pacific/Kiritimati')::date as today`)
    await app.sql(`update asset_assignment set time_zone = 'Pacific/Kiritimati' where id = $1`, [AssignmentIds[0]])
    await lasts(there!.today)
    expect((await open()).status).toBe(200)
    await app.sql(`update asset_assignment set ends_on = $2::date - 1 where id = $1`, [AssignmentIds[0], there!.today])
    expect((await open()).status).toBe(404)
  })

  test('begins with the first day for an agent, and before it for a tenant', async () => {
    await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(1) })
    await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(1) }) })
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    expect(await listOf(agent, 'upcoming')).toEqual([expect.objectContaining({ CanOpen: false, Facts: null })])
    const { data } = await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })
    expect(data.Lease).toMatchObject({ State: 'upcoming', StartsOn: denverDay(1) })
    expect(await listOf(tenants[0]!, 'upcoming')).toEqual([expect.objectContaining({ CanOpen: true })])
  })

  test('comes with the property: what is deleted is over for whoever worked for it', async () => {
    await entrustedTo(owner, assetId, agent)
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).status).toBe(200)
    expect(await listOf(agent, 'current')).toEqual([])
    expect(await listOf(agent, 'past')).toEqual([expect.objectContaining({ CanOpen: false, EndReason: 'The property was deleted.' })])
  })

  test('of a tenancy comes first: what is let is not deleted, alone or among others, and gets no units', async () => {
    await assigned(owner, assetId, { Lease: leaseWith(threeTenants()) })
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).error?.Code).toBe('PropertyIsLet')
    expect((await owner.call(DeleteAssets, { AssetIds: [assetId] })).data.Results).toEqual([
      expect.objectContaining({ Outcome: 'refused', Code: 'PropertyIsLet' }),
    ])
    const units = {
      AssetId: assetId,
      AssetTypeId: 104,
      ListingTypeId: 1,
      Units: [{ UnitNumber: '1', Bedrooms: 1, Bathrooms: 1, Rent: '900.00' }],
    }
    expect((await owner.call(AddAssetUnits, units)).error?.Code).toBe('PropertyIsLet')
    expect(await listOf(tenants[0]!, 'current')).toHaveLength(1)
  })
})

describe('a connection that ends', () => {
  const ending = (connectionId: string, by: TestPerson) =>
    app.services.database.transaction({ kind: 'account', accountId: by.accountId, profileId: by.profileId }, (db) =>
      endAssignmentsOf(
        { db, services: app.services, actor: { kind: 'account', ...by, profileType: 'Owner', factorIsFresh: false } },
        { id: connectionId },
        'They part.',
      ),
    )

  test('ends what hangs on it and nothing else, whoever ends it', async () => {
    const mine = await entrustedTo(owner, assetId, agent)
    const others = await entrustedTo(owner, assetId, otherAgent)
    const preview = await app.services.database.transaction({ kind: 'account', accountId: agent.accountId }, (db) =>
      assignmentsToEnd(db, agentConnection),
    )
    expect(preview).toContainEqual({ Title: 'Bungalow with a wide porch', What: 'Co-listing', IsLease: false })
    await ending(agentConnection, agent)
    expect(await rowOf(mine.AssignmentIds[0]!)).toMatchObject({
      is_ended: true,
      ended_by_profile_id: agent.profileId,
      end_reason: 'They part.',
    })
    expect(await rowOf(others.AssignmentIds[0]!)).toMatchObject({ is_ended: false })
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    expect((await otherAgent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(200)
  })

  test('takes a tenant out, whose share goes to the others though nobody of them ended anything', async () => {
    const [one, two] = await Promise.all(['Una', 'Uri'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
    const connectionId = await connected(app, owner, one!)
    await connected(app, owner, two!)
    const { AssignmentIds, LeaseId } = await assigned(owner, assetId, { Lease: leaseWith([one!, two!]) })
    await ending(connectionId, one!)
    expect(await rowOf(AssignmentIds[1]!)).toMatchObject({ is_ended: false, share_bps: 10_000 })
    expect(await app.sql('select ended_on from lease where id = $1', [LeaseId])).toEqual([{ ended_on: null }])
  })

  test('at the same moment as somebody assigns leaves one of both undone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const newcomer = await app.newPerson({ profileType: 'Agent' })
      const ConnectionId = await connected(app, owner, newcomer)
      const Agent = { ProfileId: newcomer.profileId, Terms: agentTerms() }
      const [end, assign] = await Promise.all([
        newcomer.call(UpdateUserConnectionStatus, { ConnectionId, StatusId: CONNECTION_STATES.Terminated }),
        owner.call(AssignAsset, { AssetId: assetId, Agent }),
      ])
      expect(end.status).toBe(200)
      expect([200, 409]).toContain(assign.status)
      expect((await newcomer.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    }
  })

  test('leaves nothing live behind', async () => {
    // What nobody may write past the code: no assignment holds whose connection is not joined.
    expect(
      await app.sql(
        `select s.id from asset_assignment s join connection c on c.id = s.connection_id
         where c.state <> 1 and assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone)`,
      ),
    ).toEqual([])
  })
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
    expect(await lastNoteOf(agent)).toBe('changed the terms of your work for Bungalow with a wide porch.')
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

describe('who sees what', () => {
  test('an agent sees no fees of others, and leases only with a scope that needs them', async () => {
    await entrustedTo(owner, assetId, otherAgent, { FeePercent: 8 })
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent, { FeePercent: 5, Scopes: ['list'] })
    await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    const seen = async () => (await agent.call(GetAssetAssignedProfiles, { AssetId: assetId })).data
    const before = await seen()
    expect(before.Agents.map(({ Name, FeePercent }) => [Name, FeePercent]).toSorted()).toEqual([
      ['Ada Tester', 5],
      ['Otto Tester', null],
    ])
    expect(before.Leases).toEqual([])
    await owner.call(EditAssetAssignment, { AssignmentId: AssignmentIds[0]!, Version: 1, ...agentTerms({ Scopes: ['tenants'] }) })
    expect((await seen()).Leases).toHaveLength(1)
  })

  test('a tenant sees the home, their part, and housemates only where they share a bill', async () => {
    const two = threeTenants()
      .slice(0, 2)
      .map((tenant) => ({ ...tenant, share: 50 }))
    await app.sql('update asset set private_remarks = $2, showing_instructions = $2 where id = $1', [assetId, 'Key under the pot'])
    await entrustedTo(owner, assetId, agent, { Scopes: ['maintenance', 'tenants'] })
    await entrustedTo(owner, assetId, otherAgent, { Scopes: ['list'] })
    const { AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith(two, { Rent: '1000.01' }) })
    const { data } = await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })
    expect(data).toMatchObject({ Title: 'Bungalow with a wide porch', AddressLine: '1290 Larimer Street', StateCode: 'CO', Zip: '80204' })
    expect(JSON.stringify(data)).not.toContain('Key under the pot')
    expect(data.Lease).toMatchObject({
      Rent: '1000.01',
      SharePercent: 50,
      ShareAmount: '500.01',
      OtherTenants: [{ Name: 'Tim Tester', PicPath: null }],
    })
    expect(data.Contacts.map(({ Name, Role, Email, ConnectionId }) => ({ Name, Role, Email, isConnected: ConnectionId !== null }))).toEqual(
      [
        { Name: 'Olive Tester', Role: 'Manages the home', Email: owner.email, isConnected: true },
        { Name: 'Ada Tester', Role: 'Agent for repairs and moving in and out', Email: null, isConnected: false },
      ],
    )
    for (const AssignmentId of AssignmentIds) await owner.call(UnassignAsset, { AssignmentId })
    await assigned(owner, assetId, { Lease: leaseWith(two, { Billing: 'individual' }) })
    expect((await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })).data.Lease.OtherTenants).toEqual([])
    expect((await tenants[2]!.call(GetTenancyDetails, { AssetId: assetId })).status).toBe(404)
  })

  test('people to choose from are connected, and have not got it', async () => {
    const ofType = async (person: TestPerson, ProfileTypeId: number, Text?: string) =>
      (await person.call(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId, Text })).data.Items.map((item) => item.Text)
    const known = await app.newPerson({ profileType: 'Tenant', firstName: 'Kim' })
    await connected(app, agent, known)
    expect(await ofType(owner, 2)).toEqual(['Ada Tester', 'Otto Tester'])
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    expect(await ofType(owner, 2)).toEqual(['Otto Tester'])
    expect(await ofType(owner, 3, 't')).toEqual(expect.arrayContaining(['Tess Tester', 'Tim Tester', 'Toni Tester']))
    expect(await ofType(owner, 3, 'kim')).toEqual([])
    expect(await ofType(agent, 3, 'kim')).toEqual(['Kim Tester'])
    expect(await ofType(agent, 3, 'tess')).toEqual(['Tess Tester'])
    expect(await ofType(agent, 2)).toEqual([])
    expect(await ofType(owner, 3, '100%')).toEqual([])
  })

  test('counts are those of the active profile', async () => {
    const worker = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, worker)
    const listable = await addProperty(owner)
    const over = await addProperty(owner)
    await entrustedTo(owner, assetId, worker, { Scopes: [] })
    await entrustedTo(owner, listable.AssetId, worker, { Scopes: ['list'] })
    const { AssignmentIds } = await entrustedTo(owner, over.AssetId, worker)
    await entrustedTo(owner, over.AssetId, worker, { TenureStart: denverDay(20) }).catch(() => undefined)
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    await entrustedTo(owner, over.AssetId, worker, { TenureStart: denverDay(20) })
    const { data } = await worker.call(GetUserAssignedCounts, {})
    expect(data).toEqual({ Current: 2, Upcoming: 1, Past: 1, Listed: 0, ReadyToList: 0, NotReady: 1 })
    const mayList = await worker.call(GetUserAssignedAssets, { MayList: true, State: 'current', IsListed: false })
    expect(mayList.data.Items.map(({ AssetId }) => AssetId)).toEqual([listable.AssetId])
    expect((await agent.call(GetUserAssignedAssets, { Text: '%' })).data.Items).toEqual([])
  })
})

describe('row security', () => {
  test('lets an agent’s transaction touch the property that it reached, and no other of the owner', async () => {
    const other = await addProperty(owner, { Title: 'Not theirs' })
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    await app.services.database
      .transaction({ kind: 'account', accountId: agent.accountId, profileId: agent.profileId }, async (db) => {
        await db.sql(`select set_config('app.acting_asset', $1, true)`, [assetId])
        const touched = await db.sql<{ id: string }>('update asset set updated_at = now() where managing_profile_id = $1 returning id', [
          owner.profileId,
        ])
        expect(touched.map(({ id }) => id)).toEqual([assetId])
        const lease = `insert into lease (account_id, asset_id, starts_on, rent_cents, billing, created_by_profile_id) values ($1, $2, '2020-01-01', 1, 'joint', $3)`
        await expect(db.sql(lease, [owner.accountId, other.AssetId, agent.profileId])).rejects.toThrow(/row-level security/)
      })
      .catch((error: Error) => {
        // The refused statement has ended the transaction.
        if (!/aborted/.test(error.message)) throw error
      })
    expect(await app.sql('select 1 from lease where asset_id = $1', [other.AssetId])).toEqual([])
  })

  test('shows a tenant their own row of a lease and not those of housemates', async () => {
    const { LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(threeTenants()) })
    const seen = await app.services.database.transaction({ kind: 'account', accountId: tenants[0]!.accountId }, async (db) => ({
      rows: await db.sql<{ profile_id: string }>('select profile_id from asset_assignment where lease_id = $1', [LeaseId]),
      leases: await db.sql('select id from lease where asset_id = $1', [assetId]),
    }))
    expect(seen).toEqual({ rows: [{ profile_id: tenants[0]!.profileId }], leases: [{ id: LeaseId }] })
  })
})
