import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { FindAnything } from '@keystead/contract/office/finder/finder.operations.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { explaining } from '../../../test/plans.ts'
import type { Db } from '../../database/db.ts'
import { assigned, denverDay, leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { agentOf, partnerOf, takenBackFrom } from '../../properties/properties/network.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addBuilding, addUnits } from '../../properties/units/unit.factory.ts'
import { assetsOf } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Scope } from '../../rpc/scope.ts'
import { listAccountsThatShare, listFoundLeases, listFoundTenants, listSharedHomes } from './finder.queries.ts'

let owner: TestPerson
let tessa: TestPerson
let bungalowId: string
let unitId: string

const pia = { FirstName: 'Pia', LastName: 'Novak', Email: 'pia.novak@example.com', Phone: '3035550142' }
const written = (FirstName: string, LastName: string) => ({ Person: { FirstName, LastName, Email: null, Phone: null }, SharePercent: 100 })

test.beforeAll(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
  tessa = await app.newPerson({ profileType: 'Tenant', firstName: 'Tessa' })
  await connected(app, owner, tessa)
  bungalowId = (
    await addProperty(owner, {
      Title: 'Brick bungalow',
      Address1: '1290 Larimer Street',
      ReferenceCode: 'KB-7',
      PrivateRemarks: 'Key under the frog',
    })
  ).AssetId
  const building = await addBuilding(owner, { Title: 'Sixplex at the park', Address1: '12 Elm Street' })
  unitId = (await addUnits(owner, building, ['3B']))[0]!
  await assigned(owner, bungalowId, {
    Lease: {
      ...leaseWith([]),
      Tenants: [
        { ProfileId: tessa.profileId, SharePercent: 60 },
        { Person: pia, SharePercent: 40 },
      ],
    },
  })
})

const find = async (person: TestPerson, Text: string) => must(await person.call(FindAnything, { Text }))
async function textsOf(person: TestPerson, text: string) {
  const { Homes, People, Leases } = await find(person, text)
  return { homes: Homes.map(({ Title }) => Title), people: People.map(({ Name }) => Name), leases: Leases.map(({ Title }) => Title) }
}
const NOTHING = { homes: [], people: [], leases: [] }

describe('an owner finds', () => {
  test.each([
    ['the title', 'brick bung'],
    ['the words in any order', 'bungalow brick'],
    ['the address', '1290 larimer'],
    ['the reference code', 'KB-7'],
  ])('a home by %s, and its lease where the words are of it', async (_how, text) => {
    const { Homes } = await find(owner, text)
    expect(Homes).toMatchObject([
      { AssetId: bungalowId, Title: 'Brick bungalow', Place: '1290 Larimer Street, Denver, CO', Relation: 'manager' },
    ])
  })

  test('a home by the second line of its address', async () => {
    const { AssetId } = await addProperty(owner, {
      Title: 'Half of a house',
      Address1: '61 Aspen Court',
      Address2: 'Apt 2Q',
      UnitNumber: null,
    })
    expect((await find(owner, 'aspen 2q')).Homes).toMatchObject([{ AssetId, Place: '61 Aspen Court, Apt 2Q, Denver, CO' }])
  })

  test('a unit by its building’s street and its number', async () => {
    expect((await find(owner, 'elm unit 3b')).Homes).toMatchObject([{ AssetId: unitId, Relation: 'manager' }])
  })

  test('connections, and people who are only written down in a lease, each once', async () => {
    expect((await find(owner, 'tessa')).People).toMatchObject([
      { Kind: 'connection', Name: 'Tessa Tester', ProfileType: 'Tenant', IsPending: false },
    ])
    expect((await find(owner, 'novak pia')).People).toEqual([
      {
        Kind: 'tenant',
        Name: 'Pia Novak',
        AssetId: bungalowId,
        Title: 'Brick bungalow',
        Place: expect.stringMatching(/, Denver, CO$/) as unknown,
        Relation: 'manager',
      },
    ])
  })

  test('leases by tenant and home, with their days', async () => {
    const lease = {
      AssetId: bungalowId,
      Title: 'Brick bungalow',
      Tenants: ['Tessa Tester', 'Pia Novak'],
      StartsOn: denverDay(),
      EndsOn: denverDay(364),
      State: 'current',
      Relation: 'manager',
    }
    expect((await find(owner, 'tessa')).Leases).toMatchObject([lease])
    expect((await find(owner, 'bungalow novak')).Leases).toMatchObject([lease])
  })

  test('the oldest of thousands of leases by who lived there, and by their home and them', async () => {
    const many = await app.newPerson()
    const { AssetId } = await addProperty(many, { Title: 'Old mill' })
    await app.sql(
      `with noted as (
         insert into person (account_id, first_name, last_name, created_by_profile_id)
         select $1, case n when 1 then 'Methuselah' else 'Tenant' end, case n when 1 then 'Stone' else 'Rock' end, $2 from generate_series(1, 5100) n order by n returning id),
       person as (select id, row_number() over (order by id)::int as n from noted),
       lease as (
         insert into lease (account_id, asset_id, status, time_zone, starts_on, ends_on, billing, created_by_profile_id)
         select $1, $3, 'draft', 'America/Denver', date '1950-01-01' + 2 * n, date '1950-01-02' + 2 * n, 'joint', $2 from generate_series(1, 5100) n order by n
         returning id, starts_on, ends_on)
       insert into lease_tenant (account_id, asset_id, person_id, starts_on, ends_on, lease_id, lease_status, share_bps, asset_title, asset_place,
         time_zone, created_by_profile_id)
       select $1, $3, person.id, starts_on, ends_on, lease.id, 'draft', 10000, 'Old mill', 'Denver', 'America/Denver', $2
       from lease join person on person.n = (starts_on - date '1950-01-01') / 2`,
      [many.accountId, many.profileId, AssetId],
    )
    for (const words of ['methuselah', 'mill methuselah stone']) {
      const { Leases } = await find(many, words)
      expect([words, Leases]).toMatchObject([words, [{ Tenants: ['Methuselah Stone'], StartsOn: '1950-01-03', State: 'draft' }]])
    }
    expect((await find(many, 'methuselah')).People).toMatchObject([{ Name: 'Methuselah Stone' }])
    expect((await find(many, 'mill rock')).Leases).toHaveLength(8)
    expect((await find(many, 'methuselah elsewhere')).Leases).toEqual([])
  })

  test('wildcards are letters, and eight of a kind are enough', async () => {
    expect(await textsOf(owner, '%%')).toEqual(NOTHING)
    const many = await app.newPerson()
    for (let number = 0; number < 10; number += 1) await addProperty(many, { Title: `Cabin ${number}` })
    expect((await find(many, 'cabin')).Homes).toHaveLength(8)
  })

  test.each([
    [' a ', 'Please type at least 2 characters.'],
    ['a'.repeat(81), 'Search is not valid.'],
  ])('nothing by "%s": the field says why', async (Text, message) => {
    expect((await owner.call(FindAnything, { Text })).error?.Fields).toEqual({ Text: message })
  })
})

describe('things of others are not found', () => {
  const WORDS = ['brick', 'larimer', 'KB-7', 'tessa', 'novak', 'elm', 'frog', 'pia.novak@example.com']

  test.each<[string, () => Promise<TestPerson>]>([
    ['another owner', () => app.newPerson()],
    ['another agent', () => app.newPerson({ profileType: 'Agent' })],
    ['another tenant', () => app.newPerson({ profileType: 'Tenant' })],
    ['another profile of the account', () => app.secondProfile(owner, 'Agent')],
    ['an agent to whom nothing is entrusted', () => agentOf(app, owner, [])],
    [
      'an agent whose work is over',
      async () => {
        const agent = await agentOf(app, owner, [bungalowId], ['list', 'tenants'])
        await takenBackFrom(app, agent)
        return agent
      },
    ],
  ])('by %s', async (_who, make) => {
    const person = await make()
    for (const word of WORDS) expect([word, await textsOf(person, word)]).toEqual([word, NOTHING])
  })

  test('notes that are the owner’s own are found by no one', async () => {
    expect(await textsOf(owner, 'frog')).toEqual(NOTHING)
    expect(await textsOf(owner, 'pia.novak@example.com')).toEqual(NOTHING)
  })
})

describe('what is shared', () => {
  test('an agent finds the home; its lease and tenants only with the scope', async () => {
    const lister = await agentOf(app, owner, [bungalowId], ['list'])
    expect(await textsOf(lister, 'bungalow')).toEqual({ homes: ['Brick bungalow'], people: [], leases: [] })
    expect(await textsOf(lister, 'novak')).toEqual(NOTHING)
    const caretaker = await agentOf(app, owner, [bungalowId], ['tenants'])
    expect((await find(caretaker, 'bungalow')).Homes).toMatchObject([{ Relation: 'agent' }])
    expect(await textsOf(caretaker, 'novak')).toEqual({ homes: [], people: ['Pia Novak'], leases: ['Brick bungalow'] })
    expect(await textsOf(caretaker, 'elm')).toEqual(NOTHING)
  })

  test('an agent of a building does not find its units, which are entrusted one by one', async () => {
    const building = await addBuilding(owner, { Title: 'Corner house', Address1: '77 Vine Street' })
    await addUnits(owner, building, ['9Z'])
    const agent = await agentOf(app, owner, [building.AssetId])
    expect((await textsOf(agent, 'vine')).homes).toEqual(['Corner house'])
  })

  test('a partner finds the home, its lease and its tenants', async () => {
    const partner = await partnerOf(app, owner, bungalowId)
    expect((await find(partner, 'larimer')).Homes).toMatchObject([{ AssetId: bungalowId, Relation: 'partner' }])
    expect(await textsOf(partner, 'novak')).toEqual({ homes: [], people: ['Pia Novak'], leases: ['Brick bungalow'] })
    expect(await textsOf(partner, 'elm')).toEqual(NOTHING)
  })

  test('a tenant finds the home and the own lease, and nothing of who else lives there', async () => {
    const { Homes, Leases, People } = await find(tessa, 'bungalow')
    expect(Homes).toMatchObject([{ AssetId: bungalowId, Relation: 'tenant' }])
    expect(Leases).toMatchObject([{ Title: 'Brick bungalow', Tenants: [], StartsOn: denverDay(), Relation: 'tenant' }])
    expect(People).toEqual([])
    expect(await textsOf(tessa, 'novak')).toEqual(NOTHING)
    expect(await textsOf(tessa, 'elm')).toEqual(NOTHING)
    expect((await textsOf(tessa, 'olga')).people).toEqual(['Olga Tester'])
  })

  test('a tenant who has moved out finds nothing of it, though another profile of theirs works for the home', async () => {
    const home = await addProperty(owner, { Title: 'Two hats' })
    const agent = await agentOf(app, owner, [home.AssetId], ['tenants'])
    const tenant = await app.secondProfile(agent, 'Tenant')
    const connectionId = await connected(app, owner, tenant)
    await letTo(app, { assetId: home.AssetId, tenant, connectionId, hasMovedOut: true })
    expect(await textsOf(tenant, 'two hats')).toEqual({ homes: [], people: [], leases: [] })
    expect(await textsOf(agent, 'two hats')).toMatchObject({ homes: ['Two hats'], leases: ['Two hats'] })
  })
})

test('drafts of leases are found by their maker alone', async () => {
  const home = await addProperty(owner, { Title: 'Yellow house' })
  const agent = await agentOf(app, owner, [home.AssetId], ['tenants'])
  const draft = (tenant: ReturnType<typeof written>) => ({ ...leaseWith([]), Tenants: [tenant] })
  must(await owner.call(AddLeaseDraft, { AssetId: home.AssetId, Lease: draft(written('Max', 'Ahorn')) }))
  must(await agent.call(AddLeaseDraft, { AssetId: home.AssetId, Lease: draft(written('Ida', 'Birke')) }))
  expect((await find(owner, 'ahorn')).Leases).toMatchObject([{ State: 'draft', Tenants: ['Max Ahorn'] }])
  expect(await textsOf(owner, 'birke')).toEqual(NOTHING)
  expect((await find(agent, 'birke')).Leases).toMatchObject([{ State: 'draft', Tenants: ['Ida Birke'] }])
  expect(await textsOf(agent, 'ahorn')).toEqual(NOTHING)
})

describe('of many rows', () => {
  test.each<[string, ProfileTypeName, (db: Db, scope: Scope<'asset'>) => Promise<unknown>]>([
    ['homes that are shared', 'Agent', (db, scope) => listSharedHomes(db, scope, 'brick', 8)],
    ['leases of homes that are managed', 'Owner', (db, scope) => listFoundLeases(db, scope, 'managed', 'brick', 8)],
    ['leases of homes that are shared', 'Agent', (db, scope) => listFoundLeases(db, scope, 'shared', 'brick', 8)],
    ['accounts that share', 'Agent', (db, scope) => listAccountsThatShare(db, scope, 20)],
    ['leases of a tenant', 'Tenant', (db, scope) => listFoundLeases(db, scope, 'rented', 'brick', 8)],
    ['tenants of homes that are managed', 'Owner', (db, scope) => listFoundTenants(db, scope, 'managed', 'brick', 8)],
    ['tenants of homes that are shared', 'Agent', (db, scope) => listFoundTenants(db, scope, 'shared', 'brick', 8)],
  ])('%s are found along indexes', async (_what, profileType, read) => {
    const person = await app.newPerson({ profileType })
    const plans: string[] = []
    await app.services.database.transaction({ kind: 'account', accountId: person.accountId }, async (db) => {
      // As if the tables were too large to be read whole.
      await db.sql('set local enable_seqscan = off')
      await read(explaining(db, plans), assetsOf(profileActor(actorOf(person, profileType))))
    })
    expect(plans).toHaveLength(1)
    expect(plans[0]).not.toMatch(/Seq Scan on (asset|access_grant|lease|lease_tenant|person|profile)\b/)
  })
})
