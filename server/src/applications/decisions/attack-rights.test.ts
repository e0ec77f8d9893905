import {
  GetListingCriteria,
  GetUsualCriteria,
  SaveHomeCriteria,
  SaveUsualCriteria,
} from '@keystead/contract/applications/criteria/criteria.operations.ts'
import {
  AddApplicationNote,
  DecideApplication,
  DraftLeaseOfApplication,
  GetApplicationBoard,
  GetApplicationDecision,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetAppFormPdf } from '@keystead/contract/applications/form/form.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { GetRenterProfile, KeepRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { newFounder, foundBusiness } from '../../people/businesses/business.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { begunApplication, formOf } from '../applications/application.factory.ts'
import {
  completeApplication,
  completeTogether,
  decide,
  DECLINED,
  decisionOf,
  LEASE_TERMS,
  newDecidingAmongKnown,
  noticeTyped,
  versionOfApplication,
  submittedWithPapers,
} from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDecidingAmongKnown(app))
})

test('who may not write leases does not write one by an application', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  const business = await businessOn(app, owner)
  const rights = { ...rightsOf('leasing'), leases: 'none', agreements: 'none', connections: 'none' } as const
  const member = await memberOf(app, business, { role: 'leasing', rights })
  const byHand = await member.call(AddLeaseDraft, { AssetId: assetId, Lease: leaseWith([other], {}) })
  expect(byHand.status).toBe(403)
  const Version = await versionOfApplication(member, id)
  const answer = await member.call(DraftLeaseOfApplication, { ApplicationId: id, Version, ...LEASE_TERMS })
  expect(answer.status).toBe(403)
})

test('who works with a list of homes does not change what is asked for all others', async () => {
  const business = await businessOn(app, owner)
  const member = await memberOf(app, business, { role: 'property-manager', homes: [assetId] })
  const answer = await member.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 40 })
  expect(answer.status).not.toBe(200)
})

test('a member with a list of homes does not reach other homes', async () => {
  const business = await businessOn(app, owner)
  const home = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
  const id = await completeApplication(renter, assetId)
  const member = await memberOf(app, business, { role: 'property-manager', homes: [home] })
  const answers = await Promise.all([
    member.call(GetApplicationBoard, { AssetId: assetId }),
    member.call(GetApplicationDecision, { ApplicationId: id }),
    member.call(AddApplicationNote, { ApplicationId: id, Text: 'x' }),
    member.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 30 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

describe('an agent', () => {
  test('without the scope, or former, reaches nothing', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const former = await app.newPerson({ profileType: 'Agent' })
    await entrusted(app, {
      assetId,
      agent,
      connectionId: await connected(app, owner, agent),
      scopes: ['documents', 'invoice', 'terms', 'list'],
    })
    await entrusted(app, { assetId, agent: former, connectionId: await connected(app, owner, former), scopes: ['tenants'], hasEnded: true })
    const id = await completeApplication(renter, assetId)
    const FormId = await formOf(renter, id)
    must(await decide(owner, id, DECLINED))
    for (const by of [agent, former]) {
      const answers = await Promise.all([
        by.call(GetApplicationBoard, { AssetId: assetId }),
        by.call(GetApplicationDecision, { ApplicationId: id }),
        by.call(AddApplicationNote, { ApplicationId: id, Text: 'x' }),
        by.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 30 }),
        by.call(GetAppFormPdf, { ApplicationId: id, FormId }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
  })
})

test('colleagues of who applied for a business are not told what was decided', async () => {
  const founder = await newFounder(app)
  const { ApplicationId, FormId } = await begunApplication(founder, assetId)
  await submittedWithPapers(founder, FormId)
  const business = await foundBusiness(app, { founder })
  const colleague = await memberOf(app, business, { role: 'property-manager' })
  must(await decide(owner, ApplicationId, { ...DECLINED, Message: 'No.' }))
  expect((await colleague.call(GetApplicationDecision, { ApplicationId })).status).toBe(404)
  const news = must(await colleague.call(GetNotifications, {})).Items.map(({ Message }) => Message)
  expect(news.join()).not.toContain('declined')
})

test('colleagues do not read notices', async () => {
  const founder = await newFounder(app)
  const { ApplicationId, FormId } = await begunApplication(founder, assetId)
  await submittedWithPapers(founder, FormId)
  const business = await foundBusiness(app, { founder })
  const colleague = await memberOf(app, business, { role: 'administrator' })
  must(await decide(owner, ApplicationId, { ...DECLINED, ReportUsed: 'Y', Notices: [noticeTyped(FormId)] }))
  expect((await colleague.call(GetApplicationDecision, { ApplicationId })).status).toBe(404)
  expect((await decisionOf(founder, ApplicationId)).Notices).toHaveLength(1)
})

test('what is asked for a home that is not offered is not told', async () => {
  must(await owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 40, Text: 'Usual' }))
  must(await owner.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 30, Text: 'Own' }))
  await app.sql('update asset set is_listed = false where id = $1', [assetId])
  const answer = await renter.call(GetListingCriteria, { AssetId: assetId })
  expect(answer.data?.Criteria ?? null).toBeNull()
})

test('a paper of what was withdrawn is not given by a link of before', async () => {
  const id = await completeTogether(owner, assetId, [
    { person: renter, as: 1 },
    { person: other, as: 2 },
  ])
  const FormId = await formOf(other, id)
  const { Url } = must(await owner.call(GetAppFormPdf, { ApplicationId: id, FormId }))
  expect((await owner.raw(Url)).status).toBe(200)
  expect((await renter.call(GetAppFormPdf, { ApplicationId: id, FormId })).status).toBe(404)
  expect((await renter.raw(Url)).status).not.toBe(200)
  must(await other.call(WithdrawApplication, { FormId }))
  expect((await owner.raw(Url)).status).not.toBe(200)
})

test('a person who acts for a business has their own renter’s profile', async () => {
  const founder = await newFounder(app)
  const { FormId } = await begunApplication(founder, assetId)
  await submittedWithPapers(founder, FormId)
  must(await founder.call(KeepRenterProfile, { FormId }))
  const business = await foundBusiness(app, { founder })
  expect(must(await founder.call(GetRenterProfile, {})).Profile).not.toBeNull()
  const colleague = await memberOf(app, business, { role: 'administrator' })
  expect(must(await colleague.call(GetRenterProfile, {})).Profile).toBeNull()
  expect(must(await colleague.call(GetUsualCriteria, {})).Version).toBe(0)
})

test('a notice of someone of another application is refused', async () => {
  const id = await completeApplication(renter, assetId)
  const second = await completeApplication(other, assetId)
  const answer = await owner.call(DecideApplication, {
    ApplicationId: id,
    Version: await versionOfApplication(owner, id),
    Decision: 'declined',
    ReasonIds: [3],
    ReportUsed: 'Y',
    Notices: [noticeTyped(await formOf(other, second))],
  })
  expect(answer.error?.Code).toBe('NoticeNotOfApplication')
})
