import { messages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { GetUserConnectedAssets } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES, CONNECTION_STEPS, connectionStateName } from '@keystead/contract/people/connections/connection.values.ts'
import {
  DeleteRegistrationInvitation,
  GetConnectionEndPreview,
  GetUserConnectionDetails,
} from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { houseInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { coOwner, connected, entrusted, letTo } from '../../../test/network.ts'
import { addSilentOwner } from '../../properties/owners/owner.factory.ts'
import { everything } from '../../database/pool.ts'
import { Agent, ask, askAgent, happenedIn, move, newEmail, publicPerson, notifiedOf } from '../connections/connection.factory.ts'
import { expireInvitations } from './expire-invitations.job.ts'

let owner: TestPerson
let agent: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
  agent = await publicPerson(app, 'Agent', 'Ava')
})

const { Pending, Joined, Rejected, Terminated } = CONNECTION_STATES
const take = (by: TestPerson, id: string, step: string) =>
  step === 'withdraw'
    ? by.call(DeleteRegistrationInvitation, { ConnectionId: id })
    : move(by, id, { resend: Pending, accept: Joined, decline: Rejected, end: Terminated }[step]!)
const rowOf = async (id: string) => (await app.sql('select * from connection where id = $1', [id]))[0]!

/** A connection between the two in a state, asked for by the owner a day ago. */
async function inState(state: number): Promise<string> {
  const id = await askAgent(owner, agent)
  await app.sql(`update connection set last_sent_at = now() - interval '24 hours' where id = $1`, [id])
  if (state === Joined || state === Terminated) must(await move(agent, id, Joined))
  if (state === Rejected) must(await move(agent, id, Rejected))
  if (state === Terminated) must(await move(agent, id, Terminated))
  return id
}

describe('every step that people may take, and no other', () => {
  const steps = Object.entries(CONNECTION_STEPS).filter(([step]) => step !== 'expire')
  for (const state of Object.values(CONNECTION_STATES)) {
    for (const side of ['requester', 'addressee'] as const) {
      for (const [step, { by, from, to, outcome }] of steps) {
        const isLegal = from === connectionStateName(state) && (by as readonly string[]).includes(side)
        test(`${side} at ${connectionStateName(state)}: ${step} ${isLegal ? `makes it ${to}` : 'is refused'}`, async () => {
          const id = await inState(state)
          const before = await rowOf(id)
          const events = await happenedIn(app, id)
          const answer = await take(side === 'requester' ? owner : agent, id, step)
          if (isLegal) {
            expect(answer.status).toBe(200)
            expect(await rowOf(id)).toMatchObject({ state: CONNECTION_STATES[to], outcome })
            expect(await happenedIn(app, id)).toHaveLength(events.length + 1)
          } else {
            const isNoneOfTheirs = step === 'withdraw' && side === 'addressee'
            expect(answer.error).toMatchObject(
              isNoneOfTheirs
                ? { Code: 'ConnectionNotFound', Message: messages.connectionNotFound }
                : { Code: 'ConnectionMoved', Message: messages.connectionMoved },
            )
            expect(await rowOf(id)).toEqual(before)
            expect(await happenedIn(app, id)).toEqual(events)
          }
        })
      }
    }
  }
})

describe('who is no side of it', () => {
  test.each(['resend', 'accept', 'decline', 'end', 'withdraw'])('meets nothing: %s', async (step) => {
    const id = await inState(step === 'end' ? Joined : Pending)
    const stranger = await app.newPerson({ profileType: 'Agent' })
    const otherProfile = await app.secondProfile(agent, 'Owner')
    for (const person of [stranger, otherProfile]) expect((await take(person, id, step)).status).toBe(404)
    expect((await take(owner, crypto.randomUUID(), step)).status).toBe(404)
    expect((await stranger.call(GetUserConnectionDetails, { ConnectionId: id })).status).toBe(404)
  })
})

describe('sending again', () => {
  test('waits for 24 hours, says how long still, and tells again', async () => {
    const id = await askAgent(owner, agent)
    await app.sql(`update connection set last_sent_at = now() - interval '23 hours' where id = $1`, [id])
    const refused = await move(owner, id, Pending)
    expect(refused.error).toMatchObject({ Code: 'InvitationTooSoon', Fields: { StatusId: 'You can send it again in 1 hour.' } })
    await app.sql(`update connection set last_sent_at = now() - interval '24 hours', expires_at = now() + interval '1 day' where id = $1`, [
      id,
    ])
    const sent = must(await move(owner, id, Pending))
    expect(Date.parse(sent.ExpiresAt!) - Date.parse(sent.SentAt)).toBe(30 * 86_400_000)
    expect(Date.parse(sent.CanResendAt!) - Date.parse(sent.SentAt)).toBe(86_400_000)
    expect(await happenedIn(app, id)).toEqual(['invited', 'resent'])
    expect(await notifiedOf(app, agent)).toHaveLength(2)
  })

  test('twice at once happens once', async () => {
    const id = await inState(Pending)
    const answers = await Promise.all([move(owner, id, Pending), move(owner, id, Pending)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('at the same moment', () => {
  test('two answers make one', async () => {
    const id = await askAgent(owner, agent)
    const answers = await Promise.all([move(agent, id, Joined), move(agent, id, Joined), move(agent, id, Rejected)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await happenedIn(app, id)).toHaveLength(2)
    expect(await notifiedOf(app, owner)).toHaveLength(1)
  })

  test('withdrawn or accepted, not both', async () => {
    const id = await askAgent(owner, agent)
    const answers = await Promise.all([take(owner, id, 'withdraw'), move(agent, id, Joined)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await happenedIn(app, id)).toHaveLength(2)
  })

  test('both end it', async () => {
    const id = await inState(Joined)
    const answers = await Promise.all([move(owner, id, Terminated), move(agent, id, Terminated)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await notifiedOf(app, owner)).length + (await notifiedOf(app, agent)).length).toBe(3)
  })
})

describe('what is told', () => {
  test('an answer, with a reason that both read', async () => {
    const id = await inState(Pending)
    const declined = must(await move(agent, id, Rejected, 'No time this year'))
    expect(declined).toMatchObject({ Reason: 'No time this year', Outcome: 'declined' })
    expect(await notifiedOf(app, owner)).toMatchObject([{ event_key: 'connection.answered', message: 'declined your invitation.' }])
  })

  test('an end, to the other side alone', async () => {
    const id = await inState(Joined)
    const before = (await notifiedOf(app, owner)).length
    must(await move(owner, id, Terminated))
    expect((await notifiedOf(app, agent))[0]).toMatchObject({ event_key: 'connection.ended', message: 'ended the connection with you.' })
    expect(await notifiedOf(app, owner)).toHaveLength(before)
  })

  test('each step is in the audit', async () => {
    const id = await inState(Joined)
    const rows = await app.sql<{ operation: string }>('select operation from audit_event where object_id = $1 order by at', [id])
    expect(rows.map(({ operation }) => operation)).toEqual(['CreateUserConnection', 'UpdateUserConnectionStatus'])
  })
})

describe('joined', () => {
  test('shows how to reach each other, and its end shows it no more', async () => {
    await app.sql(
      `insert into profile_contact (profile_id, account_id, phone_primary, country_id, city_name)
       select id, account_id, '3035550142', country_id, 'Denver' from profile where id = $1`,
      [agent.profileId],
    )
    const id = await inState(Pending)
    const reach = async () => {
      const { Email, Phone, PlaceLine } = must(await owner.call(GetUserConnectionDetails, { ConnectionId: id }))
      return { Email, Phone, PlaceLine }
    }
    const nothing = { Email: null, Phone: null, PlaceLine: null }
    expect(await reach()).toEqual(nothing)
    must(await move(agent, id, Joined))
    expect(await reach()).toEqual({ Email: agent.email, Phone: '(303) 555-0142', PlaceLine: 'Denver' })
    must(await move(agent, id, Terminated))
    expect(await reach()).toEqual(nothing)
  })

  test('keeps a profile what it is', async () => {
    const id = await askAgent(owner, agent)
    const change = () => owner.call(UpdateProfileType, { ProfileId: owner.profileId, ProfileTypeId: Agent })
    expect((await change()).error?.Code).toBe('ProfileHasConnections')
    must(await move(agent, id, Joined))
    expect((await change()).error?.Code).toBe('ProfileHasConnections')
    must(await move(agent, id, Terminated))
    expect((await change()).status).toBe(200)
  })
})

describe('the end of a connection', () => {
  test('takes back what the other side had, says so beforehand, and leaves the past readable', async () => {
    const { AssetId, Title: title } = must(await owner.call(AddAsset, houseInput))
    const [working, tenant, partner] = [
      await app.newPerson({ profileType: 'Agent' }),
      await app.newPerson({ profileType: 'Tenant' }),
      await app.newPerson({ profileType: 'Owner' }),
    ]
    const [worksBy, livesBy, ownsBy] = [
      await connected(app, owner, working),
      await connected(app, owner, tenant),
      await connected(app, owner, partner),
    ]
    await entrusted(app, { assetId: AssetId, agent: working, connectionId: worksBy, scopes: ['list'] })
    await letTo(app, { assetId: AssetId, tenant, connectionId: livesBy })
    await addSilentOwner(owner, AssetId)
    await coOwner(app, { assetId: AssetId, partner, connectionId: ownsBy, name: 'Pat Tester' })

    for (const [id, person, relation, isLease] of [
      [worksBy, working, 'Agent', false],
      [livesBy, tenant, 'Tenant', true],
      [ownsBy, partner, 'Owner', false],
    ] as const) {
      const assets = async (who: TestPerson) => must(await who.call(GetUserConnectedAssets, { ConnectionId: id })).Items
      const rename = async (to: string) => app.sql('update asset set title = $2 where id = $1', [AssetId, to])
      await rename('The house, painted')
      const named = { AssetId, Title: 'The house, painted', State: 'current', CanOpen: true }
      expect(await assets(person)).toMatchObject([{ ...named, Relation: relation, ManagedByCaller: false }])
      expect(await assets(owner)).toMatchObject([{ ...named, ManagedByCaller: true }])
      await rename(title)
      expect(must(await person.call(GetUserConnectionDetails, { ConnectionId: id })).AssetsCount).toBe(1)
      for (const who of [owner, person]) {
        const preview = must(await who.call(GetConnectionEndPreview, { ConnectionId: id }))
        expect(preview.Ends).toMatchObject([{ Title: title, IsLease: isLease }])
        expect(preview.Keeps.length).toBeGreaterThan(1)
      }
      must(await move(owner, id, Terminated, 'The house is sold'))
      await rename('What it became since')
      expect(await assets(person)).toMatchObject([{ AssetId, Title: title, State: 'past', CanOpen: false }])
      await rename(title)
      expect(await assets(owner)).toMatchObject([{ AssetId, State: 'past', CanOpen: true }])
      expect(must(await person.call(GetUserConnectionDetails, { ConnectionId: id })).AssetsCount).toBe(0)
      expect((await person.call(GetConnectionEndPreview, { ConnectionId: id })).error?.Code).toBe('ConnectionMoved')
    }
  })
})

describe('the job', () => {
  const run = () => expireInvitations(app.services, new AbortController().signal)

  test('ends what nobody has answered in thirty days, and tells the sender once', async () => {
    const email = newEmail()
    const byAddress = await ask(owner, { Email: email, ProfileTypeId: 3 })
    const byName = await askAgent(owner, agent)
    const fresh = await ask(owner, { Email: newEmail(), ProfileTypeId: 3 })
    await app.sql('update connection set expires_at = now() where id = any($1::uuid[])', [[byAddress, byName]])
    await Promise.all([run(), run()])
    await run()
    for (const id of [byAddress, byName]) {
      expect(await rowOf(id)).toMatchObject({ state: Rejected, outcome: 'expired' })
      expect((await happenedIn(app, id)).at(-1)).toBe('expired')
    }
    expect(await rowOf(fresh)).toMatchObject({ state: Pending })
    expect(new Set((await notifiedOf(app, owner)).map(({ message }) => message))).toEqual(
      new Set(['Ava Tester', email].map((name) => `Your invitation to ${name} wasn’t answered in time and has expired.`)),
    )
    expect(await notifiedOf(app, owner)).toHaveLength(2)
    expect((await owner.call(GetUserConnectionDetails, { ConnectionId: byName })).data.Outcome).toBe('expired')
  })
})

describe('row security', () => {
  test('shows a connection, its history and its links to its sides alone', async () => {
    const id = await inState(Joined)
    const stranger = await app.newPerson()
    const seen = (accountId: string) =>
      app.services.database.transaction({ kind: 'account', accountId }, async (db) => ({
        connections: (await db.sql('select from connection where id = $1', [id])).length,
        events: (await db.sql('select from connection_event where connection_id = $1', [id])).length,
      }))
    expect(await seen(owner.accountId)).toEqual({ connections: 1, events: 2 })
    expect(await seen(agent.accountId)).toEqual({ connections: 1, events: 2 })
    expect(await seen(stranger.accountId)).toEqual({ connections: 0, events: 0 })
  })

  test('lets nobody write into the history of others, and nobody change one', async () => {
    const id = await inState(Joined)
    const stranger = await app.newPerson()
    const write = (accountId: string, text: string) =>
      app.services.database.transaction({ kind: 'account', accountId }, (db) => db.sql(text, [id]))
    await expect(write(stranger.accountId, `insert into connection_event (connection_id, kind) values ($1, 'ended')`)).rejects.toThrow(
      /row-level security/,
    )
    for (const text of [
      'delete from connection_event where connection_id = $1',
      `update connection_event set kind = 'ended' where connection_id = $1`,
    ]) {
      await app.services.database.transaction(everything('a test tries'), (db) => db.sql(text, [id]))
    }
    expect(await happenedIn(app, id)).toEqual(['invited', 'accepted'])
  })
})
