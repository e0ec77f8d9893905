import { AssignAsset, GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { EditLease, GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, entrustedTo, leaseWith } from '../assignments/assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let tenants: TestPerson[]
let tenantConnection: string
let assetId: string

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  tenants = await Promise.all(['Tess', 'Tim', 'Toni'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  await connected(app, owner, agent)
  const connectionIds = await Promise.all(tenants.map((tenant) => connected(app, owner, tenant)))
  tenantConnection = connectionIds[0]!
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

/** A lease of some tenants, from today for a hundred days unless it is said. */
async function let100(people: readonly TestPerson[], rest: Parameters<typeof leaseWith>[1] = {}): Promise<string> {
  const { LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(people, { TenureEnd: denverDay(100), ...rest }) })
  return LeaseId ?? ''
}
const edit = (by: TestPerson, LeaseId: string, EndsOn: string | null, rest: Partial<InputOf<typeof EditLease>> = {}) =>
  by.call(EditLease, { LeaseId, Version: 1, EndsOn, ...rest })
const leaseOf = async (LeaseId: string) =>
  (await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })).data.Leases.find((lease) => lease.LeaseId === LeaseId)
const heard = async (person: TestPerson) =>
  (await toldTo(app, person.profileId, `path like '%' || $2 and natural_key like 'lease.end:%'`, assetId)).map(({ message }) => message)

describe('the end of a lease', () => {
  test('moves on, with everybody who stays until then; nothing else of it changes', async () => {
    const LeaseId = await let100([tenants[0]!, tenants[1]!])
    const before = await leaseOf(LeaseId)
    const { data } = await edit(owner, LeaseId, denverDay(465))
    expect(data).toEqual({ LeaseId, Version: 2, EndsOn: denverDay(465), Unlisted: false })
    expect(await leaseOf(LeaseId)).toEqual({
      ...before,
      Version: 2,
      EndsOn: denverDay(465),
      Tenants: before!.Tenants.map((tenant) => ({ ...tenant, Version: 2, EndsOn: denverDay(465) })),
    })
    expect((await tenants[1]!.call(GetTenancyDetails, { AssetId: assetId })).data.Lease.EndsOn).toBe(denverDay(465))
    for (const tenant of [tenants[0]!, tenants[1]!])
      expect(await heard(tenant)).toEqual([`extended your lease of Bungalow until ${formatDate(denverDay(465))}.`])
    expect(await heard(owner)).toEqual([])
  })

  test.each([
    { label: 'to no day: month to month', ends: 100, to: null, told: () => 'made your lease of Bungalow month to month.' },
    { label: 'nearer', ends: 100, to: 40, told: (day: string) => `changed your lease of Bungalow to end on ${day}.` },
    { label: 'from nowhere to a day', ends: null, to: 40, told: (day: string) => `changed your lease of Bungalow to end on ${day}.` },
    { label: 'to today', ends: 100, begins: -5, to: 0, told: (day: string) => `changed your lease of Bungalow to end on ${day}.` },
  ])('moves $label', async ({ ends, begins = 0, to, told }) => {
    const LeaseId = await let100([tenants[0]!], { TenureStart: denverDay(begins), TenureEnd: ends === null ? null : denverDay(ends) })
    const EndsOn = to === null ? null : denverDay(to)
    expect((await edit(owner, LeaseId, EndsOn)).data).toMatchObject({ EndsOn, Version: 2 })
    expect(await leaseOf(LeaseId)).toMatchObject({ EndsOn, State: 'current', Tenants: [{ EndsOn, State: 'current' }] })
    expect(await heard(tenants[0]!)).toEqual([told(EndsOn === null ? '' : formatDate(EndsOn))])
  })

  test('of who leaves earlier stays where it is, unless the lease ends before', async () => {
    const LeaseId = await let100([tenants[0]!, tenants[1]!])
    await app.sql('update lease_tenant set ends_on = $3 where lease_id = $1 and profile_id = $2', [
      LeaseId,
      tenants[1]!.profileId,
      denverDay(30),
    ])
    await edit(owner, LeaseId, denverDay(200))
    const endsOf = async () => (await leaseOf(LeaseId))?.Tenants.map(({ EndsOn }) => EndsOn)
    expect(await endsOf()).toEqual([denverDay(200), denverDay(30)])
    expect(await heard(tenants[1]!)).toEqual([])
    await edit(owner, LeaseId, denverDay(20), { Version: 2 })
    expect(await endsOf()).toEqual([denverDay(20), denverDay(20)])
    expect(await heard(tenants[1]!)).toHaveLength(1)
  })

  test('of who has left is over, and they hear nothing of it', async () => {
    const { LeaseId, AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!, tenants[1]!]) })
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[1]! })
    await edit(owner, LeaseId!, denverDay(500))
    expect(await leaseOf(LeaseId!)).toMatchObject({ EndsOn: denverDay(500), Tenants: [{ State: 'current' }, { State: 'past' }] })
    expect(await heard(tenants[1]!)).toEqual([])
  })

  test('that stays where it is changes nothing and tells no one', async () => {
    const LeaseId = await let100([tenants[0]!])
    expect((await edit(owner, LeaseId, denverDay(100))).data).toMatchObject({ Version: 1, EndsOn: denverDay(100) })
    expect(await heard(tenants[0]!)).toEqual([])
    expect(await app.sql(`select from asset_event where asset_id = $1 and kind = 'lease-changed'`, [assetId])).toEqual([])
  })

  test('is told of again in time, once it has moved', async () => {
    const LeaseId = await let100([tenants[0]!])
    await app.sql('update lease set end_told_at = now() where id = $1', [LeaseId])
    await edit(owner, LeaseId, denverDay(200))
    expect(await app.sql('select end_told_at from lease where id = $1', [LeaseId])).toEqual([{ end_told_at: null }])
  })

  test('stands in the history of the home and of both people', async () => {
    const LeaseId = await let100([tenants[0]!])
    await edit(owner, LeaseId, denverDay(200))
    const { data: history } = await owner.call(GetAssetHistory, { AssetId: assetId, PageIndex: 0, PageSize: 10 })
    expect(history.Items[0]).toMatchObject({
      Kind: 'lease-changed',
      Role: 'tenant',
      Subject: { Name: 'Tess Tester' },
      LeaseEnd: { From: denverDay(100), To: denverDay(200) },
    })
    expect(history.Items[1]).toMatchObject({ Kind: 'assigned', LeaseEnd: null })
    const { data } = await tenants[0]!.call(GetUserConnectionsHistory, { ConnectionId: tenantConnection, PageIndex: 0, PageSize: 10 })
    expect(data.Items[0]?.Text).toBe(`The lease of Bungalow was extended until ${formatDate(denverDay(200))}.`)
  })
})

describe('an agent', () => {
  test('who moves tenants in and out moves it, and the owner and the other such agent are told, but none of before', async () => {
    const other = await app.newPerson({ profileType: 'Agent' })
    const lister = await app.newPerson({ profileType: 'Agent' })
    const former = await app.newPerson({ profileType: 'Agent' })
    for (const person of [other, lister]) await connected(app, owner, person)
    const connectionId = await connected(app, owner, former)
    await entrusted(app, { assetId, agent: former, connectionId, scopes: ['tenants'], hasEnded: true })
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    await entrustedTo(owner, assetId, other, { Scopes: ['tenants'] })
    await entrustedTo(owner, assetId, lister, { Scopes: ['list'] })
    const LeaseId = await let100([tenants[0]!, tenants[1]!])
    expect((await edit(agent, LeaseId, denverDay(200))).status).toBe(200)
    const message = `extended the lease of Tess Tester and Tim Tester in Bungalow until ${formatDate(denverDay(200))}.`
    expect(await heard(owner)).toEqual([message])
    expect(await heard(other)).toEqual([message])
    expect(await heard(agent)).toEqual([])
    expect(await heard(lister)).toEqual([])
    expect(await heard(former)).toEqual([])
    expect((await edit(lister, LeaseId, null, { Version: 2 })).error?.Code).toBe('LeaseNotFound')
  })
})

describe('it is refused', () => {
  test.each([
    {
      label: 'before today',
      begins: -30,
      to: -1,
      told: 'End date can’t be before today. To end the lease sooner, please end the tenancy.',
    },
    { label: 'on its first day', begins: 10, to: 10, told: `End date must be after ${formatDate(denverDay(10))}, when the lease starts.` },
  ])('$label, at the field', async ({ begins, to, told }) => {
    const LeaseId = await let100([tenants[0]!], { TenureStart: denverDay(begins) })
    expect((await edit(owner, LeaseId, denverDay(to))).error?.Fields).toEqual({ EndsOn: told })
    expect(await leaseOf(LeaseId)).toMatchObject({ Version: 1, EndsOn: denverDay(100) })
  })

  test('without a day: that it has none from now on is said, not left out', async () => {
    const LeaseId = await let100([tenants[0]!])
    const { error } = await owner.call(EditLease, { LeaseId, Version: 1 } as InputOf<typeof EditLease>)
    expect(error?.Fields).toEqual({ EndsOn: 'End date can not be empty.' })
    expect(await leaseOf(LeaseId)).toMatchObject({ Version: 1, EndsOn: denverDay(100) })
  })

  test('once it has ended, whether by its last day or by hand', async () => {
    const { LeaseId, AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(-50) }) })
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn: denverDay(-40) })
    expect((await edit(owner, LeaseId!, null, { Version: 2 })).error?.Code).toBe('LeaseHasEnded')
    const lapsed = await let100([tenants[0]!], { TenureStart: denverDay(-20) })
    await app.sql('update lease_tenant set ends_on = $2 where lease_id = $1', [lapsed, denverDay(-1)])
    await app.sql('update lease set ends_on = $2 where id = $1', [lapsed, denverDay(-1)])
    expect((await edit(owner, lapsed, denverDay(30))).error?.Code).toBe('LeaseHasEnded')
  })

  test('into the next lease of the home, with the day on which that begins', async () => {
    const LeaseId = await let100([tenants[0]!])
    await let100([tenants[1]!], { TenureStart: denverDay(121), TenureEnd: denverDay(400) })
    const told = { EndsOn: `The next lease starts on ${formatDate(denverDay(121))}. Please choose an earlier end date.` }
    for (const EndsOn of [denverDay(121), null]) {
      const { error } = await edit(owner, LeaseId, EndsOn)
      expect([error?.Code, error?.Fields]).toEqual(['HomeIsLet', told])
    }
    expect((await edit(owner, LeaseId, denverDay(120))).status).toBe(200)
  })

  test('to anybody else, as if there were none', async () => {
    const LeaseId = await let100([tenants[0]!])
    await entrustedTo(owner, assetId, agent, { Scopes: ['list', 'invoice', 'maintenance', 'documents'] })
    const stranger = await app.newPerson()
    for (const person of [agent, stranger]) {
      const { status, error } = await edit(person, LeaseId, denverDay(200))
      expect([status, error?.Code]).toEqual([404, 'LeaseNotFound'])
    }
    expect((await edit(tenants[0]!, LeaseId, denverDay(200))).status).toBe(403)
  })
})

describe('two at once', () => {
  test('extend it: one does, the other is asked to look again', async () => {
    const LeaseId = await let100([tenants[0]!])
    const answers = await Promise.all([denverDay(200), denverDay(300)].map((day) => edit(owner, LeaseId, day)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.Code).toBe('LeaseChanged')
    const done = answers.find(({ status }) => status === 200)
    expect(await leaseOf(LeaseId)).toMatchObject({ Version: 2, EndsOn: done?.data.EndsOn })
    expect(await heard(tenants[0]!)).toHaveLength(1)
  })

  test('extend it and let the home again in that time: one does', async () => {
    const LeaseId = await let100([tenants[0]!])
    const next = leaseWith([tenants[1]!], { TenureStart: denverDay(101), TenureEnd: denverDay(300) })
    const answers = await Promise.all([edit(owner, LeaseId, denverDay(200)), owner.call(AssignAsset, { AssetId: assetId, Lease: next })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.Code).toBe('HomeIsLet')
  })

  test('extend it and end it: it has ended, whoever was first', async () => {
    const { LeaseId, AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!]) })
    const [edited, ended] = await Promise.all([
      edit(owner, LeaseId!, denverDay(500)),
      owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! }),
    ])
    expect(ended.status).toBe(200)
    expect([200, 409]).toContain(edited.status)
    expect(await leaseOf(LeaseId!)).toMatchObject({ State: 'past', Tenants: [{ State: 'past' }] })
  })
})

describe('a shared room', () => {
  beforeEach(async () => {
    assetId = (await addProperty(owner, { Title: 'Bungalow', AccessTypeId: 3 })).AssetId
  })

  test('keeps the place of a lease, or gives it another one that is free', async () => {
    const LeaseId = await let100([tenants[0]!])
    const next = leaseWith([tenants[1]!], { TenureStart: denverDay(101), TenureEnd: denverDay(300) })
    const { AssignmentIds } = await assigned(owner, assetId, { Lease: next })
    const slotsOf = async () =>
      (await app.sql<{ slot: number }>('select slot from lease where asset_id = $1 order by starts_on', [assetId])).map(({ slot }) => slot)
    expect(await slotsOf()).toEqual([1, 1])
    expect((await edit(owner, LeaseId, denverDay(200))).status).toBe(200)
    expect(await slotsOf()).toEqual([2, 1])
    // Its own place, although the first one is free again.
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    expect((await edit(owner, LeaseId, denverDay(350), { Version: 2 })).status).toBe(200)
    expect(await slotsOf()).toEqual([2, 1])
  })

  test('that is let as a whole from now on leaves each lease the place it has', async () => {
    await let100([tenants[0]!])
    const LeaseId = await let100([tenants[1]!])
    await app.sql('update asset set access_type_id = 1 where id = $1', [assetId])
    expect((await edit(owner, LeaseId, denverDay(50))).status).toBe(200)
    expect((await edit(owner, LeaseId, denverDay(200), { Version: 2 })).status).toBe(200)
    expect(await leaseOf(LeaseId)).toMatchObject({ EndsOn: denverDay(200), Version: 3 })
  })

  test('with no place left refuses', async () => {
    const LeaseId = await let100([tenants[0]!])
    const others = await Promise.all(Array.from({ length: 10 }, () => app.newPerson({ profileType: 'Tenant' })))
    for (const other of others) {
      await connected(app, owner, other)
      await let100([other], { TenureStart: denverDay(110), TenureEnd: denverDay(300) })
    }
    expect((await edit(owner, LeaseId, denverDay(110))).error?.Fields).toEqual({
      EndsOn: 'All 10 places in this shared room are leased for those dates. Please choose other dates.',
    })
    expect((await edit(owner, LeaseId, denverDay(109))).status).toBe(200)
  })

  test('does not let a tenant in twice', async () => {
    const LeaseId = await let100([tenants[0]!])
    await let100([tenants[0]!], { TenureStart: denverDay(101), TenureEnd: denverDay(300) })
    const { error } = await edit(owner, LeaseId, denverDay(101))
    expect([error?.Code, error?.Fields]).toEqual([
      'AlreadyAssigned',
      { EndsOn: 'A tenant on this lease has another lease here at that time. Please choose an earlier end date.' },
    ])
  })
})

describe('a listing for the time after it', () => {
  const list = (days: number) =>
    app.sql(`update asset set is_listed = true, listed_at = now(), listing_expires_at = now() + make_interval(days => $2) where id = $1`, [
      assetId,
      days,
    ])
  const isListed = async () => (await app.sql<{ is_listed: boolean }>('select is_listed from asset where id = $1', [assetId]))[0]?.is_listed

  test.each([
    { label: 'leaves the market, for the home stays let', to: 100, rest: {}, unlisted: true },
    { label: 'stays where that is asked for', to: 100, rest: { Unlist: false }, unlisted: false },
    { label: 'stays, when the lease ends sooner', to: 10, rest: {}, unlisted: false },
  ])('$label', async ({ to, rest, unlisted }) => {
    const LeaseId = await let100([tenants[0]!], { TenureEnd: denverDay(20) })
    await list(60)
    expect((await edit(owner, LeaseId, denverDay(to), rest)).data.Unlisted).toBe(unlisted)
    expect(await isListed()).toBe(!unlisted)
  })

  test('that ends before the lease did stays as well', async () => {
    const LeaseId = await let100([tenants[0]!], { TenureEnd: denverDay(80) })
    await list(60)
    expect((await edit(owner, LeaseId, denverDay(200))).data.Unlisted).toBe(false)
    expect(await isListed()).toBe(true)
  })
})
