import {
  AssignAsset,
  GetAssetAssignedProfiles,
  GetUserAssignedAssets,
  UnassignAsset,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetUserAssetCounts, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/leasing/tenures/tenures-messages.text.ts'
import { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { messagesTo, notifiedOf } from '../../people/connections/connection.factory.ts'
import { addListedProperty, addProperty, nobodysId } from '../../properties/properties/property.factory.ts'
import { agentTerms, assigned, denverDay, entrustedTo, leaseWith, peopleAround } from './assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let otherAgent: TestPerson
let tenants: TestPerson[]
let stranger: TestPerson
let assetId: string

test.beforeAll(async () => {
  ;({ owner, agent, otherAgent, tenants } = await peopleAround(app))
  stranger = await app.newPerson({ profileType: 'Agent' })
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow with a wide porch' })).AssetId
})

const historyOf = (id: string) =>
  app.sql('select kind, subject_profile_id, by_profile_id, detail from asset_event where asset_id = $1 order by at, id', [id])

describe('an agent', () => {
  test('gets a property with terms, is told once, and history tells it', async () => {
    const answer = await entrustedTo(owner, assetId, agent, {
      ContractTypeId: 2,
      TenureEnd: denverDay(90),
      FeePercent: 8.25,
      AgentPercent: 50,
      FeeAmount: '25',
      Scopes: ['tenants', 'list'],
    })
    expect(answer).toMatchObject({ LeaseId: null, UnitsCount: 0, Unlisted: false })
    const { data } = await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })
    expect(data.Agents).toEqual([
      expect.objectContaining({
        AssignmentId: answer.AssignmentIds[0],
        Name: 'Ada Tester',
        State: 'current',
        StartsOn: denverDay(),
        EndsOn: denverDay(90),
        ContractType: 'Leasing only',
        AgentPercent: 50,
        FeePercent: 8.25,
        FeeAmount: '25.00',
        Scopes: ['list', 'tenants'],
        Version: 1,
      }),
    ])
    const [note] = await notifiedOf(app, agent)
    expect(note).toMatchObject({
      message: `gave you Bungalow with a wide porch to lease, from ${formatDate(denverDay())} to ${formatDate(denverDay(90))}.`,
      path: `/User/Agents/ViewProperty?id=${assetId}`,
    })
    expect(await historyOf(assetId)).toEqual([
      {
        kind: 'assigned',
        subject_profile_id: agent.profileId,
        by_profile_id: owner.profileId,
        detail: { role: 'agent', contractTypeId: 2, startsOn: denverDay(), endsOn: denverDay(90) },
      },
    ])
    const events = await app.sql(`select kind, detail ->> 'title' as title from connection_event where detail ->> 'assetId' = $1`, [
      assetId,
    ])
    expect(events).toEqual([{ kind: 'assigned', title: 'Bungalow with a wide porch' }])
  })

  test('and whoever lives there stand by name in the history that each side reads, with who did it for them', async () => {
    const [newAgent, newTenant] = [
      await app.newPerson({ profileType: 'Agent', firstName: 'Nora' }),
      await app.newPerson({ profileType: 'Tenant', firstName: 'Tara' }),
    ]
    for (const person of [newAgent, newTenant]) await connected(app, owner, person)
    const { AssignmentIds } = await entrustedTo(owner, assetId, newAgent, { Scopes: ['tenants'] })
    await assigned(newAgent, assetId, { Lease: leaseWith([newTenant]) })
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
    const title = 'Bungalow with a wide porch'
    const textsOf = async (person: TestPerson) =>
      (await person.call(GetUserConnectionsHistory, {})).data.Items.map(({ Text }) => Text).filter((text) => text.startsWith(title))
    expect(await textsOf(newAgent)).toEqual([`${title} is no longer assigned to you.`, `${title} was assigned to you.`])
    expect(await textsOf(newTenant)).toEqual([`${title} was leased to you by Nora Tester.`])
    expect((await textsOf(owner)).slice(0, 3)).toEqual([
      `${title} is no longer assigned to Nora Tester.`,
      `${title} was leased to Tara Tester by Nora Tester.`,
      `${title} was assigned to Nora Tester.`,
    ])
  })

  test('of a building gets its units as well, except those that they have already', async () => {
    const units = []
    for (const UnitNumber of ['1', '2', '3'])
      units.push(await addProperty(owner, { ParentAssetId: assetId, UnitNumber, Title: `Unit ${UnitNumber}` }))
    await entrustedTo(owner, units[1]!.AssetId, agent)
    const answer = await assigned(owner, assetId, { Agent: { ProfileId: agent.profileId, Terms: agentTerms() }, WithUnits: true })
    expect(answer.UnitsCount).toBe(2)
    const rows = await app.sql<{ asset_id: string }>('select asset_id from assignment where id = any($1::uuid[])', [answer.AssignmentIds])
    expect(new Set(rows.map((row) => row.asset_id))).toEqual(new Set([assetId, units[0]!.AssetId, units[2]!.AssetId]))
    expect((await messagesTo(app, agent))[0]).toContain('Bungalow with a wide porch with its 2 units to list with others')
  })

  test('without them gets the building alone', async () => {
    await addProperty(owner, { ParentAssetId: assetId, UnitNumber: '1' })
    expect((await entrustedTo(owner, assetId, agent)).AssignmentIds).toHaveLength(1)
  })

  test.each([
    { label: 'who is not connected', who: () => stranger.profileId },
    { label: 'who is a tenant', who: () => tenants[0]!.profileId },
    { label: 'whom nobody knows', who: () => nobodysId() },
  ])('$label is told at the field', async ({ who }) => {
    const answer = await owner.call(AssignAsset, { AssetId: assetId, Agent: { ProfileId: who(), Terms: agentTerms() } })
    expect([answer.status, answer.error?.Code]).toEqual([409, 'NotConnected'])
    expect(answer.error?.Fields).toEqual({ 'Agent.ProfileId': 'You’re not connected with this person. Please invite them first.' })
  })

  test('has a property once in a time, and again after it', async () => {
    await entrustedTo(owner, assetId, agent, { TenureEnd: denverDay(10) })
    const again = await owner.call(AssignAsset, {
      AssetId: assetId,
      Agent: { ProfileId: agent.profileId, Terms: agentTerms({ TenureStart: denverDay(10) }) },
    })
    expect(again.error).toMatchObject({ Code: 'AlreadyAssigned', Fields: { 'Agent.ProfileId': messages.alreadyAssigned } })
    await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(11) })
    const { data } = await agent.call(GetUserAssignedAssets, { Text: 'Bungalow', State: 'upcoming' })
    expect(data.Items.find(({ AssetId }) => AssetId === assetId)).toMatchObject({ StartsOn: denverDay(11), CanOpen: true })
  })

  test('who manages exclusively is the only one who does, and the other is named with the time', async () => {
    await entrustedTo(owner, assetId, agent, { ContractTypeId: 1, TenureEnd: denverDay(30) })
    const answer = await owner.call(AssignAsset, {
      AssetId: assetId,
      Agent: { ProfileId: otherAgent.profileId, Terms: agentTerms({ ContractTypeId: 1 }) },
    })
    expect(answer.error?.Code).toBe('ManagedExclusively')
    expect(answer.error?.Fields?.['Agent.Terms.ContractTypeId']).toBe(
      `Another agent manages Bungalow with a wide porch exclusively from ${formatDate(denverDay())} to ${formatDate(denverDay(30))}. Please choose other dates or another contract.`,
    )
    await entrustedTo(owner, assetId, otherAgent, { ContractTypeId: 2 })
    const later = { ContractTypeId: 1, TenureStart: denverDay(31) }
    const overlaps = await owner.call(AssignAsset, {
      AssetId: assetId,
      Agent: { ProfileId: otherAgent.profileId, Terms: agentTerms(later) },
    })
    expect(overlaps.error?.Code).toBe('AlreadyAssigned')
  })

  test('of two exclusive ones at once one gets it', async () => {
    const asked = await Promise.all(
      [agent, otherAgent].map(({ profileId }) =>
        owner.call(AssignAsset, { AssetId: assetId, Agent: { ProfileId: profileId, Terms: agentTerms({ ContractTypeId: 1 }) } }),
      ),
    )
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(asked.find(({ error }) => error)?.error?.Code).toBe('ManagedExclusively')
  })

  test('can not begin what is over', async () => {
    const Terms = agentTerms({ TenureStart: denverDay(-30), TenureEnd: denverDay(-1) })
    const answer = await owner.call(AssignAsset, { AssetId: assetId, Agent: { ProfileId: agent.profileId, Terms } })
    expect(answer.error?.Fields).toEqual({ 'Agent.Terms.TenureEnd': 'End date can’t be in the past.' })
    const lastDay = agentTerms({ TenureStart: denverDay(-30), TenureEnd: denverDay() })
    expect((await owner.call(AssignAsset, { AssetId: assetId, Agent: { ProfileId: agent.profileId, Terms: lastDay } })).status).toBe(200)
  })

  test('hands it to no other agent', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['list', 'tenants'] })
    await connected(app, agent, stranger).catch(() => undefined)
    const answer = await agent.call(AssignAsset, { AssetId: assetId, Agent: { ProfileId: stranger.profileId, Terms: agentTerms() } })
    expect(answer.error?.Fields).toEqual({ Agent: 'Only the owner can assign agents.' })
  })
})

describe('tenants', () => {
  test('share the rent to the last cent', async () => {
    const two = [
      { ...tenants[0]!, share: 60 },
      { ...tenants[1]!, share: 40 },
    ]
    const { LeaseId } = await assigned(owner, assetId, { Lease: leaseWith(two, { Rent: '1501.00', Advance: '3000' }) })
    const { data } = await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })
    expect(data.Leases).toEqual([
      expect.objectContaining({ LeaseId, Rent: '1501.00', Advance: '3000.00', Billing: 'joint', State: 'current', EndsOn: denverDay(364) }),
    ])
    expect(data.Leases[0]?.Tenants.map(({ Name, SharePercent, ShareAmount }) => [Name, SharePercent, ShareAmount])).toEqual([
      ['Tess Tester', 60, '900.60'],
      ['Tim Tester', 40, '600.40'],
    ])
    expect((await notifiedOf(app, tenants[0]!))[0]).toMatchObject({
      message: `leased Bungalow with a wide porch to you, from ${formatDate(denverDay())} to ${formatDate(denverDay(364))}.`,
      path: `/User/Tenants/ViewProperty?id=${assetId}`,
    })
  })

  test('three equal parts leave no cent over', async () => {
    const three = tenants.map((tenant, index) => ({ ...tenant, share: index === 0 ? 33.34 : 33.33 }))
    await assigned(owner, assetId, { Lease: leaseWith(three, { Rent: '1000.00' }) })
    const { data } = await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })
    const amounts = data.Leases[0]!.Tenants.map(({ ShareAmount }) => ShareAmount)
    expect(amounts).toEqual(['333.40', '333.30', '333.30'])
    const { data: list } = await tenants[0]!.call(GetUserAssignedAssets, { State: 'current', PageSize: 20 })
    expect(list.Items.find(({ AssetId }) => AssetId === assetId)?.Tenancy).toMatchObject({
      Rent: '1000.00',
      SharePercent: 33.34,
      ShareAmount: '333.40',
    })
  })

  test.each([
    { shares: [60, 39.99], message: 'Shares add up to 99.99, not to 100.' },
    { shares: [60, 40.01], message: 'Shares add up to 100.01, not to 100.' },
  ])('shares of $shares are refused', async ({ shares, message }) => {
    const two = shares.map((share, index) => ({ ...tenants[index]!, share }))
    const answer = await owner.call(AssignAsset, { AssetId: assetId, Lease: leaseWith(two) })
    expect(answer.error?.Fields).toEqual({ 'Lease.Tenants': message })
  })

  test('who are not connected are named each', async () => {
    const unknown = await app.newPerson({ profileType: 'Tenant' })
    const answer = await owner.call(AssignAsset, { AssetId: assetId, Lease: leaseWith([tenants[0]!, unknown]) })
    expect(answer.error?.Code).toBe('NotConnected')
    expect(Object.keys(answer.error?.Fields ?? {})).toEqual(['Lease.Tenants.1.ProfileId'])
  })

  test('find a home that is let, with its days; the day after its last one is free', async () => {
    await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { TenureEnd: denverDay(30) }) })
    const wish = (TenureStart: string) =>
      owner.call(AssignAsset, { AssetId: assetId, Lease: leaseWith([tenants[1]!], { TenureStart, TenureEnd: null }) })
    const answer = await wish(denverDay(30))
    expect(answer.error?.Code).toBe('HomeIsLet')
    expect(answer.error?.Fields).toEqual({
      'Lease.TenureStart': `This home is leased from ${formatDate(denverDay())} to ${formatDate(denverDay(30))}. Please choose other dates, or end that lease first.`,
    })
    expect((await wish(denverDay(31))).status).toBe(200)
  })

  test('of two leases for the same home at once one is made', async () => {
    const asked = await Promise.all(
      [0, 1].map((index) => owner.call(AssignAsset, { AssetId: assetId, Lease: leaseWith([tenants[index]!]) })),
    )
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(asked.find(({ error }) => error)?.error?.Code).toBe('HomeIsLet')
    const [{ count }] = (await app.sql<{ count: number }>('select count(*) from lease where asset_id = $1', [assetId])) as [
      { count: number },
    ]
    expect(count).toBe(1)
  })

  test('of a building have a unit', async () => {
    await addProperty(owner, { ParentAssetId: assetId, UnitNumber: '1' })
    const answer = await owner.call(AssignAsset, { AssetId: assetId, Lease: leaseWith([tenants[0]!]) })
    expect(answer.error?.Code).toBe('BuildingIsLetByUnits')
  })

  test('of a shared room are ten at most', async () => {
    const room = await addProperty(owner, { AccessTypeId: 3, Title: 'Room with ten beds' })
    const people = await Promise.all(Array.from({ length: 11 }, () => app.newPerson({ profileType: 'Tenant' })))
    for (const person of people) await connected(app, owner, person)
    for (const person of people.slice(0, 10)) await assigned(owner, room.AssetId, { Lease: leaseWith([person]) })
    const eleventh = await owner.call(AssignAsset, { AssetId: room.AssetId, Lease: leaseWith([people[10]!]) })
    expect(eleventh.error).toMatchObject({
      Code: 'HomeIsLet',
      Fields: { 'Lease.TenureStart': 'All 10 places in this shared room are leased for those dates. Please choose other dates.' },
    })
    const slots = await app.sql<{ slot: number }>('select slot from lease where asset_id = $1 order by slot', [room.AssetId])
    expect(slots.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('whom an agent knows are moved in by them, and are connected with the owner from then on', async () => {
    const newcomer = await app.newPerson({ profileType: 'Tenant', firstName: 'Nell' })
    await connected(app, agent, newcomer)
    await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
    const { LeaseId } = await assigned(agent, assetId, { Lease: leaseWith([newcomer, tenants[2]!]) })
    const [lease] = await app.sql('select account_id, created_by_profile_id from lease where id = $1', [LeaseId])
    expect(lease).toEqual({ account_id: owner.accountId, created_by_profile_id: agent.profileId })
    const rows = await app.sql(
      `select c.state, least(c.requester_profile_id, c.addressee_profile_id) = least($2::uuid, $3::uuid)
         and greatest(c.requester_profile_id, c.addressee_profile_id) = greatest($2::uuid, $3::uuid) as is_theirs
       from assignment s join connection c on c.id = s.connection_id where s.lease_id = $1 and s.profile_id = $3`,
      [LeaseId, owner.profileId, newcomer.profileId],
    )
    expect(rows).toEqual([{ state: 1, is_theirs: true }])
    expect((await messagesTo(app, owner))[0]).toBe(
      `leased Bungalow with a wide porch to Nell Tester and Toni Tester, from ${formatDate(denverDay())} to ${formatDate(denverDay(364))}.`,
    )
  })

  test('are not moved in by an agent without that scope', async () => {
    await entrustedTo(owner, assetId, agent, { Scopes: ['list', 'invoice', 'maintenance', 'documents'] })
    const answer = await agent.call(AssignAsset, { AssetId: assetId, Lease: leaseWith([tenants[0]!]) })
    expect([answer.status, answer.error?.Code]).toEqual([404, 'PropertyNotFound'])
  })

  test('take the home off the market, unless the listing ends before they come or it is kept there', async () => {
    const [now, kept, muchLater] = await Promise.all(['Now', 'Kept', 'Later'].map((Title) => addListedProperty(app, owner, { Title })))
    expect((await assigned(owner, now!.AssetId, { Lease: leaseWith([tenants[0]!]) })).Unlisted).toBe(true)
    expect((await assigned(owner, kept!.AssetId, { Lease: leaseWith([tenants[1]!]), Unlist: false })).Unlisted).toBe(false)
    const later = leaseWith([tenants[2]!], { TenureStart: denverDay(120), TenureEnd: null })
    expect((await assigned(owner, muchLater!.AssetId, { Lease: later })).Unlisted).toBe(false)
    const rows = await app.sql<{ title: string; is_listed: boolean; unlisted_reason: string | null }>(
      'select title, is_listed, unlisted_reason from asset where id = any($1::uuid[]) order by title',
      [[now!.AssetId, kept!.AssetId, muchLater!.AssetId]],
    )
    expect(rows).toEqual([
      { title: 'Kept', is_listed: true, unlisted_reason: null },
      { title: 'Later', is_listed: true, unlisted_reason: null },
      { title: 'Now', is_listed: false, unlisted_reason: 'rented' },
    ])
  })
})

describe('the input', () => {
  test('names an agent or tenants, never both or none', async () => {
    for (const what of [{}, { Agent: { ProfileId: agent.profileId, Terms: agentTerms() }, Lease: leaseWith([tenants[0]!]) }]) {
      const answer = await owner.call(AssignAsset, { AssetId: assetId, ...what })
      const message = 'Please choose an agent, or tenants.'
      expect(answer.error?.Fields).toEqual({ Agent: message, Lease: message })
    }
  })

  test('ends later than it begins', async () => {
    const Lease = leaseWith([tenants[0]!], { TenureEnd: denverDay() })
    const answer = await owner.call(AssignAsset, { AssetId: assetId, Lease })
    expect(answer.error?.Fields).toEqual({ 'Lease.TenureEnd': 'End date should be greater than Start date.' })
  })
})

test('an owner sees which homes are leased to no one after the next 60 days, and which could go on the market', async () => {
  const landlord = await app.newPerson()
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  await connected(app, landlord, tenant)
  const home = async (Title: string) => (await addProperty(landlord, { Title })).AssetId
  const [ending, renewed, open] = [await home('Ending'), await home('Renewed'), await home('Open')]
  await home('Empty')
  const letTo = (id: string, TenureStart: string, TenureEnd: string | null) =>
    assigned(landlord, id, { Lease: leaseWith([tenant], { TenureStart, TenureEnd }) })
  await letTo(ending, denverDay(), denverDay(60))
  await letTo(renewed, denverDay(), denverDay(30))
  await letTo(renewed, denverDay(31), denverDay(400))
  await letTo(open, denverDay(), null)
  await app.sql('update asset set open_checks = 0 where managing_profile_id = $1', [landlord.profileId])
  const { Items } = (await landlord.call(GetUserAssets, { Occupancy: ['ending'] })).data
  expect(Items.map(({ Title, Occupancy }) => [Title, Occupancy?.Day])).toEqual([['Ending', denverDay(60)]])
  const { Occupancy, ...counts } = (await landlord.call(GetUserAssetCounts, {})).data
  expect(counts).toMatchObject({ ReadyToList: 1, Unlisted: 4 })
  expect(Occupancy).toMatchObject({ ending: 1, occupied: 2, vacant: 1 })
})
