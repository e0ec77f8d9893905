import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddEditAssetOwners, GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import { messages } from '@keystead/contract/people/invitations/invitations-messages.text.ts'
import { ConfirmEmail, SendEmailVerification } from '@keystead/contract/security/sign-in/email.operations.ts'
import { GetRequestedUserConnections, GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES, DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { AcceptInvitation, DeclineInvitation, GetInvitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { agentTerms } from '../../leasing/assignments/assignment.factory.ts'
import { owner as share } from '../../properties/owners/owner.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { connectThroughLease } from '../connections/connection.public.ts'
import {
  Agent,
  Owner,
  Tenant,
  ask,
  askAgent,
  happenedIn,
  move,
  newEmail,
  publicPerson,
  notifiedOf,
} from '../connections/connection.factory.ts'

let owner: TestPerson
let homes: string[]
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
  homes = []
  for (const Title of ['First', 'Second', 'Third']) homes.push((await addProperty(owner, { Title })).AssetId)
})

const { Joined, Terminated } = CONNECTION_STATES
const rowOf = async (id: string) => (await app.sql('select * from connection where id = $1', [id]))[0]
const sent = async () =>
  must(await owner.call(GetRequestedUserConnections, { Direction: DIRECTIONS.Sent })).Items.map((item) => item.ConnectionId)
const read = (Token: string) => app.visitor().call(GetInvitation, { Token })
const titlesOf = async (person: TestPerson) =>
  must(await person.call(GetUserAssignedAssets, {}))
    .Items.map(({ Title }) => Title)
    .toSorted()
const sharesOf = async (person: TestPerson) =>
  must(await person.call(GetUserPartnerOwnerAssets, {})).Items.map(({ Title, OwnershipPercent }) => [Title, OwnershipPercent])

/** An address is asked while no one has it, with homes in mind. */
async function proposed(ProfileTypeId: number, AssetIds: string[] = []) {
  const email = newEmail()
  const Terms = AssetIds.length > 0 ? agentTerms() : null
  const id = await ask(owner, { Email: email, ProfileTypeId, AssetIds, Terms })
  return { id, email, Token: secretIn(await app.emailTo(email), '/Invitation/') }
}

/** Its address turns out to be a person's, or to be what someone says of theirs. */
async function has(person: TestPerson, email: string, { confirmed }: { confirmed: boolean }): Promise<void> {
  await app.sql('update account set email = $2, email_verified_at = case when $3 then now() end where id = $1', [
    person.accountId,
    email,
    confirmed,
  ])
}

const CONNECTED = { status: 409, error: { Code: 'InvitationConnected', Message: messages.invitationConnected } }

describe('an invitation by address, when the two join by name', () => {
  test('gives what it proposed, is closed for both, and its link says that they are connected', async () => {
    const agent = await publicPerson(app, 'Agent', 'Ava')
    const { id, email, Token } = await proposed(Agent, homes.slice(0, 2))
    await has(agent, email, { confirmed: true })
    const byName = await askAgent(owner, agent)
    expect(await titlesOf(agent)).toEqual([])
    must(await move(agent, byName, Joined))

    expect(await titlesOf(agent)).toEqual(['First', 'Second'])
    expect(await rowOf(id)).toMatchObject({ state: Terminated, outcome: 'withdrawn', addressee_profile_id: agent.profileId })
    expect(await sent()).toEqual([])
    expect(await happenedIn(app, id)).toEqual(['invited', 'withdrawn'])
    const [last] = must(await owner.call(GetUserConnectionsHistory, { ConnectionId: id })).Items
    expect(last?.Text).toMatch(/^You and .+ were already connected, so this invitation was closed\.$/)
    expect(await read(Token)).toMatchObject(CONNECTED)
    expect(await app.visitor().call(DeclineInvitation, { Token })).toMatchObject(CONNECTED)
    expect(await agent.call(AcceptInvitation, { Token })).toMatchObject(CONNECTED)

    // What is not so any more is not said.
    must(await move(agent, byName, Terminated))
    expect((await read(Token)).error?.Code).toBe('InvitationLinkExpired')
  })

  test('gives the share that waited behind it, whichever side had asked by name', async () => {
    const iris = await publicPerson(app, 'Owner', 'Iris')
    await app.sql('update profile set is_public = true where id = $1', [owner.profileId])
    const email = newEmail()
    const say = { AssetId: homes[0] ?? '', Version: 0, Owners: [share(60), share(40, { Name: 'Iris Bell', Email: email, Invite: true })] }
    must(await owner.call(AddEditAssetOwners, say))
    const Token = secretIn(await app.emailTo(email), '/Invitation/')
    await has(iris, email, { confirmed: true })
    const asked = await ask(iris, { ProfileId: owner.profileId, ProfileTypeId: Owner })
    expect(await ask(owner, { ProfileId: iris.profileId, ProfileTypeId: Owner })).toBe(asked)
    expect(await rowOf(asked)).toMatchObject({ state: Joined })
    expect(await sharesOf(iris)).toEqual([['First', 40]])
    expect(await read(Token)).toMatchObject(CONNECTED)
  })

  test('and both had something in mind: each home is given once, and nobody is told that it was not', async () => {
    const agent = await publicPerson(app, 'Agent', 'Ava')
    const { email } = await proposed(Agent, homes.slice(0, 2))
    await has(agent, email, { confirmed: true })
    const ofName = { ProfileId: agent.profileId, ProfileTypeId: Agent, AssetIds: homes.slice(1), Terms: agentTerms() }
    must(await move(agent, await ask(owner, ofName), Joined))
    expect(await titlesOf(agent)).toEqual(['First', 'Second', 'Third'])
    const notifiedAgent = (await notifiedOf(app, agent)).filter(({ event_key: event }) => event === 'asset.assigned')
    expect(notifiedAgent).toHaveLength(2)
    expect((await notifiedOf(app, owner)).filter(({ event_key: event }) => event === 'asset.assigned')).toEqual([])
  })

  test('gives nothing to whoever has typed the address, until they have proved it', async () => {
    const agent = await publicPerson(app, 'Agent', 'Ava')
    const { id, email, Token } = await proposed(Agent, homes.slice(0, 1))
    await has(agent, email, { confirmed: false })
    await app.sql('update profile set is_public = true where id = $1', [owner.profileId])
    must(await move(owner, await ask(agent, { ProfileId: owner.profileId, ProfileTypeId: Owner }), Joined))
    expect(await titlesOf(agent)).toEqual([])
    expect(await sent()).toEqual([id])
    expect(must(await read(Token)).Email).toBe(email)

    must(await agent.call(SendEmailVerification, {}))
    const confirmation = await app.emailTo(email, /confirm/i)
    must(await agent.call(ConfirmEmail, { Token: secretIn(confirmation, '/ConfirmEmail/') }))
    expect(await titlesOf(agent)).toEqual(['First'])
    expect(await sent()).toEqual([])
    expect(await read(Token)).toMatchObject(CONNECTED)
  })

  test('gives what it proposed to whoever proves the address by its own link, and leads to the connection that there is', async () => {
    const agent = await publicPerson(app, 'Agent', 'Ava')
    const { id, email, Token } = await proposed(Agent, homes.slice(0, 1))
    await has(agent, email, { confirmed: false })
    await app.sql('update profile set is_public = true where id = $1', [owner.profileId])
    const byName = await ask(agent, { ProfileId: owner.profileId, ProfileTypeId: Owner })
    must(await move(owner, byName, Joined))

    expect(must(await agent.call(AcceptInvitation, { Token })).ConnectionId).toBe(byName)
    expect(await titlesOf(agent)).toEqual(['First'])
    expect(await rowOf(id)).toMatchObject({ state: Terminated, outcome: 'withdrawn', addressee_profile_id: agent.profileId })
    expect(await sent()).toEqual([])
    expect(await read(Token)).toMatchObject(CONNECTED)
    const [account] = await app.sql('select email_verified_at from account where id = $1', [agent.accountId])
    expect(account?.['email_verified_at']).not.toBeNull()
  })

  test('gives nothing when its time has passed, or to somebody else', async () => {
    const agent = await publicPerson(app, 'Agent', 'Ava')
    const over = await proposed(Agent, homes.slice(0, 1))
    const other = await proposed(Agent, homes.slice(1, 2))
    await has(agent, over.email, { confirmed: true })
    await app.sql('update connection set expires_at = now() where id = $1', [over.id])
    must(await move(agent, await askAgent(owner, agent), Joined))
    expect(await titlesOf(agent)).toEqual([])
    expect(await rowOf(over.id)).toMatchObject({ outcome: 'expired' })
    expect((await read(over.Token)).error?.Code).toBe('InvitationLinkExpired')
    expect(await sent()).toEqual([other.id])
  })
})

test.each(['asked by name as well', 'not asked'])(
  'a tenant whose lease connects them, %s: the invitation by address is closed',
  async (how) => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    const { id, email, Token } = await proposed(Tenant)
    await has(tenant, email, { confirmed: true })
    if (how !== 'not asked') {
      await app.sql('update profile set is_public = true where id = $1', [owner.profileId])
      await ask(tenant, { ProfileId: owner.profileId, ProfileTypeId: Owner })
    }
    const { accountId, profileId } = owner
    await app.services.database.transaction({ kind: 'account', accountId, profileId }, (db) =>
      connectThroughLease(
        { db, services: app.services },
        { managerProfileId: profileId, tenantProfileId: tenant.profileId, byProfileId: profileId },
      ),
    )
    expect(await rowOf(id)).toMatchObject({ state: Terminated, outcome: 'withdrawn' })
    expect(await sent()).toEqual([])
    expect(await read(Token)).toMatchObject(CONNECTED)
  },
)
