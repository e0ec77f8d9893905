import {
  AddApplicants,
  DeleteApplication,
  OpenApplication,
  RemoveApplicant,
  UnSendApplication,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { SaveHomeCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import {
  AddApplicationNote,
  DecideApplication,
  GetApplicationDecision,
  ReconsiderApplication,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { applicationOf, formOf } from '../applications/application.factory.ts'
import { filledForm } from '../form/form.factory.ts'
import {
  boardOf,
  completeApplication,
  completeTogether,
  decide,
  DECLINED,
  decisionOf,
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

const CONDITIONAL = { Decision: 'conditional' as const, Conditions: [{ ConditionTypeId: 2 }], ReportUsed: 'N' as const }

async function conditionalWithInvitedGuarantor(): Promise<string> {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, CONDITIONAL))
  must(await owner.call(AddApplicants, { ApplicationId: id, Applicants: [{ ProfileId: other.profileId, ApplicantTypeId: 3 }] }))
  return id
}

describe('a guarantor who was asked while conditions stood', () => {
  test('can still fill in the form once the decision is taken back', async () => {
    const id = await conditionalWithInvitedGuarantor()
    const FormId = await formOf(other, id)
    const Version = await versionOfApplication(owner, id)
    must(await owner.call(ReconsiderApplication, { ApplicationId: id, Version, Reason: 'Something new came up.' }))
    const { State, Next, SubmittedCount, FormsCount } = await applicationOf(other, id)
    const filling = await filledForm(other, FormId).then(
      () => 'can',
      (error: Error) => error.message,
    )
    const removing = (await renter.call(RemoveApplicant, { ApplicationId: id, FormId })).status
    expect({ State, Next, SubmittedCount, FormsCount, filling, removing }).toMatchObject({ State: 'sent', filling: 'can' })
  })

  test('is not told to fill in what can not be filled in any more once it is approved', async () => {
    const id = await conditionalWithInvitedGuarantor()
    const FormId = await formOf(other, id)
    must(await decide(owner, id, { Decision: 'approved' }))
    const { Next, State } = await applicationOf(other, id)
    const filling = await filledForm(other, FormId).then(
      () => 'can',
      () => 'can not',
    )
    expect({ State, Next, filling }).not.toEqual({ State: 'approved', Next: 'fill', filling: 'can not' })
  })
})

describe('one who decides with a version from before', () => {
  test('that a co-applicant left hears that it was changed', async () => {
    const id = await completeTogether(owner, assetId, [
      { person: renter, as: 1 },
      { person: other, as: 2 },
    ])
    const Version = await versionOfApplication(owner, id)
    must(await other.call(WithdrawApplication, { FormId: await formOf(other, id) }))
    const answer = await owner.call(DecideApplication, { ApplicationId: id, Version, Decision: 'approved' })
    expect(answer.error?.Code).toBe('ApplicationChanged')
  })

  test('that a guarantor had submitted hears that it was changed', async () => {
    const id = await conditionalWithInvitedGuarantor()
    const Version = await versionOfApplication(owner, id)
    await submittedWithPapers(other, await formOf(other, id))
    const answer = await owner.call(DecideApplication, { ApplicationId: id, Version, ...DECLINED })
    expect(answer.error?.Code).toBe('ApplicationChanged')
  })
})

describe('the file of those who decide', () => {
  test('is not erased by a renter who takes back what was decided on', async () => {
    const id = await completeApplication(renter, assetId)
    const FormId = await formOf(renter, id)
    must(await owner.call(AddApplicationNote, { ApplicationId: id, Text: 'Called: paid late.' }))
    must(await decide(owner, id, { ...CONDITIONAL, ReportUsed: 'Y', Notices: [noticeTyped(FormId)] }))
    const Version = await versionOfApplication(owner, id)
    must(await owner.call(ReconsiderApplication, { ApplicationId: id, Version, Reason: 'Something new came up.' }))
    await renter.call(UnSendApplication, { ApplicationId: id })
    await renter.call(DeleteApplication, { ApplicationId: id })
    const kept = await app.sql<{ notes: number; decisions: number; notices: number }>(
      `select (select count(*)::int from application_note where application_id = $1) as notes,
        (select count(*)::int from application_decision where application_id = $1) as decisions,
        (select count(*)::int from application_notice where application_id = $1) as notices`,
      [id],
    )
    expect(kept).toEqual([{ notes: 1, decisions: 1, notices: 1 }])
  })
})

describe('the criteria that an application is measured by', () => {
  const asks = async (IncomeTimes: number, Version: number) =>
    must(await owner.call(SaveHomeCriteria, { AssetId: assetId, Version, IncomeTimes }))

  test('and its place stay, where someone is asked and removed again', async () => {
    await asks(20, 0)
    const first = await completeApplication(renter, assetId)
    const third = await app.newPerson({ profileType: 'Tenant' })
    const second = await completeApplication(third, assetId)
    const before = (await boardOf(owner, assetId)).Applications.map(({ ApplicationId, Place, Criteria }) => ({
      ApplicationId,
      Place,
      Criteria,
    }))
    expect(before.map(({ ApplicationId }) => ApplicationId)).toEqual([first, second])
    await asks(40, 1)
    const { FormIds } = must(
      await owner.call(AddApplicants, { ApplicationId: first, Applicants: [{ ProfileId: other.profileId, ApplicantTypeId: 4 }] }),
    )
    // The renter began it, so that they alone can remove; the one who was asked may also withdraw.
    must(await other.call(WithdrawApplication, { FormId: FormIds[0]! }))
    const after = (await boardOf(owner, assetId)).Applications.map(({ ApplicationId, Place, Criteria }) => ({
      ApplicationId,
      Place,
      Criteria,
    }))
    expect(after).toEqual(before)
  })

  test('stay where the landlord asks for one more of its people, and not where it is the household that does', async () => {
    await asks(20, 0)
    const third = await app.newPerson({ profileType: 'Tenant' })
    const late = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, renter, late)
    const first = await completeApplication(renter, assetId)
    const second = await completeApplication(third, assetId)
    await asks(40, 1)
    const standing = async () =>
      (await boardOf(owner, assetId)).Applications.map(({ ApplicationId, Criteria }) => [ApplicationId, Criteria[0]?.Asked])
    const before = await standing()
    expect(before.map(([id]) => id)).toEqual([first, second])
    const addedBy = async (by: TestPerson, one: TestPerson) => {
      const Applicants = [{ ProfileId: one.profileId, ApplicantTypeId: 4 }]
      const { FormIds } = must(await by.call(AddApplicants, { ApplicationId: first, Applicants }))
      await submittedWithPapers(one, FormIds[0]!)
    }
    await addedBy(owner, other)
    expect(await standing()).toEqual(before)
    await addedBy(renter, late)
    expect(await standing()).toEqual([before[1], [first, expect.stringMatching(/4 times the rent/)]])
  })

  test('stay as they were, and the rent with them', async () => {
    await asks(20, 0)
    const id = await completeApplication(renter, assetId)
    const before = (await decisionOf(owner, id)).Criteria
    await app.sql('update asset set amount_cents = amount_cents * 3 where id = $1', [assetId])
    expect((await decisionOf(owner, id)).Criteria).toEqual(before)
  })

  test('stay, where a landlord asks someone and removes them', async () => {
    await asks(20, 0)
    const id = await completeTogether(owner, assetId, [{ person: renter, as: 1 }])
    const before = (await decisionOf(owner, id)).Criteria
    await asks(40, 1)
    const { FormIds } = must(
      await owner.call(AddApplicants, { ApplicationId: id, Applicants: [{ ProfileId: other.profileId, ApplicantTypeId: 4 }] }),
    )
    must(await owner.call(RemoveApplicant, { ApplicationId: id, FormId: FormIds[0]! }))
    expect((await decisionOf(owner, id)).Criteria).toEqual(before)
  })
})

describe('who has left', () => {
  test('does not read what is decided on the others later', async () => {
    const id = await completeTogether(owner, assetId, [
      { person: renter, as: 1 },
      { person: other, as: 2 },
    ])
    must(await other.call(WithdrawApplication, { FormId: await formOf(other, id) }))
    must(
      await decide(owner, id, {
        Decision: 'conditional',
        Message: 'Mia alone earns too little.',
        Conditions: [{ ConditionTypeId: 1, Amount: '5000.00' }],
        ReportUsed: 'N',
      }),
    )
    const answer = await other.call(GetApplicationDecision, { ApplicationId: id })
    expect(answer.data?.Decisions ?? []).toEqual([])
  })

  test('and is asked once more keeps the notice of before', async () => {
    const id = await completeTogether(owner, assetId, [
      { person: renter, as: 1 },
      { person: other, as: 2 },
    ])
    const FormId = await formOf(other, id)
    must(await decide(owner, id, { ...CONDITIONAL, ReportUsed: 'Y', Notices: [noticeTyped(FormId)] }))
    expect((await decisionOf(other, id)).Notices).toHaveLength(1)
    must(await other.call(WithdrawApplication, { FormId }))
    expect((await decisionOf(other, id)).Notices).toHaveLength(1)
    must(await owner.call(AddApplicants, { ApplicationId: id, Applicants: [{ ProfileId: other.profileId, ApplicantTypeId: 3 }] }))
    expect((await decisionOf(other, id)).Notices).toHaveLength(1)
  })

  test('still gets the notice of a report about them that led to a decline', async () => {
    const id = await completeTogether(owner, assetId, [
      { person: renter, as: 1 },
      { person: other, as: 2 },
    ])
    const FormId = await formOf(other, id)
    must(await other.call(WithdrawApplication, { FormId }))
    const answer = await decide(owner, id, { Decision: 'declined', ReasonIds: [3], ReportUsed: 'Y', Notices: [noticeTyped(FormId)] })
    expect(answer.status).toBe(200)
  })
})

test('what its landlord has opened is not taken back', async () => {
  const id = await completeApplication(renter, assetId)
  must(await owner.call(OpenApplication, { ApplicationId: id }))
  expect((await renter.call(UnSendApplication, { ApplicationId: id })).status).toBe(409)
})
