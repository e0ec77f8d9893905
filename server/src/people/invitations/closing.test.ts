import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetUserConnectionsHistory, GetUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { GetInvitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { houseInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { Agent, Tenant, ask, askAgent, happenedIn, move, newEmail, publicPerson, notifiedOf } from '../connections/connection.factory.ts'

const rowOf = async (id: string) => (await app.sql('select * from connection where id = $1', [id]))[0]!

test('an account that closes ends its connections, takes back what it sent and leaves what it got', async () => {
  const owner = await app.newPerson({ firstName: 'Olga' })
  const agent = await publicPerson(app, 'Agent', 'Ava')
  const asking = await app.newPerson({ profileType: 'Owner', firstName: 'Ingo' })
  const { AssetId } = must(await owner.call(AddAsset, houseInput))
  const joined = await connected(app, owner, agent)
  const assignmentId = await entrusted(app, { assetId: AssetId, agent, connectionId: joined })
  const email = newEmail()
  const sent = await ask(owner, { Email: email, ProfileTypeId: Tenant, Message: 'Hello Tom' })
  const Token = secretIn(await app.emailTo(email), '/Invitation/')
  const received = await ask(asking, { Email: owner.email, ProfileTypeId: 1, Name: 'Olga of Elm Street' })

  must(await owner.call(CloseAccount, { Email: owner.email }))

  expect(await rowOf(joined)).toMatchObject({ state: 3, outcome: 'ended', ended_by_profile_id: null })
  expect(await app.sql('select ended_at is not null as ended from assignment where id = $1', [assignmentId])).toEqual([{ ended: true }])
  expect((await notifiedOf(app, agent)).find(({ event_key: key }) => key === 'connection.ended')).toMatchObject({
    message: 'left, and your connection ended with that.',
    actor_profile_id: owner.profileId,
  })
  expect(await rowOf(sent)).toMatchObject({ state: 3, outcome: 'withdrawn', message: null, invite_email: 'closed@closed.invalid' })
  expect((await app.visitor().call(GetInvitation, { Token })).error?.Code).toBe('InvitationLinkExpired')
  expect(await rowOf(received)).toMatchObject({ state: 2, outcome: 'declined' })
  expect(await happenedIn(app, received)).toEqual(['invited', 'declined'])

  // What is left names no one.
  const left = [
    ...must(await asking.call(GetUserConnections, {})).Items,
    ...must(await agent.call(GetUserConnections, {})).Items,
    ...must(await agent.call(GetUserConnectionsHistory, {})).Items,
  ]
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`Olga|${owner.email}`))
  expect(left.map((item) => item.With.Name)).toContain('Closed account')
})

test('an account that is disabled keeps its people, and they keep it', async () => {
  const owner = await app.newPerson()
  const agent = await publicPerson(app)
  const id = await askAgent(owner, agent)
  must(await move(agent, id, 1))
  await app.sql(`update account set status = 'P' where id = $1`, [agent.accountId])
  expect(must(await owner.call(GetUserConnections, {})).Items).toMatchObject([{ ConnectionId: id, StatusId: 1 }])
  expect(must(await move(owner, id, 3)).StatusId).toBe(3)
})

test('nobody is joined with an account that is closed', async () => {
  const owner = await app.newPerson()
  const agent = await publicPerson(app)
  must(await agent.call(CloseAccount, { Email: agent.email }))
  const email = await ask(owner, { Email: agent.email, ProfileTypeId: Agent })
  expect(await rowOf(email)).toMatchObject({ state: 0, addressee_account_id: null })
})
