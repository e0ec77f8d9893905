import { UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { CreateUserProfile, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { messages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { GetRequestedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import {
  DeleteRegistrationInvitation,
  GetUserConnectionDetails,
} from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { Agent, Owner, Tenant, ask, askAgent, happenedIn, move, newEmail, publicPerson, notifiedOf } from './connection.factory.ts'

let owner: TestPerson
let agent: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
  agent = await publicPerson(app, 'Agent', 'Ava')
})

const byEmail = (sender: TestPerson, Email: string, ProfileTypeId: number = Tenant) =>
  sender.call(CreateUserConnection, { Email, ProfileTypeId })
const sent = async (person: TestPerson) => must(await person.call(GetRequestedUserConnections, { Direction: 1 })).Items
const received = async (person: TestPerson) => must(await person.call(GetRequestedUserConnections, { Direction: 2 })).Items
const rowOf = async (id: string) => (await app.sql('select * from connection where id = $1', [id]))[0]!

describe('by name', () => {
  test('a public person is asked, told, and sees who asks', async () => {
    const id = await ask(owner, { ProfileId: agent.profileId, ProfileTypeId: Agent, Message: 'For my two houses?' })
    expect(await happenedIn(app, id)).toEqual(['invited'])
    expect(await notifiedOf(app, agent)).toEqual([
      {
        event_key: 'connection.invited',
        message: 'wants to connect with you as their agent.',
        actor_profile_id: owner.profileId,
        actor_name: null,
        path: `/User/Connections/View?id=${id}`,
      },
    ])
    expect(await received(agent)).toMatchObject([{ ConnectionId: id, Direction: 2, With: { Name: 'Olga Tester', ProfileType: 'Owner' } }])
    expect(await sent(owner)).toMatchObject([{ ConnectionId: id, Direction: 1, With: { ProfileId: agent.profileId } }])
    const seen = must(await agent.call(GetUserConnectionDetails, { ConnectionId: id }))
    expect(seen).toMatchObject({ Message: 'For my two houses?', Email: null, Phone: null, CanResendAt: null })
  })

  test('nobody else can be asked: private and closed profiles answer like those that do not exist', async () => {
    const hidden = await app.newPerson({ profileType: 'Agent' })
    const gone = await publicPerson(app)
    await app.sql(`update profile set status = 'P' where id = $1`, [gone.profileId])
    const unconfirmed = await publicPerson(app)
    await app.sql('update account set email_verified_at = null where id = $1', [unconfirmed.accountId])
    for (const ProfileId of [hidden.profileId, gone.profileId, unconfirmed.profileId, crypto.randomUUID()]) {
      const { status, error } = await owner.call(CreateUserConnection, { ProfileId, ProfileTypeId: Agent })
      expect({ status, code: error?.Code }).toEqual({ status: 404, code: 'ProfileNotFound' })
    }
  })

  test('who was joined before can be asked again, public or not', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, tenant, 3)
    expect((await owner.call(CreateUserConnection, { ProfileId: tenant.profileId, ProfileTypeId: Tenant })).status).toBe(200)
  })

  test('asks for what they are, and two tenants have nothing to ask each other', async () => {
    const wrong = await owner.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Tenant })
    expect(wrong.error?.Fields).toEqual({ ProfileTypeId: 'Profile type is not valid.' })
    const [one, other] = [await app.newPerson({ profileType: 'Tenant' }), await app.newPerson({ profileType: 'Tenant' })]
    expect((await byEmail(one, other.email)).error).toMatchObject({
      Code: 'ConnectionNotPossible',
      Fields: { Email: messages.connectionNotPossible },
    })
  })

  test('twice is told, and a joined pair is, too', async () => {
    const id = await askAgent(owner, agent)
    const again = () => owner.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Agent })
    expect((await again()).error).toMatchObject({ Code: 'InvitationOpen', Fields: { ProfileId: messages.invitationOpen } })
    must(await move(agent, id, 1))
    expect((await again()).error?.Code).toBe('ConnectionExists')
  })

  test.each([
    ['oneself', () => ({ ProfileId: owner.profileId })],
    ['the own address', () => ({ Email: owner.email.toUpperCase() })],
  ])('%s is refused', async (_what, who) => {
    expect((await owner.call(CreateUserConnection, { ...who(), ProfileTypeId: Owner })).error?.Code).toBe('InvitationToSelf')
  })

  test('another profile of the own account is oneself', async () => {
    const second = await app.secondProfile(owner, 'Agent')
    const answer = await owner.call(CreateUserConnection, { ProfileId: second.profileId, ProfileTypeId: Agent })
    expect(answer.error?.Code).toBe('InvitationToSelf')
  })

  test('after a decline the same sender waits for seven days, and the other side does not', async () => {
    const other = await publicPerson(app, 'Owner')
    const id = await askAgent(other, agent)
    must(await move(agent, id, 2, 'No time'))
    const again = () => other.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Agent })
    const refused = (await again()).error
    expect(refused?.Code).toBe('InvitationTooSoon')
    expect(refused?.Fields?.ProfileId).toMatch(/^They declined recently\. You can ask again starting \w{3} \d+, \d{4}\.$/)
    const back = await ask(agent, { ProfileId: other.profileId, ProfileTypeId: Owner })
    must(await move(other, back, 2))
    await app.sql(`update connection set answered_at = now() - interval '7 days' where id = $1`, [id])
    expect((await again()).status).toBe(200)
  })

  test('an invitation whose time has passed can not be answered, nor sent again', async () => {
    const id = await askAgent(owner, agent)
    await app.sql(`update connection set expires_at = now(), last_sent_at = now() - interval '24 hours' where id = $1`, [id])
    expect((await move(agent, id, 1)).error?.Code).toBe('ConnectionMoved')
    expect((await move(owner, id, 0)).error?.Code).toBe('ConnectionMoved')
  })

  test('an invitation whose time has passed is in nobody’s way', async () => {
    const id = await askAgent(owner, agent)
    await app.sql('update connection set expires_at = now() where id = $1', [id])
    const anew = await askAgent(owner, agent)
    expect(anew).not.toBe(id)
    expect(await rowOf(id)).toMatchObject({ state: 2, outcome: 'expired' })
    expect((await move(agent, id, 1)).error?.Code).toBe('ConnectionMoved')
  })

  test('ends after fifty people a day', async () => {
    await app.sql(
      `insert into throttle (key, window_start, used, expires_at)
       values ($1, date_bin(interval '1 day', now(), 'epoch'), 50, now() + interval '2 days')`,
      [`people-invited-by:${owner.accountId}`],
    )
    const answer = await owner.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Agent })
    expect({ status: answer.status, code: answer.error?.Code }).toEqual({ status: 429, code: 'TooManyInvitations' })
  })
})

describe('asking, taking back and asking again', () => {
  const again = async (who: { ProfileId: string } | { Email: string }, ProfileTypeId: number) => {
    const answer = await owner.call(CreateUserConnection, { ...who, ProfileTypeId })
    if (answer.data) must(await owner.call(DeleteRegistrationInvitation, { ConnectionId: answer.data.ConnectionId }))
    return answer.error?.Code ?? 'sent'
  }

  test.each([
    ['by name', Agent, async () => ({ ProfileId: agent.profileId })],
    ['an address that has an account', Agent, async () => ({ Email: agent.email })],
    ['an address that has none', Tenant, async () => ({ Email: newEmail() })],
  ])('%s rings nobody more than three times a day', async (_what, typeId, who) => {
    const asked = await who()
    const answers: string[] = []
    for (let count = 0; count < 4; count += 1) answers.push(await again(asked, typeId))
    expect(answers).toEqual(['sent', 'sent', 'sent', 'TooManyInvitations'])
  })
})

describe('both at once', () => {
  test('asking back is a yes', async () => {
    const other = await publicPerson(app, 'Owner')
    const id = await askAgent(other, agent)
    const back = must(await agent.call(CreateUserConnection, { ProfileId: other.profileId, ProfileTypeId: Owner }))
    expect(back).toEqual({ ConnectionId: id, StatusId: 1 })
    expect(await happenedIn(app, id)).toEqual(['invited', 'accepted'])
    expect((await notifiedOf(app, other))[0]).toMatchObject({ message: 'accepted your invitation.', actor_profile_id: agent.profileId })
  })

  test('makes one connection, and never an error', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const [one, other] = [await publicPerson(app, 'Owner'), await publicPerson(app, 'Agent')]
      const answers = await Promise.all([
        one.call(CreateUserConnection, { ProfileId: other.profileId, ProfileTypeId: Agent }),
        other.call(CreateUserConnection, { ProfileId: one.profileId, ProfileTypeId: Owner }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const rows = await app.sql<{ state: number }>(
        'select state from connection where $1 in (requester_profile_id, addressee_profile_id)',
        [one.profileId],
      )
      expect(rows).toEqual([{ state: 1 }])
    }
  })

  test('of the same side in two windows is one invitation', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Agent })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await notifiedOf(app, agent)).toHaveLength(1)
  })

  test('to the same address is one invitation', async () => {
    const email = newEmail()
    const answers = await Promise.all([byEmail(owner, email), byEmail(owner, email)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('by address', () => {
  test('whoever has confirmed it is asked as their profile of the type, and stays unknown to the sender', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tara' })
    const known = must(await byEmail(owner, tenant.email))
    const unknown = must(await byEmail(owner, newEmail()))
    expect(known.StatusId).toBe(unknown.StatusId)
    expect(await received(tenant)).toMatchObject([{ ConnectionId: known.ConnectionId, InvitedEmail: null }])
    const cards = await sent(owner)
    expect(cards.map((card) => ({ ...card, ConnectionId: '', SentAt: '', ExpiresAt: '', CanResendAt: '', InvitedEmail: '' }))).toEqual(
      cards.map(() => ({
        ConnectionId: '',
        StatusId: 0,
        Status: 'Pending',
        Direction: 1,
        Outcome: null,
        With: {
          ProfileId: null,
          Name: expect.stringMatching(/@example\.com$/),
          PicPath: null,
          ProfileTypeId: 3,
          ProfileType: 'Tenant',
          AccountType: null,
          CompanyName: null,
          HasPage: false,
        },
        InvitedEmail: '',
        SentAt: '',
        ExpiresAt: '',
        CanResendAt: '',
        AnsweredAt: null,
        EndedAt: null,
        AssetsCount: 0,
        NeedsProfileTypeId: null,
      })),
    )
  })

  test('whoever declines stays unknown, in the list, in the history and in what is told', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tara' })
    const id = await ask(owner, { Email: tenant.email, ProfileTypeId: Tenant, Name: 'T. from the flat' })
    must(await move(tenant, id, 2))
    expect((await notifiedOf(app, owner))[0]).toMatchObject({
      message: 'declined your invitation.',
      actor_profile_id: null,
      actor_name: 'T. from the flat',
    })
    const details = must(await owner.call(GetUserConnectionDetails, { ConnectionId: id }))
    expect(details).toMatchObject({ StatusId: 2, Outcome: 'declined', With: { ProfileId: null, Name: 'T. from the flat' } })
    expect(JSON.stringify(details)).not.toContain('Tara')
  })

  test.each(['a new one', 'one of another type before'])(
    'an account without such a profile gets it for when it has one: %s',
    async (which) => {
      const landlord = await app.newPerson({ profileType: 'Owner' })
      const id = must(await byEmail(owner, landlord.email, Agent)).ConnectionId
      expect(await received(landlord)).toMatchObject([{ ConnectionId: id, NeedsProfileTypeId: Agent }])
      expect((await notifiedOf(app, landlord))[0]?.message).toBe('wants to connect with you as their agent.')
      expect((await move(landlord, id, 1)).error?.Code).toBe('InvitationNeedsProfile')
      if (which === 'a new one') {
        const form = { ProfileTypeId: Agent, AccountTypeId: ACCOUNT_TYPES.Personal, FirstName: 'Lee', LastName: 'Tester' }
        const { ProfileId } = must(await landlord.call(CreateUserProfile, form))
        expect(await rowOf(id)).toMatchObject({ addressee_profile_id: ProfileId })
        expect(await received(landlord)).toEqual([])
        must(await landlord.call(SwitchUserProfile, { ProfileId }))
      } else {
        must(await landlord.call(UpdateProfileType, { ProfileId: landlord.profileId, ProfileTypeId: Agent }))
        expect(await rowOf(id)).toMatchObject({ addressee_profile_id: landlord.profileId })
      }
      expect(await received(landlord)).toMatchObject([{ ConnectionId: id, NeedsProfileTypeId: null }])
      must(await move(landlord, id, 1))
      expect((await notifiedOf(app, owner))[0]?.message).toBe('accepted your invitation.')
    },
  )

  test('of two profiles of a type the default one is asked', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    const [business] = await app.sql<{ id: string }>(
      `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
       select account_id, 3, 2, 'Firm', 'Tester', country_id from profile where id = $1 returning id`,
      [tenant.profileId],
    )
    await app.sql('update account set default_profile_id = $2 where id = $1', [tenant.accountId, business!.id])
    expect(await rowOf(must(await byEmail(owner, tenant.email)).ConnectionId)).toMatchObject({ addressee_profile_id: business!.id })
  })

  test('whoever has not confirmed it does not get what was sent there', async () => {
    const squatter = await app.newPerson({ profileType: 'Tenant' })
    await app.sql('update account set email_verified_at = null where id = $1', [squatter.accountId])
    const id = must(await byEmail(owner, squatter.email)).ConnectionId
    expect(await rowOf(id)).toMatchObject({ addressee_account_id: null })
    expect(await received(squatter)).toEqual([])
    expect((await move(squatter, id, 1)).status).toBe(404)
  })

  test('nobody learns by it whose address it is: who was asked by name already, or said no to that, is asked in vain', async () => {
    const before = must(await askThenEmail())
    expect(await rowOf(before.ConnectionId)).toMatchObject({ addressee_account_id: null, addressee_profile_id: null })
    expect(await received(agent)).toHaveLength(1)

    const shy = await publicPerson(app, 'Agent')
    must(await move(shy, await askAgent(owner, shy), 2))
    const after = must(await byEmail(owner, shy.email, Agent))
    expect(await rowOf(after.ConnectionId)).toMatchObject({ state: 0, addressee_account_id: null })
    expect(await received(shy)).toEqual([])
    expect(await notifiedOf(app, shy)).toHaveLength(1)
  })

  test('nor by asking by name afterwards', async () => {
    const before = must(await byEmail(owner, agent.email, Agent)).ConnectionId
    const byName = await askAgent(owner, agent)
    expect(await received(agent)).toMatchObject([{ ConnectionId: byName }])
    expect(await rowOf(before)).toMatchObject({ state: 0, addressee_account_id: null, addressee_profile_id: null })
    must(await move(agent, byName, 1))
    expect(await rowOf(before)).toMatchObject({ state: 3, outcome: 'withdrawn' })

    const shy = await publicPerson(app, 'Agent')
    must(await move(shy, must(await byEmail(owner, shy.email, Agent)).ConnectionId, 2))
    must(await move(shy, await askAgent(owner, shy), 2))
    const again = await owner.call(CreateUserConnection, { ProfileId: shy.profileId, ProfileTypeId: Agent })
    expect(again.error?.Code).toBe('InvitationTooSoon')
  })

  async function askThenEmail() {
    await askAgent(owner, agent)
    return byEmail(owner, agent.email, Agent)
  }

  test('such a second one ends when they join by the first', async () => {
    const first = await askAgent(owner, agent)
    const second = must(await byEmail(owner, agent.email, Agent)).ConnectionId
    must(await move(agent, first, 1))
    expect(await rowOf(second)).toMatchObject({ state: 3, outcome: 'withdrawn' })
    expect(await sent(owner)).toEqual([])
  })

  test('asking back by address joins', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    const id = must(await byEmail(owner, tenant.email)).ConnectionId
    expect(must(await byEmail(tenant, owner.email, Owner))).toEqual({ ConnectionId: id, StatusId: 1 })
  })

  test('after a decline the address rests for seven days', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    must(await move(tenant, must(await byEmail(owner, tenant.email)).ConnectionId, 2))
    expect((await byEmail(owner, tenant.email)).error?.Code).toBe('InvitationTooSoon')
  })

  test('only whoever has confirmed their own address may ask so', async () => {
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    expect((await byEmail(owner, newEmail())).error).toMatchObject({
      Code: 'EmailNotConfirmed',
      Fields: { Email: messages.confirmEmailToInvite },
    })
    expect((await owner.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Agent })).status).toBe(200)
  })

  test('one hundred addresses a day that stand in no lease, whether they have an account and were invited before or not', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    const first = newEmail()
    must(await byEmail(owner, first))
    must(await byEmail(owner, tenant.email))
    await app.sql('update throttle set used = 100 where key = $1', [`unknown-addresses-invited-by:${owner.accountId}`])
    const used = { Code: 'TooManyUnknownAddresses', Message: expect.stringContaining('invited 100 addresses today that stand in none') }
    for (const email of [newEmail(), (await app.newPerson({ profileType: 'Tenant' })).email, first])
      expect((await byEmail(owner, email, Agent)).error).toMatchObject(used)
  })

  test('of which each counts again on the day that it is sent again', async () => {
    const email = newEmail()
    const { ConnectionId } = must(await byEmail(owner, email))
    const long = () => app.sql(`update connection set last_sent_at = now() - interval '25 hours' where id = $1`, [ConnectionId])
    await long()
    await app.sql('update throttle set used = 99 where key = $1', [`unknown-addresses-invited-by:${owner.accountId}`])
    must(await move(owner, ConnectionId, 0))
    await long()
    expect((await move(owner, ConnectionId, 0)).error?.Code).toBe('TooManyUnknownAddresses')
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    expect((await move(owner, ConnectionId, 0)).error?.Code).toBe('EmailNotConfirmed')
    expect(await app.sql('select 1 from email where to_email = $1', [email])).toHaveLength(2)
  })
})

test('each wrong input is told at its field, and nothing is kept', async () => {
  const answer = (input: Record<string, unknown>) => owner.call(CreateUserConnection, input as never)
  expect((await answer({ ProfileTypeId: 2 })).error?.Fields).toEqual({ Email: 'Please choose a person, or type an email address.' })
  expect((await answer({ ProfileTypeId: 2, Email: 'half@', Name: 'x'.repeat(121) })).error?.Fields).toEqual({
    Email: 'Email is not valid.',
    Name: expect.stringContaining('Name'),
  })
  expect((await answer({ ProfileTypeId: 3, Email: newEmail(), AssetIds: [crypto.randomUUID()] })).error?.Fields).toMatchObject({
    AssetIds: 'Only an agent can be given properties along with an invitation.',
  })
  expect(await sent(owner)).toEqual([])
})
