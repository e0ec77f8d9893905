import { SetEnquiryRead, ArchiveEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { ConfirmViewing, DenyViewing, ProposeViewingTime } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { GetLeadCounts, GetLeads, type Lead } from '@keystead/contract/office/leads/lead.operations.ts'
import { LEAD_KINDS } from '@keystead/contract/office/leads/lead.values.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { explaining } from '../../../test/plans.ts'
import { receivedInquiry } from '../../marketplace/inquiries/inquiry.factory.ts'
import { givenTour } from '../../marketplace/tours/tour.factory.ts'
import { dayAhead } from '../../../test/day-ahead.ts'
import { agentOf, partnerOf, takenBackFrom } from '../../properties/properties/network.factory.ts'
import { addListedProperty, addProperty } from '../../properties/properties/property.factory.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { leadsOf } from './lead.access.ts'
import { countLeads, listLeads } from './lead.queries.ts'

const leads = async (person: TestPerson, input: InputOf<typeof GetLeads> = {}) => must(await person.call(GetLeads, input))
const counts = async (person: TestPerson) => must(await person.call(GetLeadCounts, {}))
const idOf = (lead: Lead) => (lead.Kind === 'message' ? lead.Message.EnquiryId : lead.Tour.ViewingId)
const idsOf = async (person: TestPerson, input: InputOf<typeof GetLeads> = {}) => (await leads(person, input)).Items.map(idOf)

/** So many minutes ago, so that an order does not depend on how fast the test runs. */
async function cameAgo(table: 'profile_inquiry' | 'tour', id: string, minutes: number): Promise<string> {
  await app.sql(`update ${table} set created_at = now() - make_interval(mins => $2) where id = $1`, [id, minutes])
  return id
}

describe('one list of messages and requests to see homes', () => {
  let owner: TestPerson
  let assetId: string
  const ids = { oldMessage: '', newTour: '', newMessage: '', oldTour: '', proposed: '', read: '' }
  test.beforeAll(async () => {
    owner = await app.newPerson()
    assetId = (await addProperty(owner)).AssetId
    const message = async (minutes: number) => cameAgo('profile_inquiry', await receivedInquiry(app, owner), minutes)
    const tour = async (minutes: number, isProposed = false) =>
      cameAgo('tour', (await givenTour(app, { assetId, person: owner, isProposed })).tourId, minutes)
    ids.oldMessage = await message(50)
    ids.newTour = await tour(10)
    ids.newMessage = await message(20)
    ids.oldTour = await tour(40)
    // Handled: newer than all others, and below them all the same.
    ids.proposed = await tour(2, true)
    ids.read = await message(1)
    must(await owner.call(SetEnquiryRead, { EnquiryId: ids.read, IsRead: true }))
    // No lead: put away, past, confirmed.
    must(await owner.call(ArchiveEnquiry, { EnquiryId: await message(1), IsArchived: true }))
    await givenTour(app, { assetId, person: owner, inDays: -1 })
    const { tourId, startsAt } = await givenTour(app, { assetId, person: owner, inDays: 9 })
    must(await owner.call(ConfirmViewing, { ViewingId: tourId, StartsAt: startsAt, Minutes: 30 }))
  })

  test('what waits comes first, the newest of it at the top', async () => {
    const waiting = [ids.newTour, ids.newMessage, ids.oldTour, ids.oldMessage]
    const { Items, TotalCount, TotalIsCapped } = await leads(owner)
    expect(Items.map(idOf)).toEqual([...waiting, ids.read, ids.proposed])
    expect(Items.map(({ Waits }) => Waits)).toEqual([true, true, true, true, false, false])
    expect({ TotalCount, TotalIsCapped }).toEqual({ TotalCount: 6, TotalIsCapped: false })
  })

  test('each says who asks what about which home', async () => {
    const { Items } = await leads(owner)
    expect(Items[0]).toMatchObject({
      Kind: 'tour',
      Tour: { AssetId: assetId, With: { Name: 'Nora Field', Email: expect.stringContaining('@') }, State: 'Pending' },
    })
    expect(Items[1]).toMatchObject({
      Kind: 'message',
      Message: { Name: 'Nora Field', Email: 'nora@example.com', Message: 'Hello, is it still free?' },
    })
  })

  test('is narrowed by kind and to what waits, and paged', async () => {
    expect(await idsOf(owner, { Kind: 'messages' })).toEqual([ids.newMessage, ids.oldMessage, ids.read])
    expect(await idsOf(owner, { Kind: 'tours', WaitingOnly: true })).toEqual([ids.newTour, ids.oldTour])
    expect(await idsOf(owner, { PageSize: 3, PageIndex: 1 })).toEqual([ids.oldMessage, ids.read, ids.proposed])
    expect((await leads(owner, { Kind: 'tours', PageSize: 3, PageIndex: 1 })).TotalCount).toBe(3)
  })

  test('the counts are those of the rows', async () => {
    const rows = async (Kind: (typeof LEAD_KINDS)[number]) => (await leads(owner, { Kind, WaitingOnly: true })).Items.length
    const { Messages, Tours } = await counts(owner)
    expect([Messages, Tours, Messages + Tours]).toEqual([await rows('messages'), await rows('tours'), await rows('all')])
    expect({ Messages, Tours }).toEqual({ Messages: 2, Tours: 2 })
  })

  test('nothing of it is another account’s, nor another profile’s of this one', async () => {
    const others = [
      await app.newPerson(),
      await app.newPerson({ profileType: 'Agent' }),
      await app.secondProfile(owner, 'Agent'),
      await partnerOf(app, owner, assetId),
    ]
    for (const other of others) {
      expect((await leads(other)).TotalCount).toBe(0)
      expect(await counts(other)).toEqual({ Messages: 0, Tours: 0 })
    }
  })

  test('someone who rents has no leads', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    expect((await tenant.call(GetLeads, {})).error?.Code).toBe('NotAvailableForProfile')
    expect(await counts(tenant)).toEqual({ Messages: 0, Tours: 0 })
  })

  test.each([
    [{ Kind: 'letters' }, { Kind: 'Kind is not valid.' }],
    [{ WaitingOnly: 'yes' }, { WaitingOnly: 'Waiting only is not valid.' }],
    [{ PageSize: 7 }, { PageSize: 'Page size is not valid.' }],
  ])('%j is refused', async (input, fields) => {
    expect((await owner.call(GetLeads, input as InputOf<typeof GetLeads>)).error?.Fields).toEqual(fields)
  })
})

describe('what is answered waits no more', () => {
  test.each<[string, (owner: TestPerson, tourId: string, startsAt: string) => Promise<unknown>]>([
    ['confirmed', async (owner, ViewingId, StartsAt) => must(await owner.call(ConfirmViewing, { ViewingId, StartsAt, Minutes: 30 }))],
    ['declined', async (owner, ViewingId) => must(await owner.call(DenyViewing, { ViewingId, ReasonId: 2 }))],
  ])('a tour that is %s is no lead any more', async (_how, answer) => {
    const owner = await app.newPerson()
    const { tourId, startsAt } = await givenTour(app, { assetId: (await addProperty(owner)).AssetId, person: owner })
    await answer(owner, tourId, startsAt)
    expect((await leads(owner)).TotalCount).toBe(0)
    expect(await counts(owner)).toEqual({ Messages: 0, Tours: 0 })
  })

  test('a tour for which another time is proposed waits for the visitor', async () => {
    const owner = await app.newPerson()
    const { tourId: ViewingId } = await givenTour(app, { assetId: (await addProperty(owner)).AssetId, person: owner })
    must(await owner.call(ProposeViewingTime, { ViewingId, Date: dayAhead(8), Time: '09:15', Minutes: 30 }))
    expect((await leads(owner)).Items).toMatchObject([{ Waits: false, Tour: { WaitsFor: 'visitor' } }])
    expect((await leads(owner, { WaitingOnly: true })).TotalCount).toBe(0)
  })
})

describe('an agent', () => {
  test('has their own messages, and tours of the homes that they may list; those they are to answer wait for them alone', async () => {
    const owner = await app.newPerson()
    const { AssetId } = await addListedProperty(app, owner)
    const agent = await agentOf(app, owner, [AssetId])
    must(await agent.call(ListAsset, { AssetId, ContactProfileId: agent.profileId }))
    const { tourId } = await givenTour(app, { assetId: AssetId, person: owner })
    await app.sql('update tour set contact_profile_id = $2 where id = $1', [tourId, agent.profileId])
    const inquiryId = await receivedInquiry(app, agent)
    expect((await idsOf(agent)).toSorted()).toEqual([tourId, inquiryId].toSorted())
    expect(await counts(agent)).toEqual({ Messages: 1, Tours: 1 })
    // The owner sees it, with who answers; it does not wait for them.
    expect((await leads(owner)).Items).toMatchObject([{ Waits: false, Tour: { AnsweredBy: { ProfileId: agent.profileId } } }])
    expect(await counts(owner)).toEqual({ Messages: 0, Tours: 0 })
    await takenBackFrom(app, agent)
    expect(await idsOf(agent)).toEqual([inquiryId])
  })

  test('without the scope, or with none of the homes, has no tours', async () => {
    const owner = await app.newPerson()
    const { AssetId } = await addProperty(owner)
    await givenTour(app, { assetId: AssetId, person: owner })
    for (const agent of [await agentOf(app, owner, [AssetId], ['tenants', 'terms']), await agentOf(app, owner, [])]) {
      expect((await leads(agent)).TotalCount).toBe(0)
      expect(await counts(agent)).toEqual({ Messages: 0, Tours: 0 })
    }
  })
})

describe('of many rows', () => {
  test.each(['Owner', 'Agent'] as const)('those of one %s are found by indexes', async (profileType) => {
    const person = await app.newPerson({ profileType })
    const plans: string[] = []
    await app.services.database.transaction({ kind: 'account', accountId: person.accountId }, async (db) => {
      // As if the tables were too large to be read whole.
      await db.sql('set local enable_seqscan = off')
      const reader = leadsOf(profileActor(actorOf(person, profileType)))
      await listLeads(explaining(db, plans), reader, { kind: 'all', waitingOnly: false, limit: 20, offset: 0 })
      await countLeads(explaining(db, plans), reader, true, 99)
    })
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (profile_inquiry|tour|access_grant)\b/)
    expect(plans[0]).toContain('profile_inquiry_inbox')
  })
})
