import { SaveHomeCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { AddApplicationNote, DraftLeaseOfApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { completeApplication, decide, decisionOf, LEASE_TERMS, versionOfApplication } from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let member: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant', firstName: 'Mia' })])
  assetId = (await addListedProperty(app, owner)).AssetId
  const business = await businessOn(app, owner)
  member = await memberOf(app, business, { role: 'property-manager', homes: [assetId] })
})

test('who works with a list of homes writes what is asked for one of these', async () => {
  expect((await member.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 30 })).status).toBe(200)
})

test('who works with a list of homes notes and decides on one of these', async () => {
  const id = await completeApplication(renter, assetId)
  must(await member.call(AddApplicationNote, { ApplicationId: id, Text: 'x' }))
  must(await decide(member, id, { Decision: 'approved' }))
})

test.for([true, false])(
  'who works with a list of homes leaves the lease to others, whether the business knew the renter or not: %s',
  async (isKnown) => {
    if (isKnown) await connected(app, owner, renter)
    const id = await completeApplication(renter, assetId)
    must(await decide(member, id, { Decision: 'approved' }))
    expect((await decisionOf(member, id)).Can.Lease).toBe(false)
    const Version = await versionOfApplication(member, id)
    const drafted = await member.call(DraftLeaseOfApplication, { ApplicationId: id, Version, ...LEASE_TERMS })
    expect(drafted.error?.Code).toBe('LeaseOfWholeBusiness')
  },
)
