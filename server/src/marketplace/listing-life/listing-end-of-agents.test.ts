import { GetAssetCounts } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { toldTo } from '../../../test/told.ts'
import { RenewListingsByLink } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { inquiryTo } from '../inquiries/inquiry.factory.ts'
import { agentOf, takenBackFrom } from '../../properties/properties/network.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { tourOf } from '../tours/tour.factory.ts'
import { endOldListings } from './listing-end.job.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Dana' })
})

const goOn = new AbortController().signal
const run = () => endOldListings(app.services, goOn)

async function listedFor(hours: number, Title: string): Promise<string> {
  const { AssetId } = await addListedProperty(app, owner, { Title })
  // By the clock on the home's wall: 24 hours later it is the same time of the next day, also where clocks change in between.
  await app.sql(
    `update asset set open_checks = 0,
       listing_expires_at = (now() at time zone time_zone + make_interval(hours => $2)) at time zone time_zone
     where id = $1`,
    [AssetId, hours],
  )
  return AssetId
}
const handTo = async (agent: TestPerson, AssetId: string) =>
  must(await owner.call(ListAsset, { AssetId, ContactProfileId: agent.profileId }))
const emailsOf = async ({ email }: TestPerson) =>
  (await app.sql<{ data: { titles: string[] } }>('select data from email where to_email = $1 order by created_at', [email])).map(
    ({ data }) => data.titles,
  )
const stateOf = async (assetId: string) =>
  (
    await app.sql<{ is_listed: boolean; days: number | null; contact_profile_id: string | null }>(
      `select is_listed, contact_profile_id,
         (listing_expires_at at time zone time_zone)::date - (now() at time zone time_zone)::date as days
       from asset where id = $1`,
      [assetId],
    )
  )[0]

test('whoever lists a home is told of its end: the agent of theirs, the owner of the others', async () => {
  const [byOwner, byAgent] = [await listedFor(6 * 24, 'By Dana'), await listedFor(6 * 24, 'By Ann')]
  const agent = await agentOf(app, owner, [byAgent])
  await handTo(agent, byAgent)
  await run()
  expect([await emailsOf(owner), await emailsOf(agent)]).toEqual([[['By Dana']], [['By Ann']]])
  const email = await app.emailTo(agent.email)
  expect(email.text).toContain('/User/Agents/MyProperties')
  const [told] = await app.sql<{ path: string }>('select path from notification where profile_id = $1', [agent.profileId])
  expect(told?.path).toBe('/User/Agents/MyProperties')

  const answer = must(await app.visitor().call(RenewListingsByLink, { Token: secretIn(email, '/RenewListings/') }))
  expect(answer).toEqual({ Renewed: 1, InBackground: false, NotReady: 0 })
  expect([(await stateOf(byAgent))?.days, (await stateOf(byOwner))?.days]).toEqual([90, 6])
})

test('of an owner all of whose homes agents list, they end as well', async () => {
  const assetId = await listedFor(24, 'By Ann')
  const agent = await agentOf(app, owner, [assetId])
  await handTo(agent, assetId)
  await app.sql(`update asset set listing_expires_at = now() - interval '1 minute' where id = $1`, [assetId])
  await run()
  expect(await stateOf(assetId)).toMatchObject({ is_listed: false })
  expect([await emailsOf(owner), await emailsOf(agent)]).toEqual([[], [['By Ann']]])
})

test('the link of an email renews nothing that the agent may no longer list', async () => {
  const [kept, lost, over] = [await listedFor(6 * 24, 'Kept'), await listedFor(6 * 24, 'Lost'), await listedFor(6 * 24, 'Over')]
  const agent = await agentOf(app, owner, [kept, lost, over])
  for (const assetId of [kept, lost, over]) await handTo(agent, assetId)
  await run()
  const email = await app.emailTo(agent.email)
  await app.sql(`update engagement set scopes = '{tenants}' where asset_id = $1`, [lost])
  // Its last day has passed; the job that gives the contact back has not come by yet.
  await app.sql(`update engagement set ends_on = (now() at time zone time_zone)::date - 1, starts_on = starts_on - 9 where asset_id = $1`, [
    over,
  ])
  expect(must(await app.visitor().call(RenewListingsByLink, { Token: secretIn(email, '/RenewListings/') })).Renewed).toBe(1)
  expect([(await stateOf(kept))?.days, (await stateOf(lost))?.days, (await stateOf(over))?.days]).toEqual([90, 6, 6])
})

test.each([
  [
    'time has run out',
    `update engagement set ends_on = (now() at time zone time_zone)::date - 1, starts_on = starts_on - 9 where profile_id = $1`,
  ],
  ['scope was taken away', `update engagement set scopes = '{}' where profile_id = $1`],
  ['account is out of use', `update account set status = 'P' where id = (select account_id from profile where id = $1)`],
])('an agent whose %s is no longer who strangers turn to, within the hour', async (_why, statement) => {
  const assetId = await listedFor(60 * 24, 'Porch')
  const agent = await agentOf(app, owner, [assetId])
  await handTo(agent, assetId)
  must(await app.visitor().call(RequestViewing, tourOf(assetId)))
  await run()
  expect((await stateOf(assetId))?.contact_profile_id).toBe(agent.profileId)
  await app.sql(statement, [agent.profileId])
  await Promise.all([run(), run()])
  expect((await stateOf(assetId))?.contact_profile_id).toBeNull()
  expect(must(await app.visitor().call(GetAssetDetails, { AssetId: assetId })).ListedBy.ProfileId).toBe(owner.profileId)
  const told = await toldTo(app, owner.profileId)
  expect(told.map(({ message }) => message)).toEqual(['1 tour of Porch is now yours to answer: its agent no longer lists it.'])
})

test('messages and looks count for the owner and for the agent, whoever got them', async () => {
  const assetId = await listedFor(60 * 24, 'Porch')
  must(await app.visitor().call(SendProfileEnquiry, inquiryTo(owner.profileId, { AssetId: assetId })))
  const agent = await agentOf(app, owner, [assetId])
  await handTo(agent, assetId)
  must(await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, { AssetId: assetId })))
  must(await app.visitor().call(RequestViewing, tourOf(assetId)))
  for (const person of [owner, agent]) expect(must(await person.call(GetAssetCounts, { AssetId: assetId })).Contacts).toBe(3)
})

test('a message from a page that still names who had the listing reaches whoever has it now', async () => {
  const assetId = await listedFor(60 * 24, 'Porch')
  const agent = await agentOf(app, owner, [assetId])
  await handTo(agent, assetId)
  expect(must(await app.visitor().call(SendProfileEnquiry, inquiryTo(owner.profileId, { AssetId: assetId }))).RecipientName).toBe(
    'Ann Tester',
  )
  await takenBackFrom(app, agent)
  must(await owner.call(ListAsset, { AssetId: assetId, ContactProfileId: owner.profileId }))
  expect(must(await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, { AssetId: assetId }))).RecipientName).toBe(
    'Dana Tester',
  )
  const other = await agentOf(app, owner, [])
  expect((await app.visitor().call(SendProfileEnquiry, inquiryTo(other.profileId, { AssetId: assetId }))).status).toBe(404)
})
