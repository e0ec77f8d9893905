import {
  GetHomeCriteria,
  GetListingCriteria,
  GetUsualCriteria,
  SaveHomeCriteria,
  SaveUsualCriteria,
} from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'

let owner: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson()
  assetId = (await addListedProperty(app, owner)).AssetId
})

const shownTo = async (person: TestPerson) => must(await person.call(GetListingCriteria, { AssetId: assetId })).Criteria

test('the usual criteria hold for a home until it has its own, and once more when it follows them', async () => {
  const renter = await app.newPerson({ profileType: 'Tenant' })
  expect(await shownTo(renter)).toBeNull()
  must(await owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 30, Text: 'No smoking.' }))
  expect(await shownTo(renter)).toMatchObject({ IncomeTimes: 30, Text: 'No smoking.' })
  expect(must(await owner.call(GetHomeCriteria, { AssetId: assetId }))).toMatchObject({
    Version: 0,
    FollowsUsual: true,
    Criteria: { IncomeTimes: 30 },
  })
  must(await owner.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, MinCreditScore: 640, MaxResidents: 4 }))
  expect(await shownTo(renter)).toMatchObject({ IncomeTimes: null, MinCreditScore: 640, MaxResidents: 4, Text: null })
  must(await owner.call(SaveHomeCriteria, { AssetId: assetId, Version: 1, FollowsUsual: true, IncomeTimes: 15 }))
  expect(await shownTo(renter)).toMatchObject({ IncomeTimes: 30, MinCreditScore: null })
  expect(must(await owner.call(GetHomeCriteria, { AssetId: assetId }))).toMatchObject({ Version: 2, FollowsUsual: true })
})

test('two who save at once do not overwrite one another', async () => {
  const answers = await Promise.all([20, 25].map((IncomeTimes) => owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(must(await owner.call(GetUsualCriteria, {})).Version).toBe(1)
})

test('words that may go against fair housing law are read once more before they are shown', async () => {
  const said = { Version: 0, Text: 'No Section 8. Perfect for a single person.' }
  expect((await owner.call(SaveUsualCriteria, said)).error?.Code).toBe('CriteriaFairHousing')
  expect(await shownTo(owner)).toBeNull()
  must(await owner.call(SaveUsualCriteria, { ...said, FairHousingReviewed: true }))
})

test.for([
  [{ IncomeTimes: 31 }, 'IncomeTimes', 'Income is not valid.'],
  [{ MinCreditScore: 200 }, 'MinCreditScore', 'Credit score should be between 300 and 850.'],
  [{ MaxResidents: 0 }, 'MaxResidents', 'Number of residents should be between 1 and 20.'],
  [{ Text: 'x'.repeat(2_001) }, 'Text', expect.stringContaining('2,000')],
] as const)('refuses %j', async ([said, field, message]) => {
  const answer = await owner.call(SaveUsualCriteria, { Version: 0, ...said })
  expect(answer.error?.Fields).toEqual({ [field]: message })
})

test('an agent who finds tenants writes those of the home, and reads the usual ones of its owner', async () => {
  const agent = await app.newPerson({ profileType: 'Agent' })
  const stranger = await app.newPerson({ profileType: 'Agent' })
  const connectionId = await connected(app, owner, agent)
  must(await owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 30 }))
  must(await owner.call(UnlistAsset, { AssetId: assetId }))
  await entrusted(app, { assetId, agent, connectionId, scopes: ['tenants'] })
  expect(must(await agent.call(GetHomeCriteria, { AssetId: assetId })).Criteria).toMatchObject({ IncomeTimes: 30 })
  must(await agent.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 25 }))
  expect(must(await owner.call(GetHomeCriteria, { AssetId: assetId })).Criteria).toMatchObject({ IncomeTimes: 25 })
  expect((await stranger.call(SaveHomeCriteria, { AssetId: assetId, Version: 1, IncomeTimes: 20 })).status).toBe(404)
  // A home that is not offered shows strangers nothing.
  expect(await shownTo(stranger)).toBeNull()
})

test('a version that held stays as it was', async () => {
  must(await owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 30 }))
  await expect(app.sql('update application_criteria set income_times = 20 where profile_id = $1', [owner.profileId])).rejects.toThrow(
    /can not change/,
  )
})
