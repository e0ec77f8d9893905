import {
  AcceptViewingByLink,
  CancelViewing,
  ConfirmViewing,
  DenyViewing,
  GetViewingByLink,
  GetViewings,
  ProposeViewingTime,
  RequestViewing,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { TourList } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { must } from '../../../test/must.ts'
import { agentOf, partnerOf, takenBackFrom, tenantOf } from '../../properties/properties/network.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { giveContactsBack } from '../../properties/properties/property.public.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import { givenTour, linkTo, tourOf } from './tour.factory.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

const list = (person: TestPerson, List: TourList = 'waiting') => person.call(GetViewings, { Side: 'lister', List })
const listed = async (person: TestPerson, List: TourList = 'waiting') => must(await list(person, List)).Items

/** A home that an agent lists for its owner, and a stranger who wants to see it. */
async function askedOfAgent() {
  const owner = await app.newPerson({ firstName: 'Olga' })
  const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
  const agent = await agentOf(app, owner, [AssetId])
  must(await agent.call(ListAsset, { AssetId, ContactProfileId: agent.profileId }))
  const asked = tourOf(AssetId)
  const sent = must(await app.visitor().call(RequestViewing, asked))
  const [tour] = await listed(agent)
  if (!tour) throw new Error('the agent has no tour')
  return { owner, agent, AssetId, tour, sent, asked }
}

describe('a home that an agent lists', () => {
  test('is asked for at the agent, who has the visitor’s address; the owner sees it, and who answers', async () => {
    const { owner, agent, sent, asked, tour } = await askedOfAgent()
    expect(sent.ListerName).toBe('Ann Tester')
    expect(tour).toMatchObject({ AssetTitle: 'Brick bungalow', With: { Email: asked.Email }, AnsweredBy: null })
    expect(await listed(owner)).toMatchObject([
      { ViewingId: tour.ViewingId, AnsweredBy: { ProfileId: agent.profileId, Name: 'Ann Tester' } },
    ])
    // Someone else who may list it sees it as well, and is not the one who is asked.
    const other = await agentOf(app, owner, [tour.AssetId])
    expect(await listed(other)).toHaveLength(1)
    const unanswered = await Promise.all([agent, owner, other].map(async (person) => must(await list(person)).Unanswered))
    expect(unanswered).toEqual([1, 0, 0])
  })

  test('is shown by the agent: the visitor learns when and where', async () => {
    const { agent, tour } = await askedOfAgent()
    const StartsAt = tour.Times[0]!
    must(await agent.call(ConfirmViewing, { ViewingId: tour.ViewingId, StartsAt, Minutes: 30, Words: 'Ring twice.' }))
    const seen = must(await app.visitor().call(GetViewingByLink, { Token: await linkTo(app, tour.ViewingId) }))
    expect(seen).toMatchObject({
      State: 'Confirmed',
      StartsAt,
      Address: '1290 Larimer Street, Denver, CO 80204',
      Words: 'Ring twice.',
      With: { Name: 'Ann Tester' },
    })
  })

  test('the agent proposes, the visitor accepts by the link of the email, the agent calls it off', async () => {
    const { agent, owner, tour } = await askedOfAgent()
    const { ViewingId } = tour
    must(await agent.call(ProposeViewingTime, { ViewingId, Date: dayAhead(8), Time: '09:15', Minutes: 30 }))
    must(await app.visitor().call(AcceptViewingByLink, { Token: await linkTo(app, ViewingId) }))
    expect(await listed(agent, 'coming')).toMatchObject([
      { ViewingId, State: 'Confirmed', Address: '1290 Larimer Street, Denver, CO 80204' },
    ])
    must(await agent.call(CancelViewing, { ViewingId, Words: 'The keys are lost.' }))
    expect(await listed(owner, 'over')).toMatchObject([{ ViewingId, State: 'Cancelled' }])
  })

  test('the owner may answer as well', async () => {
    const { owner, agent, tour } = await askedOfAgent()
    must(await owner.call(DenyViewing, { ViewingId: tour.ViewingId, ReasonId: 2 }))
    expect(await listed(agent, 'over')).toMatchObject([{ State: 'Denied' }])
  })

  test('is not promised to two visitors at once, whoever of the two answers', async () => {
    const { owner, agent, AssetId, tour } = await askedOfAgent()
    must(await app.visitor().call(RequestViewing, tourOf(AssetId)))
    const other = (await listed(agent)).find(({ ViewingId }) => ViewingId !== tour.ViewingId)!
    const confirm = (person: TestPerson, { ViewingId, Times }: typeof tour) =>
      person.call(ConfirmViewing, { ViewingId, StartsAt: Times[0]!, Minutes: 30 })
    const answers = await Promise.all([confirm(agent, tour), confirm(owner, other)])
    expect(answers.map(({ status, error }) => error?.Code ?? status).sort()).toEqual([200, 'ViewingTimeTaken'])
    const free = answers[0]?.status === 200 ? other : tour
    const time = new Date(free.Times[0]!).toLocaleString('sv-SE', { timeZone: 'America/Denver', dateStyle: 'short', timeStyle: 'short' })
    const [day, hour] = time.split(' ')
    const proposed = await agent.call(ProposeViewingTime, { ViewingId: free.ViewingId, Date: day!, Time: hour!, Minutes: 30 })
    expect(proposed.error?.Code).toBe('ViewingTimeTaken')
  })
})

test.each(['the manager names them', 'they list it themselves'])('what came before is the agent’s to answer once %s', async (how) => {
  const owner = await app.newPerson({ firstName: 'Olga' })
  const { AssetId } = await addListedProperty(app, owner)
  const [open, past] = [
    await givenTour(app, { assetId: AssetId, person: owner }),
    await givenTour(app, { assetId: AssetId, person: owner, inDays: -3 }),
  ]
  const agent = await agentOf(app, owner, [AssetId])
  const lister = how === 'they list it themselves' ? agent : owner
  must(await lister.call(ListAsset, { AssetId, ContactProfileId: agent.profileId }))
  const contacts = await app.sql<{ id: string; contact_profile_id: string | null }>(
    'select id, contact_profile_id from tour where asset_id = $1',
    [AssetId],
  )
  expect(Object.fromEntries(contacts.map(({ id, contact_profile_id }) => [id, contact_profile_id]))).toEqual({
    [open.tourId]: agent.profileId,
    [past.tourId]: null,
  })
})

test.each([
  ['an agent without the scope', async (owner: TestPerson, assetId: string) => agentOf(app, owner, [assetId], ['tenants', 'invoice'])],
  ['an unassigned agent', async (owner: TestPerson) => agentOf(app, owner, [])],
  [
    'an agent whose time is over',
    async (owner: TestPerson, assetId: string) => {
      const agent = await agentOf(app, owner, [assetId])
      await takenBackFrom(app, agent)
      return agent
    },
  ],
  ['a partner', async (owner: TestPerson, assetId: string) => partnerOf(app, owner, assetId)],
])('%s has none of them', async (_who, make) => {
  const { owner, AssetId, tour } = await askedOfAgent()
  const person = await make(owner, AssetId)
  const { ViewingId } = tour
  expect(await listed(person)).toEqual([])
  const answers = [
    await person.call(ConfirmViewing, { ViewingId, StartsAt: tour.Times[0]!, Minutes: 30 }),
    await person.call(ProposeViewingTime, { ViewingId, Date: dayAhead(8), Time: '09:15', Minutes: 30 }),
    await person.call(DenyViewing, { ViewingId, ReasonId: 2 }),
    await person.call(CancelViewing, { ViewingId }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: { Code: 'ViewingNotFound' } })
})

test('whoever lives there sees nothing of them, not even past the calls', async () => {
  const { owner, AssetId } = await askedOfAgent()
  const tenant = await tenantOf(app, owner, AssetId)
  expect(await listed(tenant)).toEqual([])
  const rows = await app.services.database.transaction({ kind: 'account', accountId: tenant.accountId }, (db) => db.sql('select from tour'))
  expect(rows).toHaveLength(0)
})

test('when the agent goes, the tours to come are the owner’s to answer, who is told once', async () => {
  const { owner, agent, AssetId, tour } = await askedOfAgent()
  await takenBackFrom(app, agent)
  expect((await agent.call(CancelViewing, { ViewingId: tour.ViewingId })).status).toBe(404)
  const ofOwner = { kind: 'account', accountId: owner.accountId, profileId: owner.profileId } as const
  for (let each = 0; each < 2; each += 1) {
    await eventTransaction(app.services, ofOwner, (context) => giveContactsBack(context, agent.profileId, [AssetId]))
  }
  expect(await listed(owner)).toMatchObject([{ ViewingId: tour.ViewingId, AnsweredBy: null }])
  expect(must(await list(owner)).Unanswered).toBe(1)
  expect(await listed(agent)).toEqual([])
  const told = await toldTo(app, owner.profileId)
  expect(told.map(({ message }) => message)).toEqual(['1 tour of Brick bungalow is now yours to answer: its agent no longer lists it.'])
  // The visitor's link goes on working, and says who answers now.
  const seen = must(await app.visitor().call(GetViewingByLink, { Token: await linkTo(app, tour.ViewingId) }))
  expect(seen.With.Name).toBe('Olga Tester')
})
