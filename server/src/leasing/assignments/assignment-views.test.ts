import { EditAssetAssignment } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import {
  GetAssetAssignedProfiles,
  GetDdlAssetsUnassignedProfiles,
  GetUserAssignedAssets,
  GetUserAssignedCounts,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import { explaining } from '../../../test/plans.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import type { Db } from '../../database/db.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Scope } from '../../rpc/scope.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { type AssignmentFilter, countAssignedAssets, countAssignedByState, listAssignedAssets } from './assigned-assets.queries.ts'
import { assignmentsOf } from './assignment.access.ts'
import { agentTerms, assigned, denverDay, entrustedTo, leaseWith, peopleAround, threeShares } from './assignment.factory.ts'

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
    const two = threeShares(tenants)
      .slice(0, 2)
      .map((tenant) => ({ ...tenant, share: 50 }))
    await app.sql('update asset set private_remarks = $2, showing_instructions = $2 where id = $1', [assetId, 'Key under the pot'])
    const entrusted = await entrustedTo(owner, assetId, agent, { Scopes: ['maintenance', 'tenants'] })
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
    for (const AssignmentId of entrusted.AssignmentIds) await owner.call(UnassignAsset, { AssignmentId })
    const { Contacts } = (await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })).data
    expect(Contacts.map(({ Name }) => Name)).toEqual(['Olive Tester'])
    for (const AssignmentId of AssignmentIds) await owner.call(UnassignAsset, { AssignmentId })
    await assigned(owner, assetId, { Lease: leaseWith(two, { Billing: 'individual' }) })
    expect((await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })).data.Lease.OtherTenants).toEqual([])
    expect((await tenants[2]!.call(GetTenancyDetails, { AssetId: assetId })).status).toBe(404)
  })

  test('a roommate with a bill of their own learns their part, and nothing that tells the whole', async () => {
    const two = threeShares(tenants)
      .slice(0, 2)
      .map((tenant) => ({ ...tenant, share: 50 }))
    await assigned(owner, assetId, { Lease: leaseWith(two, { Rent: '1834.00', Advance: '1834.00', Billing: 'individual' }) })
    const { data: details } = await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })
    expect(details.Lease).toMatchObject({ Rent: null, Advance: null, SharePercent: null, ShareAmount: '917.00' })
    const { data: list } = await tenants[0]!.call(GetUserAssignedAssets, { State: 'current', PageSize: 20 })
    expect(list.Items.find(({ AssetId }) => AssetId === assetId)?.Tenancy).toMatchObject({
      Rent: null,
      SharePercent: null,
      ShareAmount: '917.00',
    })
    expect(JSON.stringify([details, list])).not.toContain('1834')
  })

  test('one who is alone in a lease knows all of it, whoever gets the bill', async () => {
    await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { Rent: '1834.00', Billing: 'individual' }) })
    const { data } = await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })
    expect(data.Lease).toMatchObject({ Rent: '1834.00', SharePercent: 100, ShareAmount: '1834.00' })
  })

  test('people to choose from are connected, and have not got it', async () => {
    const ofType = async (person: TestPerson, ProfileTypeId: number, Text = 'tester') =>
      (await person.call(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId, Text })).data.Items.map((item) => item.Text)
    const known = await app.newPerson({ profileType: 'Tenant', firstName: 'Kim' })
    await connected(app, agent, known)
    expect(await ofType(owner, 2)).toEqual(['Ada Tester', 'Otto Tester'])
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    expect(await ofType(owner, 2)).toEqual(['Otto Tester'])
    expect(await ofType(owner, 3, 'te')).toEqual(expect.arrayContaining(['Tess Tester', 'Tim Tester', 'Toni Tester']))
    expect(await ofType(owner, 3, 'kim')).toEqual([])
    expect(await ofType(agent, 3, 'kim')).toEqual(['Kim Tester'])
    expect(await ofType(agent, 3, 'tess')).toEqual(['Tess Tester'])
    expect(await ofType(agent, 2)).toEqual([])
    expect(await ofType(owner, 3, '100%')).toEqual([])
  })

  test.each([{}, { Text: '' }, { Text: ' t ' }])('fewer than two characters of a name are refused: %j', async (input) => {
    const { status, error } = await owner.call(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId: 3, ...input })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { Text: 'Please type at least 2 characters.' } })
  })

  test('someone named by the address is answered only where they can be chosen', async () => {
    const ids = async (person: TestPerson, ProfileTypeId: number, ProfileId: string | null) =>
      (await person.call(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId, ProfileId })).data.Items.map(({ Id }) => Id)
    const newcomer = await app.newPerson({ profileType: 'Tenant' })
    expect(await ids(owner, 3, newcomer.profileId)).toEqual([])
    await connected(app, owner, newcomer)
    expect(await ids(owner, 3, newcomer.profileId)).toEqual([newcomer.profileId])
    expect(await ids(owner, 2, newcomer.profileId)).toEqual([])
    await assigned(owner, assetId, { Lease: leaseWith([newcomer], { TenureStart: denverDay(900), TenureEnd: null }) })
    expect(await ids(owner, 3, newcomer.profileId)).toEqual([])
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
    const mayList = await worker.call(GetUserAssignedAssets, { Scope: 'list', State: 'current', IsListed: false })
    expect(mayList.data.Items.map(({ AssetId }) => AssetId)).toEqual([listable.AssetId])
    expect((await agent.call(GetUserAssignedAssets, { Text: '%' })).data.Items).toEqual([])
  })

  test('an agent’s list says who lives there with a scope that needs it, whether someone does to any, and nothing of past assignments', async () => {
    const worker = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, worker)
    await assigned(owner, assetId, { Lease: leaseWith(threeShares(tenants), { Rent: '1500.00' }) })
    const { AssignmentIds } = await entrustedTo(owner, assetId, worker, { Scopes: ['list'] })
    const listed = async () => (await worker.call(GetUserAssignedAssets, {})).data.Items.map(({ Home, Image }) => ({ Home, Image }))
    expect(await listed()).toMatchObject([
      { Home: { AddressLine: '1290 Larimer Street', Occupancy: { Status: 'occupied' }, ReferenceCode: null, Lease: null }, Image: null },
    ])
    const terms = (scope: 'invoice' | 'tenants', Version: number) => ({
      AssignmentId: AssignmentIds[0]!,
      Version,
      ...agentTerms({ Scopes: [scope] }),
    })
    for (const [index, scope] of (['invoice', 'tenants'] as const).entries()) {
      await owner.call(EditAssetAssignment, terms(scope, index + 1))
      expect(await listed()).toMatchObject([
        { Home: { Lease: { AssetId: assetId, MonthlyRent: '1500.00', Tenants: expect.arrayContaining(['Tess Tester']) } } },
      ])
    }
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    expect(await listed()).toEqual([{ Home: null, Image: null }])
    const [home] = (await tenants[0]!.call(GetUserAssignedAssets, { State: 'current', PageSize: 20 })).data.Items
    expect(home?.Home).toBeNull()
  })

  test('an assignment to come, or that is over, shows no lease by another one that covers it', async () => {
    const worker = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, worker)
    await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    const { AssignmentIds } = await entrustedTo(owner, assetId, worker, { Scopes: ['tenants'] })
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    await entrustedTo(owner, assetId, worker, { Scopes: ['list'] })
    const { Items } = (await worker.call(GetUserAssignedAssets, {})).data
    expect(Items.map(({ State, Home }) => [State, Home?.Lease])).toEqual([
      ['current', null],
      ['past', null],
    ])
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
        const lease = `insert into lease (account_id, asset_id, time_zone, starts_on, billing, created_by_profile_id) values ($1, $2, 'UTC', '2020-01-01', 'joint', $3)`
        await expect(db.sql(lease, [owner.accountId, other.AssetId, agent.profileId])).rejects.toThrow(/row-level security/)
      })
      .catch((error: Error) => {
        // The refused statement has ended the transaction.
        if (!/aborted/.test(error.message)) throw error
      })
    expect(await app.sql('select 1 from lease where asset_id = $1', [other.AssetId])).toEqual([])
  })

  test('shows a tenant their own row of a lease and not those of housemates', async () => {
    const { LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(threeShares(tenants)) })
    const seen = await app.services.database.transaction({ kind: 'account', accountId: tenants[0]!.accountId }, async (db) => ({
      rows: await db.sql<{ profile_id: string }>('select profile_id from lease_tenant where lease_id = $1', [LeaseId]),
      leases: await db.sql('select id from lease where asset_id = $1', [assetId]),
    }))
    expect(seen).toEqual({ rows: [{ profile_id: tenants[0]!.profileId }], leases: [{ id: LeaseId }] })
  })
})

describe('what is assigned to someone is found along indexes, however many leases others have had', () => {
  const any: AssignmentFilter = { role: 'tenant', state: null, agentScope: null, isListed: null, text: null }
  const page = { limit: 10, offset: 0 }
  const MANY = 3_000
  test.beforeAll(async () => {
    const { accountId, profileId } = owner
    const one = await addProperty(owner, { Title: 'Leased for days' })
    await assigned(owner, one.AssetId, { Lease: leaseWith([tenants[0]!]) })
    await app.sql(
      `with past as (
         insert into lease (account_id, asset_id, time_zone, starts_on, ends_on, ended_on, end_reason, billing, created_by_profile_id)
         select $1, $2, 'America/Denver', day, day + 1, day + 2, 'moved-out', 'joint', $3
         from (select current_date - 3 * n as day from generate_series(1, ${MANY}) n) days returning id, starts_on)
       insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, ended_on, ended_at, end_reason,
         lease_id, share_bps, reaches_since, asset_title, asset_place, time_zone, created_by_profile_id)
       select t.account_id, t.asset_id, t.profile_id, t.profile_account_id, t.connection_id, past.starts_on, past.starts_on + 1, past.starts_on + 2, now(), 'moved-out',
         past.id, 10000, now(), t.asset_title, t.asset_place, t.time_zone, t.created_by_profile_id
       from past, lease_tenant t where t.asset_id = $2`,
      [accountId, one.AssetId, profileId],
    )
    await app.sql('analyze lease_tenant')
  })
  test.each<[string, (db: Db, scope: Scope<'asset-assignment'>) => Promise<unknown>]>([
    ['a page', (db, scope) => listAssignedAssets(db, scope, any, page)],
    ['a page of what is listed', (db, scope) => listAssignedAssets(db, scope, { ...any, isListed: true, text: 'porch' }, page)],
    ['how many', (db, scope) => countAssignedAssets(db, scope, { ...any, state: 'current' }, 1_000)],
    ['the numbers', (db, scope) => countAssignedByState(db, scope, 1_000)],
  ])('%s', async (_what, read) => {
    const plans: string[] = []
    await app.services.database.transaction({ kind: 'account', accountId: tenants[1]!.accountId }, (db) =>
      read(explaining(db, plans), assignmentsOf(profileActor(actorOf(tenants[1]!)))),
    )
    expect(plans).toHaveLength(1)
    expect(plans[0]).toContain('on lease_tenant')
    expect(plans[0]).not.toContain('Seq Scan on lease_tenant')
  })
})
