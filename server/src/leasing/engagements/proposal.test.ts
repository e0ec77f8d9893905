import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import { DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { messagesTo } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { type TermsInput, agentTerms, denverDay, entrustedTo } from '../assignments/assignment.factory.ts'
import type { JoinedConnection } from '../../people/connections/connection.public.ts'
import { notifyJoined } from '../../people/invitations/invitation.public.ts'
import { anonymous } from '../../rpc/actor.ts'
import { checkProposal, proposalText } from './proposal.ts'

let owner: TestPerson
let agent: TestPerson
let other: TestPerson
let assetIds: string[]

beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  other = await app.newPerson({ profileType: 'Agent' })
  await connected(app, owner, other)
  assetIds = []
  for (const Title of ['First', 'Second', 'Third']) assetIds.push((await addProperty(owner, { Title })).AssetId)
})

const claims = ({ accountId, profileId }: TestPerson) => ({ kind: 'account', accountId, profileId }) as const
const check = (person: TestPerson, ids: string[], terms: Partial<TermsInput> = {}) =>
  app.services.database.transaction(claims(person), (db) =>
    checkProposal(
      {
        db,
        actor: actorOf(person),
      },
      { assetIds: ids, terms: AgentTerms.parse(agentTerms(terms)) },
    ),
  )
/** The connection as it is when the agent has said yes. */
async function joinedWith(proposal: unknown) {
  const id = await connected(app, owner, agent)
  return {
    id,
    proposal: JSON.parse(JSON.stringify(proposal)) as unknown,
    requester_account_id: owner.accountId,
    requester_profile_id: owner.profileId,
    addressee_account_id: agent.accountId,
    addressee_profile_id: agent.profileId,
  } as JoinedConnection
}
const join = (connection: JoinedConnection) =>
  app.services.database.transaction(claims(agent), (db) =>
    notifyJoined({ db, services: app.services, actor: anonymous, afterCommit: () => {} }, connection, {
      joinedProfileId: agent.profileId,
      invitations: [connection],
    }),
  )
const titlesOf = async (person: TestPerson) =>
  (await person.call(GetUserAssignedAssets, {})).data.Items.map(({ Title }) => Title).toSorted()

test('is what the sender manages, and is read beforehand', async () => {
  const terms = { ContractTypeId: 2, FeePercent: 8, FeeAmount: '25', TenureStart: '2027-12-01', TenureEnd: '2028-11-30' }
  const connection = await joinedWith(await check(owner, [...assetIds, assetIds[0]!], terms))
  const text = await app.services.database.transaction(claims(agent), (db) =>
    proposalText(db, { ...claims(owner), proposal: connection.proposal }),
  )
  expect(text).toEqual({
    AssetsCount: 3,
    Titles: ['First', 'Second', 'Third'],
    ContractType: 'Leasing only',
    TermsText: 'Leasing only, from Dec 1, 2027, to Nov 30, 2028, 8% of collected rent, $25 a month',
  })
})

test('of foreign properties, or of a time that is over, is refused at the field', async () => {
  await expect(check(other, assetIds)).rejects.toMatchObject({ fields: { AssetIds: expect.stringContaining('no longer there') } })
  await expect(check(owner, assetIds, { TenureStart: '2020-01-01', TenureEnd: '2020-02-01' })).rejects.toMatchObject({
    fields: { 'Terms.TenureEnd': 'End date can’t be in the past.' },
  })
})

test('is theirs when the agent joins', async () => {
  await join(await joinedWith(await check(owner, assetIds, { ContractTypeId: 2 })))
  expect(await titlesOf(agent)).toEqual(['First', 'Second', 'Third'])
  expect(await messagesTo(app, agent)).toEqual([`gave you 3 properties to lease, starting ${formatDate(denverDay())}.`])
  expect(await messagesTo(app, owner)).toEqual([])
})

test('is given as far as it still can be, and the sender is told of the rest', async () => {
  const proposal = await check(owner, assetIds, { ContractTypeId: 1 })
  await entrustedTo(owner, assetIds[0]!, other, { ContractTypeId: 1 })
  await owner.call(DeleteAsset, { AssetId: assetIds[1]! })
  await join(await joinedWith(proposal))
  expect(await titlesOf(agent)).toEqual(['Third'])
  expect(await messagesTo(app, owner)).toEqual([
    'joined but couldn’t get 2 of the 3 properties that you proposed: they’re gone, or someone else has them at that time. Please assign what’s missing again.',
  ])
})

test('that is none, or of a version that is long gone, gives nothing', async () => {
  const connection = await joinedWith(null)
  await join(connection)
  await join({ ...connection, proposal: { properties: assetIds } })
  expect(await titlesOf(agent)).toEqual([])
})
