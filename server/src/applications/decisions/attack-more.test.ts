import {
  AddApplicants,
  UnSendApplication,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import {
  AcceptConditions,
  AddApplicationNote,
  DecideApplication,
  DraftLeaseOfApplication,
  ReconsiderApplication,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { SaveHomeCriteria, SaveUsualCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { applicationOf, formOf } from '../applications/application.factory.ts'
import { jobTyped, submittedForm } from '../form/form.factory.ts'
import {
  completeApplication,
  completeTogether,
  decide,
  DECLINED,
  decisionOf,
  LEASE_TERMS,
  newDecidingAmongKnown,
  versionOfApplication,
} from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDecidingAmongKnown(app))
})

const CONDITIONAL = { Decision: 'conditional' as const, Conditions: [{ ConditionTypeId: 2 }], ReportUsed: 'N' as const }

test('a guarantor who earns nothing guarantees nothing', async () => {
  must(await owner.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 40, AllowsGuarantor: true }))
  const id = await completeTogether(owner, assetId, [
    { person: renter, as: 1 },
    { person: other, as: 3, filling: { employment: { Jobs: [jobTyped({ Income: '0.00' })] } } },
  ])
  expect((await decisionOf(owner, id)).Criteria).toMatchObject([{ Criterion: 'income', Result: 'notMet' }])
})

test('of deciding and withdrawing at once one comes first, and nothing breaks', async () => {
  const id = await completeApplication(renter, assetId)
  const FormId = await formOf(renter, id)
  const Version = await versionOfApplication(owner, id)
  const answers = await Promise.all([
    owner.call(DecideApplication, { ApplicationId: id, Version, ...DECLINED }),
    renter.call(WithdrawApplication, { FormId }),
    owner.call(AddApplicationNote, { ApplicationId: id, Text: 'x' }),
    renter.call(UnSendApplication, { ApplicationId: id }),
  ])
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test('of two drafts of a lease at once one is made, also beside a withdrawal', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  const Version = await versionOfApplication(owner, id)
  const answers = await Promise.all([
    owner.call(DraftLeaseOfApplication, { ApplicationId: id, Version, ...LEASE_TERMS }),
    owner.call(DraftLeaseOfApplication, { ApplicationId: id, Version, ...LEASE_TERMS }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await app.sql('select 1 from lease where asset_id = $1', [assetId])).toHaveLength(1)
})

test('of accepting and reconsidering at once one comes first', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, CONDITIONAL))
  const FormId = await formOf(renter, id)
  const Version = await versionOfApplication(owner, id)
  const answers = await Promise.all([
    renter.call(AcceptConditions, { FormId, Version }),
    owner.call(ReconsiderApplication, { ApplicationId: id, Version, Reason: 'x' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('deciding while another lease of the home is recorded does not break', async () => {
  const first = await completeApplication(renter, assetId)
  const second = await completeApplication(other, assetId)
  must(await decide(owner, first, { Decision: 'approved' }))
  const { LeaseId } = must(
    await owner.call(DraftLeaseOfApplication, { ApplicationId: first, Version: await versionOfApplication(owner, first), ...LEASE_TERMS }),
  )
  must(await decide(owner, second, { Decision: 'approved' }))
  const Version = await versionOfApplication(owner, second)
  const answers = await Promise.all([
    owner.call(RecordLease, { LeaseId, Version: 1 }),
    owner.call(DraftLeaseOfApplication, { ApplicationId: second, Version, ...LEASE_TERMS }),
  ])
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  expect(await applicationOf(other, second)).toMatchObject({ State: 'closed' })
})

test('a guarantor submits while it is declined', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, CONDITIONAL))
  must(await owner.call(AddApplicants, { ApplicationId: id, Applicants: [{ ProfileId: other.profileId, ApplicantTypeId: 3 }] }))
  const FormId = await formOf(other, id)
  const Version = await versionOfApplication(owner, id)
  const answers = await Promise.allSettled([
    submittedForm(other, FormId),
    owner.call(DecideApplication, { ApplicationId: id, Version, ...DECLINED }),
  ])
  expect(answers[1]).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
  expect((await applicationOf(owner, id)).State).toBe('declined')
})

test('the same decision that comes again is refused by its version', async () => {
  const id = await completeApplication(renter, assetId)
  const Version = await versionOfApplication(owner, id)
  const first = await owner.call(DecideApplication, { ApplicationId: id, Version, ...DECLINED })
  const again = await owner.call(DecideApplication, { ApplicationId: id, Version, ...DECLINED })
  expect([first.status, again.status]).toEqual([200, 409])
  expect((await decisionOf(owner, id)).Decisions).toHaveLength(1)
})

test('criteria of a version that is written twice at once are written once', async () => {
  const answers = await Promise.all([
    owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 30 }),
    owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 40 }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
