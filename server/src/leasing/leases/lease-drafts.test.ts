import { randomUUID } from 'node:crypto'
import {
  AssignAsset,
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import {
  AddLeaseDraft,
  DeleteLeaseDraft,
  EditLease,
  EditLeaseDraft,
  RecordLease,
} from '@keystead/contract/leasing/leases/lease.operations.ts'
import { ErasePerson, GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { ask, move, Tenant } from '../../people/connections/connection.factory.ts'
import { type LeaseInput, assigned, denverDay, entrustedTo, leaseWith } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let tenants: TestPerson[]
let assetId: string

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  tenants = await Promise.all(['Tess', 'Tim'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  await connected(app, owner, agent)
  for (const tenant of tenants) await connected(app, owner, tenant)
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

const draft = async (by: TestPerson, Lease: LeaseInput = leaseWith([tenants[0]!])) =>
  must(await by.call(AddLeaseDraft, { AssetId: assetId, Lease }))
const leasesOf = async (reader: TestPerson) => must(await reader.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases
const homesOf = async (tenant: TestPerson) =>
  must(await tenant.call(GetUserAssignedAssets, {})).Items.filter(({ AssetId }) => AssetId === assetId)
const newsOf = (person: TestPerson) =>
  app.sql('select 1 from notification where profile_id = $1 and path like $2', [person.profileId, `%${assetId}`])

describe('a draft', () => {
  test('is seen by its maker alone, gives its tenant nothing, and is heard of by no one', async () => {
    const { LeaseId } = await draft(owner)
    expect(await leasesOf(owner)).toMatchObject([
      { LeaseId, IsDraft: true, Rent: '1501.00', Tenants: [{ Name: expect.stringContaining('Tess') }] },
    ])
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    expect(await leasesOf(agent)).toEqual([])
    expect(await homesOf(tenants[0]!)).toEqual([])
    expect(await newsOf(tenants[0]!)).toEqual([])
    expect(await app.sql(`select 1 from access_grant where object_id = $1 and relation = 'tenant'`, [assetId])).toEqual([])
  })

  test('of an agent is not their owner’s to see, nor to record', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const { LeaseId, Version } = await draft(agent)
    expect(await leasesOf(agent)).toMatchObject([{ LeaseId, IsDraft: true }])
    expect(await leasesOf(owner)).toEqual([])
    for (const call of [
      owner.call(RecordLease, { LeaseId, Version }),
      owner.call(DeleteLeaseDraft, { LeaseId }),
      owner.call(EditLeaseDraft, { LeaseId, Version, Lease: leaseWith([tenants[1]!]) }),
    ])
      expect(await call).toMatchObject({ status: 404, error: { Code: 'LeaseNotFound' } })
    expect(await app.sql('select status from lease where id = $1', [LeaseId])).toEqual([{ status: 'draft' }])
  })

  test('holds no place: the home is leased to others meanwhile, and then it cannot be recorded', async () => {
    const { LeaseId, Version } = await draft(owner)
    await draft(owner, leaseWith([tenants[0]!]))
    await assigned(owner, assetId, { Lease: leaseWith([tenants[1]!]) })
    expect(await owner.call(RecordLease, { LeaseId, Version })).toMatchObject({
      status: 409,
      error: { Code: 'HomeIsLet', Fields: { LeaseId: expect.stringContaining('This home is leased from') } },
    })
  })

  test('is no lease to change or to end', async () => {
    const { LeaseId, Version } = await draft(owner)
    expect((await owner.call(EditLease, { LeaseId, Version, EndsOn: null })).error?.Code).toBe('LeaseNotFound')
    const [tenant] = (await leasesOf(owner))[0]!.Tenants
    expect((await owner.call(UnassignAsset, { AssignmentId: tenant!.AssignmentId })).error?.Code).toBe('AssignmentNotFound')
  })

  test('is changed as a whole, by who has read its last version', async () => {
    const { LeaseId, Version } = await draft(owner)
    const Lease = leaseWith([tenants[1]!], { Rent: '1750.00', TenureStart: denverDay(3), Billing: 'individual' })
    expect(must(await owner.call(EditLeaseDraft, { LeaseId, Version, Lease }))).toEqual({ LeaseId, Version: 2 })
    expect(await leasesOf(owner)).toMatchObject([
      {
        LeaseId,
        Version: 2,
        IsDraft: true,
        Rent: '1750.00',
        StartsOn: denverDay(3),
        Billing: 'individual',
        Tenants: [{ ProfileId: tenants[1]!.profileId }],
      },
    ])
    expect((await owner.call(EditLeaseDraft, { LeaseId, Version, Lease })).error?.Code).toBe('LeaseChanged')
  })

  test('is deleted, and what is recorded is not', async () => {
    const { LeaseId } = await draft(owner)
    must(await owner.call(DeleteLeaseDraft, { LeaseId }))
    expect(await leasesOf(owner)).toEqual([])
    const { LeaseId: recorded } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    expect((await owner.call(DeleteLeaseDraft, { LeaseId: recorded ?? '' })).error?.Code).toBe('LeaseNotFound')
  })
})

describe('people without an address, written down for a draft,', () => {
  const noted = (FirstName: string, rest: object = {}) => ({ FirstName, LastName: 'Cole', Email: null, Phone: null, ...rest })
  const leaseOf = (tenant: object, guarantors: readonly object[] = []): LeaseInput => ({
    ...leaseWith([]),
    Tenants: [{ Person: noted('Pia', tenant), SharePercent: 100 }],
    Guarantors: guarantors.map((guarantor) => ({ Person: noted('Ann', guarantor) })),
  })
  const persons = async () =>
    must(await owner.call(GetPersons, {}))
      .Items.filter(({ LastName }) => LastName === 'Cole')
      .map(({ PersonId, FirstName, Phone }) => ({ PersonId, FirstName, Phone }))
  const edit = async (by: TestPerson, LeaseId: string, Version: number, Lease: LeaseInput) =>
    must(await by.call(EditLeaseDraft, { LeaseId, Version, Lease }))

  test('stay who they are when it is saved again, and are reached as it says now', async () => {
    const { LeaseId } = await draft(owner, leaseOf({}, [{}, {}]))
    const [ann, sameName, pia] = await persons()
    await edit(owner, LeaseId, 1, leaseOf({ FirstName: 'PIA', Phone: '3035550142' }, [{}, {}]))
    expect(await persons()).toEqual([ann, sameName, { ...pia, FirstName: 'PIA', Phone: '(303) 555-0142' }])
    await edit(owner, LeaseId, 2, leaseOf({}, [{}]))
    expect(await persons()).toHaveLength(2)
    must(await owner.call(DeleteLeaseDraft, { LeaseId }))
    expect(await persons()).toEqual([])
  })

  test('go with a name or an address that it has no more, unless another draft or an invitation has it', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const Email = `${randomUUID()}@example.com`
    const { LeaseId } = await draft(owner, leaseOf({ Email }))
    const { LeaseId: ofAgent } = await draft(agent, leaseOf({ Email }))
    await edit(owner, LeaseId, 1, leaseOf({ FirstName: 'Una' }))
    expect((await persons()).map(({ FirstName }) => FirstName)).toEqual(['Pia', 'Una'])
    await ask(owner, { Email, ProfileTypeId: Tenant })
    must(await agent.call(DeleteLeaseDraft, { LeaseId: ofAgent }))
    must(await owner.call(DeleteLeaseDraft, { LeaseId }))
    expect((await persons()).map(({ FirstName }) => FirstName)).toEqual(['Pia'])
  })

  test('are no one whom another lease names so', async () => {
    const elsewhere = (await addProperty(owner, { Title: 'Cottage' })).AssetId
    must(await owner.call(AssignAsset, { AssetId: elsewhere, Lease: leaseOf({ FirstName: 'Sky' }) }))
    const { LeaseId } = await draft(owner, leaseOf({ FirstName: 'Sky' }))
    const named = async () => (await persons()).filter(({ FirstName }) => FirstName === 'Sky')
    expect(await named()).toHaveLength(2)
    must(await owner.call(DeleteLeaseDraft, { LeaseId }))
    expect(await named()).toHaveLength(1)
  })
})

describe('the home of a draft', () => {
  test('says which day it is and what it is called, also when others set it right meanwhile', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const { LeaseId, Version } = await draft(agent)
    const ofOwner = { kind: 'account', accountId: owner.accountId, profileId: owner.profileId } as const
    // Eastward, where the agent's first day has begun at any hour at which it has begun in Denver.
    await app.services.database.transaction(ofOwner, (db) =>
      db.sql(`update asset set time_zone = 'America/New_York', title = 'Beach house', address1 = '8 Reef Rd' where id = $1`, [assetId]),
    )
    const zones = () =>
      app.sql('select l.time_zone, t.time_zone as of_tenant from lease l join lease_tenant t on t.lease_id = l.id where l.id = $1', [
        LeaseId,
      ])
    expect(await zones()).toEqual([{ time_zone: 'America/New_York', of_tenant: 'America/New_York' }])
    // As drafts were kept before.
    await app.sql(
      `with stale as (update lease set time_zone = 'America/Denver' where id = $1)
      update lease_tenant set time_zone = 'America/Denver' where lease_id = $1`,
      [LeaseId],
    )
    must(await agent.call(RecordLease, { LeaseId, Version }))
    expect(await zones()).toEqual([{ time_zone: 'America/New_York', of_tenant: 'America/New_York' }])
    expect(await app.sql('select asset_title, asset_place from lease_tenant where lease_id = $1', [LeaseId])).toMatchObject([
      { asset_title: 'Beach house', asset_place: expect.stringContaining('8 Reef Rd') },
    ])
  })
})

describe('recorded', () => {
  test('it is the lease: its tenant finds the home and is told, and it is recorded once', async () => {
    const { LeaseId, Version } = await draft(owner)
    expect(must(await owner.call(RecordLease, { LeaseId, Version }))).toEqual({ LeaseId, Version: 2, Unlisted: false })
    expect(await leasesOf(owner)).toMatchObject([{ LeaseId, IsDraft: false, State: 'current' }])
    expect(await homesOf(tenants[0]!)).toMatchObject([{ State: 'current', Tenancy: { Rent: '1501.00' } }])
    expect(await newsOf(tenants[0]!)).toHaveLength(1)
    expect((await owner.call(RecordLease, { LeaseId, Version: 2 })).error?.Code).toBe('LeaseNotFound')
    expect((await owner.call(AssignAsset, { AssetId: assetId, Lease: leaseWith([tenants[1]!]) })).error?.Code).toBe('HomeIsLet')
  })

  test('two drafts of one home at the same moment: one is the lease', async () => {
    const [first, second] = [await draft(owner), await draft(owner, leaseWith([tenants[1]!]))]
    const answers = await Promise.all([first, second].map(({ LeaseId, Version }) => owner.call(RecordLease, { LeaseId, Version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('not with someone with whom the connection has ended', async () => {
    const passing = await app.newPerson({ profileType: 'Tenant' })
    const connectionId = await connected(app, owner, passing)
    const { LeaseId, Version } = await draft(owner, leaseWith([passing]))
    must(await move(passing, connectionId, CONNECTION_STATES.Terminated))
    expect((await owner.call(RecordLease, { LeaseId, Version })).error?.Code).toBe('NotConnected')
  })

  test('nor does its end by its maker make a history of what never was', async () => {
    const passing = await app.newPerson({ profileType: 'Tenant' })
    const connectionId = await connected(app, owner, passing)
    const { LeaseId, Version } = await draft(owner, leaseWith([passing]))
    must(await move(owner, connectionId, CONNECTION_STATES.Terminated))
    expect(await leasesOf(owner)).toMatchObject([{ LeaseId, IsDraft: true, State: 'current', Tenants: [{ State: 'current' }] }])
    expect(await app.sql(`select kind from asset_event where asset_id = $1 and kind = 'unassigned'`, [assetId])).toEqual([])
    expect((await owner.call(RecordLease, { LeaseId, Version })).error?.Code).toBe('NotConnected')
  })

  test('nor of which all tenants had left by such an end, as drafts were kept before', async () => {
    const { LeaseId, Version } = await draft(owner)
    await app.sql('update lease_tenant set ended_at = now(), ended_on = starts_on where lease_id = $1', [LeaseId])
    expect((await owner.call(RecordLease, { LeaseId, Version })).error?.Code).toBe('NotConnected')
    must(await owner.call(EditLeaseDraft, { LeaseId, Version, Lease: leaseWith([tenants[1]!]) }))
    must(await owner.call(RecordLease, { LeaseId, Version: Version + 1 }))
  })

  test('not with a person who was erased since, of whose draft the owner saw nothing', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const pia = { FirstName: 'Pia', LastName: 'Novak', Email: `${randomUUID()}@example.com`, Phone: null }
    const Lease = { ...leaseWith([]), Tenants: [{ Person: pia, SharePercent: 100 }] }
    const { LeaseId, Version } = await draft(agent, Lease)
    const { Items } = must(await owner.call(GetPersons, { Text: pia.Email }))
    must(await owner.call(ErasePerson, { PersonId: Items[0]!.PersonId }))
    expect((await agent.call(RecordLease, { LeaseId, Version })).error?.Code).toBe('NotConnected')
  })

  test('nor with a guarantor who was erased since, until the draft names them no more', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const vera = { FirstName: 'Vera', LastName: 'Novak', Email: `${randomUUID()}@example.com`, Phone: null }
    const { LeaseId, Version } = await draft(agent, leaseWith([tenants[0]!], { Guarantors: [{ Person: vera }] }))
    const { Items } = must(await owner.call(GetPersons, { Text: vera.Email }))
    must(await owner.call(ErasePerson, { PersonId: Items[0]!.PersonId }))
    expect((await agent.call(RecordLease, { LeaseId, Version })).error).toMatchObject({
      Code: 'NotConnected',
      Fields: { LeaseId: 'A guarantor in this draft was erased. Please edit the draft and remove them.' },
    })
    must(await agent.call(EditLeaseDraft, { LeaseId, Version, Lease: leaseWith([tenants[0]!]) }))
    must(await agent.call(RecordLease, { LeaseId, Version: Version + 1 }))
  })
})
