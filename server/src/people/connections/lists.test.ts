import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import {
  GetDdlJoinedUserConnections,
  GetJoinedUserConnections,
  GetRequestedUserConnections,
  GetUserConnectedAssets,
  GetUserConnectionCounts,
  GetUserConnections,
  GetUserConnectionsHistory,
} from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlUsers } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import { explaining } from '../../../test/plans.ts'
import type { TestPerson } from '../../../test/harness.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import type { Scope } from '../../rpc/scope.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { connectionsOf } from './connection.access.ts'
import {
  ANY_CONNECTION,
  type ConnectionFilter,
  countConnections,
  countEvents,
  listConnections,
  listEvents,
  tallyConnections,
} from './connection-lists.queries.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { Agent, Owner, Tenant, ask, askAgent, move, newEmail, publicPerson } from './connection.factory.ts'

type Page = { Items: { With: { Name: string } }[] }
const names = ({ Items }: Page) => Items.map((item) => item.With.Name)
const choices = async (person: TestPerson, input: InputOf<typeof GetDdlJoinedUserConnections>) =>
  must(await person.call(GetDdlJoinedUserConnections, input)).Items

describe('lists', () => {
  let owner: TestPerson
  let agent: TestPerson
  let tenant: TestPerson
  test.beforeAll(async () => {
    owner = await app.newPerson({ firstName: 'Olga' })
    agent = await app.newPerson({ profileType: 'Agent', firstName: 'Zoe' })
    tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Adam' })
    await connected(app, owner, agent)
    await connected(app, tenant, owner)
    await connected(app, owner, await app.newPerson({ profileType: 'Tenant', firstName: 'Gone' }), 3)
    await connected(app, await app.newPerson({ profileType: 'Owner', firstName: 'Asking' }), owner, 0)
    await ask(owner, { Email: newEmail(), ProfileTypeId: Tenant, Name: 'Mr. 100%_sure' })
    // Of others, and of another profile of the account.
    await connected(app, agent, tenant)
    const second = await app.secondProfile(owner, 'Agent')
    await connected(app, second, tenant)
  })

  test('joined ones stand by name, whoever asked', async () => {
    const page = must(await owner.call(GetJoinedUserConnections, {}))
    expect(names(page)).toEqual(['Adam Tester', 'Zoe Tester'])
    expect(page).toMatchObject({ TotalCount: 2, TotalIsCapped: false })
    expect(page.Items.map(({ Direction }) => Direction)).toEqual([2, 1])
    expect(names(must(await owner.call(GetJoinedUserConnections, { ProfileTypeId: Agent })))).toEqual(['Zoe Tester'])
    expect(names(must(await owner.call(GetJoinedUserConnections, { Text: 'ADAM t' })))).toEqual(['Adam Tester'])
    expect(names(must(await owner.call(GetJoinedUserConnections, { PageIndex: 1, PageSize: 3 })))).toEqual([])
  })

  test('requests are those of one direction', async () => {
    expect(names(must(await owner.call(GetRequestedUserConnections, { Direction: 1 })))).toEqual(['Mr. 100%_sure'])
    expect(names(must(await owner.call(GetRequestedUserConnections, { Direction: 2 })))).toEqual(['Asking Tester'])
    expect(names(must(await owner.call(GetRequestedUserConnections, { Direction: 2, ProfileTypeId: Agent })))).toEqual([])
  })

  test('all of them, the latest first, narrowed as asked for', async () => {
    expect(names(must(await owner.call(GetUserConnections, {})))).toEqual([
      'Mr. 100%_sure',
      'Asking Tester',
      'Gone Tester',
      'Adam Tester',
      'Zoe Tester',
    ])
    expect(names(must(await owner.call(GetUserConnections, { StatusId: 3 })))).toEqual(['Gone Tester'])
    expect(names(must(await owner.call(GetUserConnections, { Text: '0%_' })))).toEqual(['Mr. 100%_sure'])
    expect(names(must(await owner.call(GetUserConnections, { Text: '%%' })))).toEqual([])
  })

  test('counts by what the other side is', async () => {
    expect(must(await owner.call(GetUserConnectionCounts, {}))).toEqual({
      Owners: { Joined: 0, Received: 1, Sent: 0 },
      Agents: { Joined: 1, Received: 0, Sent: 0 },
      Tenants: { Joined: 1, Received: 0, Sent: 1 },
      ForOtherProfiles: 0,
    })
    const landlord = await app.newPerson()
    await ask(owner, { Email: landlord.email, ProfileTypeId: Agent })
    expect(must(await landlord.call(GetUserConnectionCounts, {}))).toMatchObject({ Owners: { Received: 1 }, ForOtherProfiles: 1 })
  })

  test('people to choose from are joined', async () => {
    expect(await choices(owner, { Text: 'tester' })).toMatchObject([
      { Id: tenant.profileId, Text: 'Adam Tester', ProfileTypeId: Tenant, ConnectionId: expect.any(String) },
      { Id: agent.profileId },
    ])
    expect(await choices(owner, { ProfileTypeId: Tenant, Text: 'zoe' })).toEqual([])
  })

  test('the one who is chosen is answered by id, for a form that is opened again', async () => {
    const ProfileId = tenant.profileId
    expect(await choices(owner, { ProfileId })).toMatchObject([{ Id: ProfileId, Text: 'Adam Tester' }])
    expect(await choices(owner, { ProfileId, ProfileTypeId: Tenant })).toHaveLength(1)
    expect(await choices(owner, { ProfileId, ProfileTypeId: Agent })).toEqual([])
    expect(await choices(await app.newPerson(), { ProfileId })).toEqual([])
  })

  test.each([{}, { Text: '' }, { Text: ' a ' }, { ProfileTypeId: Tenant }])('fewer than two characters are refused: %j', async (input) => {
    const { status, error } = await owner.call(GetDdlJoinedUserConnections, input)
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { Text: 'Please type at least 2 characters.' } })
  })

  test('nobody reads what a connection of others is about', async () => {
    const stranger = await app.newPerson()
    const { ConnectionId = '' } = must(await owner.call(GetJoinedUserConnections, {})).Items[0] ?? {}
    expect((await stranger.call(GetUserConnectedAssets, { ConnectionId })).status).toBe(404)
    expect(must(await stranger.call(GetUserConnectionsHistory, { ConnectionId })).Items).toEqual([])
  })
})

describe('history', () => {
  test('tells both sides what happened, each from where they stand', async () => {
    const owner = await app.newPerson({ firstName: 'Olga' })
    const agent = await publicPerson(app, 'Agent', 'Ava')
    const id = await askAgent(owner, agent)
    must(await move(agent, id, 1))
    must(await move(agent, id, 3, 'I move away'))
    const texts = async (person: TestPerson) =>
      must(await person.call(GetUserConnectionsHistory, { ConnectionId: id })).Items.map(({ Text, ByName }) => [Text, ByName])
    expect(await texts(owner)).toEqual([
      ['Ava Tester ended the connection. “I move away”', 'Ava Tester'],
      ['Ava Tester accepted your invitation.', 'Ava Tester'],
      ['You asked Ava Tester to connect.', 'Olga Tester'],
    ])
    expect(await texts(agent)).toEqual([
      ['You ended the connection with Olga Tester. “I move away”', 'Ava Tester'],
      ['You accepted the invitation from Olga Tester.', 'Ava Tester'],
      ['Olga Tester asked you to connect.', 'Olga Tester'],
    ])
  })

  test('keeps the name of whoever was asked by address and said no', async () => {
    const owner = await app.newPerson()
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tara' })
    const id = await ask(owner, { Email: tenant.email, ProfileTypeId: Tenant, Name: 'The new tenant' })
    must(await move(tenant, id, 2))
    const page = must(await owner.call(GetUserConnectionsHistory, {}))
    expect(page.Items.map(({ Text, ByName }) => [Text, ByName])).toEqual([
      ['The new tenant declined your invitation.', 'The new tenant'],
      ['You asked The new tenant to connect.', 'Pat Tester'],
    ])
    expect(JSON.stringify(page)).not.toMatch(new RegExp(`Tara|${tenant.profileId}`))
  })

  test('tells of a decline alike, whichever profile of theirs said so and whether they have an account at all', async () => {
    const owner = await app.newPerson()
    const landlord = await app.newPerson({ firstName: 'Lara' })
    const asAgent = await ask(owner, { Email: landlord.email, ProfileTypeId: Agent, Name: 'Whoever' })
    must(await move(landlord, asAgent, 2))
    const sender = await app.newPerson()
    const email = newEmail()
    const asTenant = await ask(sender, { Email: email, ProfileTypeId: Tenant, Name: 'Whoever' })
    // As by the link of an email: no one with a profile has said no.
    await app.sql(`insert into connection_event (connection_id, kind) values ($1, 'declined')`, [asTenant])
    const told = async (person: TestPerson, ConnectionId: string) => {
      const { Items } = must(await person.call(GetUserConnectionsHistory, { ConnectionId }))
      return Items.map(({ Kind, Text, ByName, With }) => ({ Kind, Text, ByName, name: With.Name, ProfileId: With.ProfileId }))
    }
    const known = await told(owner, asAgent)
    expect(known).toEqual(await told(sender, asTenant))
    expect(known[0]).toMatchObject({ Kind: 'declined', ByName: 'Whoever' })
  })

  test('pages over all connections, the latest first, by kind of person', async () => {
    const owner = await app.newPerson()
    const [one, two] = [await publicPerson(app, 'Agent', 'One'), await publicPerson(app, 'Owner', 'Two')]
    const first = await askAgent(owner, one)
    const second = await ask(owner, { ProfileId: two.profileId, ProfileTypeId: Owner })
    must(await move(one, first, 1))
    must(await move(two, second, 1))
    const page = (PageIndex: number, ProfileTypeId?: number) =>
      owner.call(GetUserConnectionsHistory, { PageIndex, PageSize: 3, ProfileTypeId }).then(must)
    expect(names(await page(0))).toEqual(['Two Tester', 'One Tester', 'Two Tester'])
    expect(names(await page(1))).toEqual(['One Tester'])
    expect(await page(1)).toMatchObject({ TotalCount: 4 })
    expect(names(await page(0, Agent))).toEqual(['One Tester', 'One Tester'])
  })
})

test('people whom one is connected with are found by name, though strangers do not find them', async () => {
  const owner = await app.newPerson()
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Xenia' })
  const found = async () => must(await owner.call(GetDdlUsers, { Text: 'xenia' })).Items.map(({ Id }) => Id)
  expect(await found()).toEqual([])
  await connected(app, owner, tenant, 0)
  expect(await found()).toEqual([])
  await app.sql('update connection set state = 1, answered_at = now() where addressee_profile_id = $1', [tenant.profileId])
  expect(await found()).toEqual([tenant.profileId])
})

describe('a landlord of many tenants', () => {
  let owner: TestPerson
  const MANY = 1_100
  test.beforeAll(async () => {
    owner = await app.newPerson()
    await app.services.jobDatabase.transaction(everything('a test makes many people'), async (db) => {
      await db.sql(
        `with holder as (
           insert into account (email, email_verified_at, terms_accepted_at)
           select 'many-' || n || '@example.com', now(), now() from generate_series(1, $1::int) n returning id)
         insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
         select h.id, 3, 1, 'T' || substr(md5(h.id::text), 1, 6), 'Tester', c.id from holder h, country c where c.code = 'US'`,
        [MANY],
      )
      await db.sql(
        `with made as (
           insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_account_id, addressee_profile_id,
             addressee_type_id, state, answered_at, expires_at)
           select $1, $2, 1, p.account_id, p.id, 3, 1, now(), now() from profile p join account a on a.id = p.account_id
           where a.email like 'many-%' returning id)
         insert into connection_event (connection_id, kind, by_profile_id) select id, 'accepted', $2 from made`,
        [owner.accountId, owner.profileId],
      )
    })
  })

  test('is counted up to a thousand, and read to the end', async () => {
    expect(must(await owner.call(GetJoinedUserConnections, {}))).toMatchObject({ TotalCount: 1_000, TotalIsCapped: true })
    expect(must(await owner.call(GetJoinedUserConnections, { PageIndex: 54, PageSize: 20 })).Items).toHaveLength(20)
    expect(must(await owner.call(GetUserConnectionCounts, {})).Tenants.Joined).toBe(1_000)
    expect(must(await owner.call(GetUserConnectionsHistory, {}))).toMatchObject({ TotalCount: 1_000, TotalIsCapped: true })
    expect(await choices(owner, { Text: 'te' })).toHaveLength(20)
  })

  test.each(['joined, in the order of names', 'all, the latest first'])(
    'found by a name, is counted on every page of it: %s',
    async (which) => {
      const read = which.startsWith('joined') ? GetJoinedUserConnections : GetUserConnections
      const named = await app.sql<{ id: string }>(
        `update profile set first_name = 'Xavier' where id in (
      select addressee_profile_id from connection where requester_profile_id = $1 order by id limit 12) returning id`,
        [owner.profileId],
      )
      const page = async (PageIndex: number) => must(await owner.call(read, { Text: 'xavier', PageSize: 10, PageIndex }))
      const [first, second, beyond] = [await page(0), await page(1), await page(2)]
      expect([first, second, beyond].map(({ TotalCount }) => TotalCount)).toEqual([12, 12, 12])
      expect([...first.Items, ...second.Items].map(({ With }) => With.ProfileId).toSorted()).toEqual(named.map(({ id }) => id).toSorted())
      expect(beyond.Items).toEqual([])
      expect(must(await owner.call(read, { Text: 'nobody at all' }))).toMatchObject({ Items: [], TotalCount: 0 })
    },
  )

  const page = { limit: 10, offset: 0 }
  const tenants: ConnectionFilter = { stateId: 1, profileTypeId: Tenant, directionId: null, text: 't' }
  test.each<[string, (db: Db, scope: Scope<'connection'>) => Promise<unknown>]>([
    ['a list by name', (db, scope) => listConnections(db, scope, tenants, { order: 'name', ...page })],
    ['a list of all', (db, scope) => listConnections(db, scope, ANY_CONNECTION, { order: 'latest', ...page })],
    ['how long it is', (db, scope) => countConnections(db, scope, tenants, 1_000)],
    ['the history', (db, scope) => listEvents(db, scope, { connectionId: null, profileTypeId: null, ...page })],
    ['how long that is', (db, scope) => countEvents(db, scope, { connectionId: null, profileTypeId: null }, 1_000)],
    ['the numbers', tallyConnections],
  ])('is found along indexes: %s', async (_what, read) => {
    const plans: string[] = []
    await app.services.database.transaction({ kind: 'account', accountId: owner.accountId }, async (db) => {
      await db.sql('set local enable_seqscan = off')
      await read(explaining(db, plans), connectionsOf(profileActor(actorOf(owner))))
    })
    expect(plans).toHaveLength(1)
    // Where no index fits, it would read the whole table all the same.
    expect(plans[0]).not.toMatch(/Seq Scan on (connection|connection_event|profile)\b/)
  })
})
