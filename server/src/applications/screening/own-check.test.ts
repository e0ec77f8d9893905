import { CloseApplication, WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { CancelScreening, GetBgvPackages, RefuseScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import { SaveHomeCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { uploadedPdf } from '../../documents/documents/document.factory.ts'
import { applicationOf, applicationsOf, begunApplication, formOf } from '../applications/application.factory.ts'
import { boardOf, completeApplication, decide, decisionOf, newDeciding } from '../decisions/decision.factory.ts'
import { submittedForm } from '../form/form.factory.ts'
import { clearExpired } from './clear-expired.ts'
import {
  AGENCY,
  agree,
  agreedCheck,
  askFor,
  FULL,
  openReport,
  record,
  screeningOf,
  screeningsOf,
  verifiedLandlord,
} from './screening.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
let applicationId: string
let formId: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDeciding(app))
  applicationId = await completeApplication(renter, assetId)
  formId = await formOf(renter, applicationId)
})

const newsOf = async (person: TestPerson) =>
  must(await person.call(GetNotifications, {}))
    .Items.map(({ Message }) => Message)
    .join('\n')
const asked = async () => must(await askFor(owner, applicationId, [formId])).ScreeningIds[0]!

describe('asking', () => {
  test('tells its person, who alone may agree, and is done once at a time', async () => {
    const id = await asked()
    expect(await newsOf(renter)).toContain('asks you to agree to a screening')
    expect(await screeningOf(renter, applicationId, id)).toMatchObject({
      State: 'requested',
      IsYours: true,
      Can: { Authorize: true, Refuse: true, Cancel: false },
    })
    expect(await screeningOf(owner, applicationId, id)).toMatchObject({
      IsYours: false,
      Can: { Authorize: false, Cancel: true, Record: false },
    })
    expect((await screeningsOf(owner, applicationId)).MayAsk).toEqual([])
    expect(await askFor(owner, applicationId, [formId])).toMatchObject({ status: 409, error: { Code: 'ScreeningAskedAlready' } })
    expect(await agree(owner, formId, id)).toMatchObject({ status: 404 })
    expect(await agree(other, formId, id)).toMatchObject({ status: 404 })
  })

  test('wants what it is for to be certified, in the words that hold', async () => {
    expect(await askFor(owner, applicationId, [formId], { CertifiesPurpose: false })).toMatchObject({
      error: { Fields: { CertifiesPurpose: 'Please confirm what the reports are for.' } },
    })
    expect(await askFor(owner, applicationId, [formId], { PurposeVersion: '2020-01-01' })).toMatchObject({
      error: { Fields: { PurposeVersion: 'The text has changed. Please read it once more.' } },
    })
    expect(await askFor(owner, applicationId, [])).toMatchObject({ error: { Fields: { FormIds: 'Please choose at least one person.' } } })
    expect(await askFor(owner, applicationId, [formId, formId])).toMatchObject({
      error: { Fields: { FormIds: 'Each person can be asked once.' } },
    })
    expect(await askFor(owner, applicationId, [formId], { PaidBy: 'applicant' })).toMatchObject({
      error: { Fields: { PaidBy: 'It costs nothing.' } },
    })
  })

  test('is of people who have submitted their form for this application', async () => {
    const { ApplicationId, FormId } = await begunApplication(other, assetId)
    expect(await askFor(owner, applicationId, [FormId])).toMatchObject({
      error: { Fields: { 'FormIds.0': 'Please choose people of this application.' } },
    })
    expect(await askFor(owner, ApplicationId, [FormId])).toMatchObject({ status: 404 })
    await submittedForm(other, FormId)
    expect(await askFor(owner, ApplicationId, [FormId])).toMatchObject({ status: 200 })
  })

  test('of an agency is not offered where there is none, or where no one knows who asks', async () => {
    const { Items } = must(await owner.call(GetBgvPackages, {}))
    expect(Items.filter(({ IsOffered }) => IsOffered).map(({ Text }) => Text)).toEqual(['Own check'])
    expect(Items.find(({ PackageId }) => PackageId === FULL)).toMatchObject({ Price: '35.00', ValidDays: 30, ExcludedStates: ['NJ', 'NY'] })
    await verifiedLandlord(app, owner)
    expect(await askFor(owner, applicationId, [formId], { PackageId: FULL })).toMatchObject({
      status: 409,
      error: { Code: 'PackageNotOffered' },
    })
  })
})

describe('agreeing', () => {
  test('waits for its person wherever their applications stand, until they have answered', async () => {
    const ofRenter = async () => ({
      next: (await applicationOf(renter, applicationId)).Next,
      mine: (await applicationsOf(renter, { IsMyTurn: true })).length,
    })
    expect(await ofRenter()).toEqual({ next: 'waitForDecision', mine: 0 })
    const id = await asked()
    expect(await ofRenter()).toEqual({ next: 'screening', mine: 1 })
    expect((await applicationOf(owner, applicationId)).Next).toBe('decide')
    must(await agree(renter, formId, id))
    expect(await ofRenter()).toEqual({ next: 'waitForDecision', mine: 0 })
  })

  test('waits for no one any more once it is canceled', async () => {
    const id = await asked()
    must(await owner.call(CancelScreening, { ApplicationId: applicationId, ScreeningId: id }))
    expect((await applicationOf(renter, applicationId)).Next).toBe('waitForDecision')
  })

  test('is to the one who asked, as they were called then', async () => {
    const id = await asked()
    const name = async () => (await screeningOf(renter, applicationId, id)).LandlordName
    const before = await name()
    await app.sql('update profile set first_name = $2 where id = $1', [owner.profileId, 'Renamed'])
    expect((await applicationOf(renter, applicationId)).LandlordName).toContain('Renamed')
    expect(await name()).toBe(before)
  })

  test('keeps which text it was, when and from where', async () => {
    const id = await asked()
    expect(await agree(renter, formId, id, { Agrees: false })).toMatchObject({
      error: { Fields: { Agrees: 'Please agree to this to go on.' } },
    })
    expect(await agree(renter, formId, id, { ConsentVersion: '2020-01-01' })).toMatchObject({
      error: { Fields: { ConsentVersion: 'The text has changed. Please read it once more.' } },
    })
    must(await agree(renter, formId, id))
    expect(
      await app.sql(
        'select state, consent_version, consent_ip is not null as ip, consented_at is not null as at from screening where id = $1',
        [id],
      ),
    ).toEqual([{ state: 'checking', consent_version: '2026-11-28', ip: true, at: true }])
    expect(await agree(renter, formId, id)).toMatchObject({ status: 409, error: { Code: 'ScreeningChanged' } })
    expect(await newsOf(owner)).toContain('has agreed to the screening')
    await expect(app.sql(`update screening set consent_version = 'x' where id = $1`, [id])).rejects.toThrow('does not change')
  })

  test('is left to its person: who does not agree is not asked for it any more, and can be asked again', async () => {
    const id = await asked()
    must(await renter.call(RefuseScreening, { FormId: formId, ScreeningId: id }))
    expect(await screeningOf(owner, applicationId, id)).toMatchObject({ State: 'refused', Can: { Cancel: false } })
    expect(await newsOf(owner)).toContain('does not agree to the screening')
    expect(await agree(renter, formId, id)).toMatchObject({ status: 409 })
    expect(await asked()).not.toBe(id)
  })

  test('is not possible to what was canceled, or of an application that is over', async () => {
    const id = await asked()
    must(await owner.call(CancelScreening, { ApplicationId: applicationId, ScreeningId: id }))
    expect(await agree(renter, formId, id)).toMatchObject({ status: 409 })
    const again = await asked()
    must(await owner.call(CloseApplication, { ApplicationId: applicationId, Reason: null, ReportUsed: 'N' }))
    expect(await agree(renter, formId, again)).toMatchObject({ status: 409, error: { Code: 'ApplicationNotOpen' } })
  })
})

describe('a check that was written down', () => {
  test('says what was found, with its files, to both sides, and who has read it', async () => {
    const id = await agreedCheck(owner, renter, applicationId, formId)
    expect(await openReport(owner, applicationId, id)).toMatchObject({ status: 409, error: { Code: 'ReportNotThere' } })
    const found = {
      ...AGENCY,
      Score: 712,
      ScoreLowest: 300,
      ScoreHighest: 850,
      ScoreOn: '2026-11-20',
      Criminal: 'clear',
      Note: 'Called the court.',
    }
    must(await record(owner, applicationId, id, { ...found, UploadIds: [await uploadedPdf(owner)] }))
    // Who writes it down has read it.
    expect(await screeningOf(renter, applicationId, id)).toMatchObject({
      State: 'completed',
      Report: { Version: 1, OpenedAt: expect.any(String) as string },
      Openings: [{ Version: 1, IsOwn: false }],
    })
    const report = must(await openReport(owner, applicationId, id))
    expect(report).toMatchObject({
      Agency: { Name: 'First Tenant Reports' },
      Credit: { Score: 712, Lowest: 300, Highest: 850 },
      OwnCheck: { Criminal: 'clear', Eviction: 'unknown', Note: 'Called the court.' },
      Files: [{ FileName: expect.stringMatching(/pdf$/) as string }],
    })
    expect((await owner.raw(report.Files[0]!.Url)).status).toBe(200)
    must(await openReport(renter, applicationId, id))
    const seen = await screeningOf(renter, applicationId, id)
    expect(seen.Openings).toMatchObject([{ IsOwn: false }, { IsOwn: false }, { IsOwn: true }])
    expect(seen.Report!.OpenedAt).not.toBeNull()
  })

  test('wants something to be said, and the agency of a score or a report', async () => {
    const id = await agreedCheck(owner, renter, applicationId, formId)
    const wrong = async (found: object) => {
      const { error } = await record(owner, applicationId, id, found)
      return error?.Fields ?? {}
    }
    expect(await wrong({})).toEqual({ Note: 'Please say what you found, or add the report as a file.' })
    expect(await wrong({ Score: 700 })).toMatchObject({
      AgencyName: 'Please say from which agency the report or the score is.',
      ScoreLowest: 'Please give the lowest and the highest score, with the day of the score.',
    })
    expect(await wrong({ ...AGENCY, Score: 900, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2026-11-20' })).toEqual({
      Score: 'The score has to be between the lowest and the highest one.',
    })
    expect(await wrong({ ...AGENCY, Score: 700, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2099-01-01' })).toEqual({
      ScoreOn: 'The day of the score must be today or earlier.',
    })
    expect(await screeningOf(owner, applicationId, id)).toMatchObject({ State: 'checking' })
    must(await record(owner, applicationId, id, { Criminal: 'clear' }))
    expect(await record(owner, applicationId, id, { Criminal: 'records' })).toMatchObject({ status: 409 })
  })

  test('is of someone who applies: of who has left, or where it has ended, nothing is written down', async () => {
    const id = await agreedCheck(owner, renter, applicationId, formId)
    must(await renter.call(WithdrawApplication, { FormId: formId, Reason: null }))
    expect(await record(owner, applicationId, id, { Criminal: 'records' })).toMatchObject({
      status: 409,
      error: { Code: 'ScreeningChanged' },
    })
    expect(await app.sql('select 1 from screening_report where screening_id = $1', [id])).toEqual([])
  })

  test('is read by no one else, and by no one once its person has left or it has expired', async () => {
    const id = await agreedCheck(owner, renter, applicationId, formId)
    must(await record(owner, applicationId, id, { ...AGENCY, UploadIds: [await uploadedPdf(owner)] }))
    const [file] = must(await openReport(owner, applicationId, id)).Files
    expect(await openReport(other, applicationId, id)).toMatchObject({ status: 404 })
    await app.sql(`update screening set report_expires_at = now() - interval '1 minute' where id = $1`, [id])
    expect(await openReport(owner, applicationId, id)).toMatchObject({ status: 409, error: { Code: 'ReportExpired' } })
    expect(await screeningOf(owner, applicationId, id)).toMatchObject({ Report: { IsExpired: true }, Can: { Open: false } })
    await clearExpired(app.services)
    expect(await app.sql('select sealed from screening_report where screening_id = $1', [id])).toEqual([{ sealed: null }])
    expect((await owner.raw(file!.Url)).status).toBe(404)
    await app.sql(`update screening set report_expires_at = now() + interval '1 day' where id = $1`, [id])
    must(await renter.call(WithdrawApplication, { FormId: formId, Reason: null }))
    expect(await openReport(owner, applicationId, id)).toMatchObject({ status: 404 })
    expect((await screeningsOf(owner, applicationId)).Screenings).toEqual([])
  })
})

describe('deciding', () => {
  const scored = { ...AGENCY, Score: 612, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2026-11-20' }

  test.each([
    {
      what: 'whatever is said',
      sent: () => [{ FormId: formId, ...AGENCY, Score: 800, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2026-11-01' }],
    },
    { what: 'also where none is', sent: () => [] },
  ])('against someone of whom a report was written down sends the notice that is on record, $what', async ({ sent }) => {
    const id = await agreedCheck(owner, renter, applicationId, formId)
    must(await record(owner, applicationId, id, scored))
    expect((await decisionOf(owner, applicationId)).Reports).toMatchObject([
      { FormId: formId, AgencyName: 'First Tenant Reports', Score: { Value: 612 } },
    ])
    expect((await decisionOf(renter, applicationId)).Reports).toBeNull()
    const declined = { Decision: 'declined' as const, ReasonIds: [4] }
    expect(await decide(owner, applicationId, { ...declined, ReportUsed: 'N' })).toMatchObject({
      error: { Fields: { ReportUsed: expect.stringContaining('You have read a report about') as string } },
    })
    expect(must(await decide(owner, applicationId, { ...declined, ReportUsed: 'Y', Notices: sent() })).NoticesCount).toBe(1)
    expect((await decisionOf(renter, applicationId)).Notices).toMatchObject([
      { AgencyName: 'First Tenant Reports', Score: { Value: 612, Lowest: 300, Highest: 850, On: '2026-11-20' } },
    ])
  })

  test('measures the criterion of credit by what was read, and by nothing before', async () => {
    must(await owner.call(SaveHomeCriteria, { AssetId: assetId, FollowsUsual: false, Version: 0, MinCreditScore: 600 }))
    const next = await completeApplication(other, assetId)
    const of = async () => {
      const { Applications } = await boardOf(owner, assetId)
      return Applications.find(({ ApplicationId }) => ApplicationId === next)!.Criteria.find(({ Criterion }) => Criterion === 'credit')!
    }
    const nextForm = await formOf(other, next)
    const id = await agreedCheck(owner, other, next, nextForm)
    expect(await of()).toMatchObject({ Result: 'unknown', Found: 'No report with a score was read' })
    must(await record(owner, next, id, scored))
    expect(await of()).toMatchObject({ Result: 'met', Found: 'Lowest score 612' })
  })

  test('without an agency needs no notice', async () => {
    const id = await agreedCheck(owner, renter, applicationId, formId)
    must(await record(owner, applicationId, id, { Eviction: 'records', Note: 'An eviction in 2024.' }))
    must(await openReport(owner, applicationId, id))
    must(await decide(owner, applicationId, { Decision: 'declined', ReasonIds: [5], ReportUsed: 'N' }))
  })
})
