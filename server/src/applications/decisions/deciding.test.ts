import {
  AddApplicants,
  CloseApplication,
  CreateApplication,
  GetApplications,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { SaveHomeCriteria, SaveUsualCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import {
  AcceptConditions,
  AddApplicationNote,
  DecideApplication,
  GetApplicationBoard,
  GetApplicationDecision,
  ReconsiderApplication,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { dataOf } from '../../../test/account-data.ts'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { applicationOf, formOf, sentApplication } from '../applications/application.factory.ts'
import { givenReference } from '../references/given-reference.factory.ts'
import { jobTyped } from '../form/form.factory.ts'
import {
  boardOf,
  completeApplication,
  completeTogether,
  decide,
  DECLINED,
  decisionOf,
  newDeciding,
  noticeTyped,
  versionOfApplication,
  submittedWithPapers,
} from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDeciding(app))
})

const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)

describe('a decision', () => {
  test('is told to all of the people, and read by them as it was said', async () => {
    const id = await completeApplication(renter, assetId)
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'submitted', Next: 'decide' })
    must(await decide(owner, id, { Decision: 'approved', Message: 'Welcome! Keys from the 1st.' }))
    expect(await applicationOf(renter, id)).toMatchObject({ State: 'approved', Next: 'waitForLease' })
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'approved', Next: 'lease' })
    const { Decisions, Notes, Criteria, LeaseId, Can } = await decisionOf(renter, id)
    expect(Decisions).toMatchObject([{ Decision: 'approved', Message: 'Welcome! Keys from the 1st.', IsTakenBack: false }])
    expect({ Notes, Criteria, LeaseId }).toEqual({ Notes: null, Criteria: null, LeaseId: null })
    expect(Object.values(Can)).toEqual(Object.values(Can).map(() => false))
    expect((await newsOf(renter)).join()).toContain('was approved')
  })

  test('comes once: of two who decide at the same time the second hears that it was changed', async () => {
    const id = await completeApplication(renter, assetId)
    const Version = await versionOfApplication(owner, id)
    const said = { ApplicationId: id, Version }
    const answers = await Promise.all([
      owner.call(DecideApplication, { ...said, Decision: 'approved' }),
      owner.call(DecideApplication, { ...said, ...DECLINED }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await decisionOf(owner, id)).Decisions).toHaveLength(1)
  })

  test('waits for all forms, and for those whom it is about', async () => {
    await connected(app, owner, renter)
    await connected(app, owner, other)
    const id = await sentApplication(owner, assetId, [{ profileId: renter.profileId }, { profileId: other.profileId }])
    const early = await decide(owner, id, { Decision: 'approved' })
    expect(early.error?.Code).toBe('ApplicationNotDecidable')
    const stranger = await app.newPerson()
    expect((await stranger.call(GetApplicationDecision, { ApplicationId: id })).status).toBe(404)
    expect((await renter.call(DecideApplication, { ApplicationId: id, Version: 1, Decision: 'approved' })).status).toBe(403)
  })

  test('that declines is the end, with its reasons, and the home can be applied for once more', async () => {
    const id = await completeApplication(renter, assetId)
    must(await decide(owner, id, { ...DECLINED, Message: 'Thank you for your interest.' }))
    expect(await applicationOf(renter, id)).toMatchObject({ State: 'declined', Next: 'none' })
    expect((await decisionOf(renter, id)).Decisions).toMatchObject([{ Decision: 'declined', ReasonIds: [4], OtherReason: null }])
    expect((await decide(owner, id, { Decision: 'approved' })).error?.Code).toBe('ApplicationNotDecidable')
    expect((await renter.call(CreateApplication, { AssetId: assetId })).status).toBe(200)
  })

  test('that declines is made also while others have still to submit, and not before anyone has', async () => {
    await connected(app, owner, renter)
    await connected(app, owner, other)
    const id = await sentApplication(owner, assetId, [{ profileId: renter.profileId }, { profileId: other.profileId }])
    expect((await decisionOf(owner, id)).Can).toMatchObject({ Decline: false })
    expect((await decide(owner, id, DECLINED)).error?.Code).toBe('ApplicationNotDecidable')
    const FormId = await formOf(renter, id)
    await submittedWithPapers(renter, FormId)
    expect((await decisionOf(owner, id)).Can).toMatchObject({ Approve: false, Condition: false, Waitlist: false, Decline: true })
    must(await decide(owner, id, { Decision: 'declined', ReasonIds: [3], ReportUsed: 'Y', Notices: [noticeTyped(FormId)] }))
    expect((await decisionOf(renter, id)).Notices).toMatchObject([{ FormId, IsYours: true }])
    expect(await applicationOf(other, id)).toMatchObject({ State: 'declined', Next: 'none' })
    expect((await newsOf(other)).join()).toContain('was declined')
  })

  test('can be taken back with a reason, for as long as it is not the end', async () => {
    const id = await completeApplication(renter, assetId)
    must(await decide(owner, id, { Decision: 'waitlisted' }))
    expect(await applicationOf(renter, id)).toMatchObject({ State: 'waitlisted', Next: 'waitForDecision' })
    const Version = await versionOfApplication(owner, id)
    must(await owner.call(ReconsiderApplication, { ApplicationId: id, Version, Reason: 'The first one has withdrawn.' }))
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'submitted', Next: 'decide' })
    expect((await decisionOf(renter, id)).Decisions).toEqual([])
    expect((await decisionOf(owner, id)).Decisions).toMatchObject([{ Decision: 'waitlisted', IsTakenBack: true }])
    expect((await newsOf(renter)).join()).toContain('The first one has withdrawn.')
  })

  test('of an application that was withdrawn can not be made', async () => {
    const id = await completeApplication(renter, assetId)
    must(await decide(owner, id, { Decision: 'approved' }))
    must(await renter.call(WithdrawApplication, { FormId: await formOf(renter, id) }))
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'withdrawn' })
    expect((await decide(owner, id, { Decision: 'approved' })).error?.Code).toBe('ApplicationNotDecidable')
  })

  test('that lacks something leaves the application as it was', async () => {
    const id = await completeApplication(renter, assetId)
    const answer = await decide(owner, id, { Decision: 'declined', ReasonIds: [4], ReportUsed: 'Y' })
    expect(answer.error?.Fields?.Notices).toBe('Who a report is about has to get a notice of it. Please fill in which agency it came from.')
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'submitted' })
  })
})

describe('conditions', () => {
  const CONDITIONS = [
    { ConditionTypeId: 1, Amount: '3200.00' },
    { ConditionTypeId: 2, Text: 'With an income of three times the rent.' },
  ]

  test('are accepted by the one in whose name it is, and then it is the landlord’s turn', async () => {
    await connected(app, owner, renter)
    await connected(app, owner, other)
    const id = await completeTogether(owner, assetId, [
      { person: renter, as: 1 },
      { person: other, as: 2 },
    ])
    must(await decide(owner, id, { Decision: 'conditional', ReportUsed: 'N', Conditions: CONDITIONS }))
    expect(await applicationOf(renter, id)).toMatchObject({ State: 'conditional', Next: 'answer' })
    expect(await applicationOf(other, id)).toMatchObject({ Next: 'waitForDecision' })
    expect(await applicationOf(owner, id)).toMatchObject({ Next: 'waitForAnswer' })
    expect(must(await renter.call(GetApplications, { IsMyTurn: true })).Items).toHaveLength(1)
    expect(must(await other.call(GetApplications, { IsMyTurn: true })).Items).toHaveLength(0)
    expect((await decisionOf(renter, id)).Decisions[0]).toMatchObject({
      Conditions: [
        { ConditionTypeId: 1, Amount: '3200.00', Text: null },
        { ConditionTypeId: 2, Amount: null, Text: 'With an income of three times the rent.' },
      ],
    })
    const Version = await versionOfApplication(renter, id)
    expect((await other.call(AcceptConditions, { FormId: await formOf(other, id), Version })).error?.Code).toBe('ConditionsNotOpen')
    const FormId = await formOf(renter, id)
    must(await renter.call(AcceptConditions, { FormId, Version }))
    expect((await renter.call(AcceptConditions, { FormId, Version: Version + 1 })).error?.Code).toBe('ConditionsNotOpen')
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'conditional', Next: 'decide' })
    expect(must(await owner.call(GetApplications, { IsMyTurn: true })).Items).toHaveLength(1)
    expect((await newsOf(owner)).join()).toContain('accepts the conditions')
  })

  test('may want a guarantor, who is asked and fills in a form while they stand', async () => {
    await connected(app, owner, renter)
    await connected(app, owner, other)
    const id = await completeTogether(owner, assetId, [{ person: renter, as: 1 }])
    must(await decide(owner, id, { Decision: 'conditional', ReportUsed: 'N', Conditions: [{ ConditionTypeId: 2 }] }))
    must(await owner.call(AddApplicants, { ApplicationId: id, Applicants: [{ ProfileId: other.profileId, ApplicantTypeId: 3 }] }))
    expect(await applicationOf(other, id)).toMatchObject({ Next: 'fill' })
    await submittedWithPapers(other, await formOf(other, id))
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'conditional', SubmittedCount: 2 })
    must(await decide(owner, id, { Decision: 'approved' }))
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'approved' })
  })
})

describe('closing', () => {
  const WHY = { Reason: 'The home is leased.' }

  test('once someone has submitted is refused where a report played a part, and where nothing is said of it', async () => {
    const id = await completeApplication(renter, assetId)
    const unsaid = await owner.call(CloseApplication, { ApplicationId: id, ...WHY })
    expect(unsaid.error?.Fields).toEqual({ ReportUsed: 'Please say whether a report played any part in this.' })
    const used = await owner.call(CloseApplication, { ApplicationId: id, ...WHY, ReportUsed: 'Y' })
    expect(used.error?.Fields?.ReportUsed).toContain('Please decline it instead')
    expect(await applicationOf(renter, id)).toMatchObject({ State: 'submitted' })
  })

  test('keeps what was said of reports, for its people as well', async () => {
    const id = await completeApplication(renter, assetId)
    must(await owner.call(CloseApplication, { ApplicationId: id, ...WHY, ReportUsed: 'N' }))
    for (const person of [owner, renter]) {
      const { State, Events } = await applicationOf(person, id)
      expect({ State, last: Events.at(-1) }).toMatchObject({ State: 'closed', last: { Kind: 'closedNoReport', Note: WHY.Reason } })
    }
  })

  test('of what no one has submitted asks nothing', async () => {
    await connected(app, owner, renter)
    const id = await sentApplication(owner, assetId, [renter])
    must(await owner.call(CloseApplication, { ApplicationId: id, ...WHY }))
    expect((await applicationOf(renter, id)).Events.at(-1)).toMatchObject({ Kind: 'closed' })
  })
})

describe('a notice', () => {
  test('comes with the decision, and is read by the one it is to and by those who decide', async () => {
    await connected(app, owner, renter)
    await connected(app, owner, other)
    const id = await completeTogether(owner, assetId, [
      { person: renter, as: 1 },
      { person: other, as: 2 },
    ])
    const FormId = await formOf(other, id)
    const Notices = [
      {
        ...noticeTyped(FormId),
        Score: 560,
        ScoreLowest: 300,
        ScoreHighest: 850,
        ScoreOn: '2026-11-20',
        ScoreFactors: ['Payments were late', 'Too many inquiries'],
      },
    ]
    must(await decide(owner, id, { Decision: 'declined', ReasonIds: [3], ReportUsed: 'Y', Notices }))
    expect((await decisionOf(renter, id)).Notices).toEqual([])
    const [own] = (await decisionOf(other, id)).Notices
    expect(own).toMatchObject({
      FormId,
      AgencyName: 'First Tenant Reports',
      IsYours: true,
      Score: { Value: 560, Lowest: 300, Highest: 850, On: '2026-11-20', Factors: ['Payments were late', 'Too many inquiries'] },
    })
    expect((await decisionOf(owner, id)).Notices).toMatchObject([{ FormId, IsYours: false }])
    expect((await newsOf(other)).join()).toContain('There is a notice for you')
    expect((await newsOf(renter)).join()).not.toContain('There is a notice for you')
    const [data, ofRenter] = await Promise.all([dataOf(other), dataOf(renter)])
    expect(data.applicationNotices).toMatchObject([{ form_id: FormId, agency_name: 'First Tenant Reports' }])
    expect(ofRenter.applicationNotices).toEqual([])
  })

  test('is about someone of the application who has submitted, and about a day that has come', async () => {
    const id = await completeApplication(renter, assetId)
    const foreign = await formOf(other, await completeApplication(other, assetId))
    const used = { ...DECLINED, ReportUsed: 'Y' as const }
    const answer = await decide(owner, id, { ...used, Notices: [noticeTyped(foreign)] })
    expect(answer.error).toMatchObject({
      Code: 'NoticeNotOfApplication',
      Fields: { 'Notices.0.FormId': 'Please choose someone of this application who has submitted their form.' },
    })
    const late = { ...noticeTyped(await formOf(renter, id)), Score: 500, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2099-01-01' }
    expect((await decide(owner, id, { ...used, Notices: [late] })).error?.Fields).toEqual({
      'Notices.0.ScoreOn': 'The day of the score must be today or earlier.',
    })
    expect((await decide(owner, id, { ...used, Notices: [{ ...late, ScoreOn: '2026-11-01', Score: 900 }] })).error?.Fields).toEqual({
      'Notices.0.Score': 'The score has to be between the lowest and the highest one.',
    })
  })

  test('stays as it was sent, and so do decisions and notes', async () => {
    const id = await completeApplication(renter, assetId)
    must(await owner.call(AddApplicationNote, { ApplicationId: id, Text: 'Called the landlord: paid on time.' }))
    must(
      await decide(owner, id, {
        Decision: 'conditional',
        ReportUsed: 'Y',
        Conditions: [{ ConditionTypeId: 6 }],
        Notices: [noticeTyped(await formOf(renter, id))],
      }),
    )
    for (const statement of [
      `update application_decision set message = 'Other' where application_id = $1`,
      `update application_note set text = 'Other' where application_id = $1`,
      `update application_notice set agency_name = 'Other' where application_id = $1`,
    ])
      await expect(app.sql(statement, [id])).rejects.toThrow(/can not change/)
  })
})

describe('notes', () => {
  test('are read by those who decide alone, in their order', async () => {
    const id = await completeApplication(renter, assetId)
    must(await owner.call(AddApplicationNote, { ApplicationId: id, Text: 'First' }))
    must(await owner.call(AddApplicationNote, { ApplicationId: id, Text: 'Second' }))
    expect((await decisionOf(owner, id)).Notes!.map(({ Text }) => Text)).toEqual(['First', 'Second'])
    expect(JSON.stringify(await decisionOf(renter, id))).not.toContain('Second')
    expect((await renter.call(AddApplicationNote, { ApplicationId: id, Text: 'Mine' })).status).toBe(403)
    expect((await owner.call(AddApplicationNote, { ApplicationId: id, Text: ' ' })).error?.Fields).toEqual({
      Text: 'Note can not be empty.',
    })
  })
})

describe('the board of a home', () => {
  test('has its applications by when they were complete, and measures each by what was asked by then', async () => {
    must(await owner.call(SaveUsualCriteria, { Version: 0, IncomeTimes: 20, MaxResidents: 2, NeedsLandlordReference: true }))
    const first = await completeApplication(renter, assetId)
    must(await owner.call(SaveHomeCriteria, { AssetId: assetId, Version: 0, IncomeTimes: 40, AllowsGuarantor: true }))
    const second = await completeApplication(other, assetId, {
      personal: { NumberOfResidents: 3 },
      employment: { Jobs: [jobTyped({ Income: '2000.00', PeriodId: 4 })] },
    })
    const { Home, Applications } = await boardOf(owner, assetId)
    expect(Home).toMatchObject({ AssetId: assetId, Criteria: { IncomeTimes: 40 } })
    expect(Applications.map(({ ApplicationId, Place }) => [ApplicationId, Place])).toEqual([
      [first, 1],
      [second, 2],
    ])
    expect(Applications[0]!.MonthlyIncome).toBe('5500.00')
    expect(Applications[0]!.Criteria.map(({ Criterion, Result }) => [Criterion, Result])).toEqual([
      ['income', 'met'],
      ['landlordReference', 'met'],
      ['residents', 'met'],
    ])
    expect(Applications[1]!.Criteria.map(({ Criterion, Result }) => [Criterion, Result])).toEqual([['income', 'notMet']])
    const said = async (again: 'Y' | 'N') => {
      await app.sql('delete from application_reference where application_id = $1', [first])
      const id = await givenReference(app, await formOf(renter, first))
      await app.sql(`update application_reference set state = 'answered', answered_at = now(), answer = $2 where id = $1`, [
        id,
        JSON.stringify({ WouldRentAgain: again }),
      ])
      return (await boardOf(owner, assetId)).Applications[0]!.Criteria.find(({ Criterion }) => Criterion === 'landlordReference')
    }
    expect(await said('Y')).toMatchObject({ Result: 'met', Found: '1 landlord was asked and would rent to them again' })
    expect(await said('N')).toMatchObject({ Result: 'unknown', Found: expect.stringMatching(/would not rent to them again/) })
    expect((await boardOf(owner, assetId, 'income')).Applications.map(({ ApplicationId }) => ApplicationId)).toEqual([first, second])
  })

  test('knows nothing by which people must not be put in order', async () => {
    const answer = await owner.call(GetApplicationBoard, { AssetId: assetId, OrderBy: 'age' as never })
    expect(answer.error?.Fields).toEqual({ OrderBy: 'Order is not valid.' })
    await completeApplication(renter, assetId)
    const said = JSON.stringify(await boardOf(owner, assetId))
    for (const secret of ['1990', '219-09', '9999', 'Theo']) expect(said).not.toContain(secret)
  })

  test('is of those who decide', async () => {
    const stranger = await app.newPerson()
    expect((await stranger.call(GetApplicationBoard, { AssetId: assetId })).status).toBe(404)
  })
})
