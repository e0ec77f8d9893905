import {
  ApplicationChanged,
  GetApplicationDetails,
  OpenApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import {
  AcceptConditions,
  AddApplicationNote,
  DecideApplication,
  DraftLeaseOfApplication,
  GetApplicationDecision,
  ReconsiderApplication,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { DecisionRead, NoteRead, NoticeRead, ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { GetAgreementTemplates, TemplateCard } from '@keystead/contract/agreements/templates/template.operations.ts'
import { GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import { GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import {
  applicant,
  applicationDetails,
  type ApplicationDetails,
  decisionDetails,
  type DecisionDetails,
} from '../../../test/applications.ts'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { screeningDetails } from '../../../test/screening.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ViewApplicationScreen } from './ViewApplicationScreen.tsx'

const AT = `/User/Applications/ViewApplication?id=${idOf(1)}`
const SubmittedAt = '2026-11-28T16:00:00Z'
const TOVA = applicant(11, 'Tova Tester', { ApplicantTypeId: 1, State: 'submitted', SubmittedAt, IsReadable: true })
const SAM = applicant(12, 'Sam Tester', { State: 'submitted', SubmittedAt, IsReadable: true })
const CAN_DECIDE = { Approve: true, Condition: true, Waitlist: true, Decline: true, Note: true }

let details: ApplicationDetails
let decision: DecisionDetails

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  details = applicationDetails({ State: 'submitted', Next: 'decide', Version: 4, Applicants: [TOVA, SAM] })
  decision = decisionDetails({ Notes: [], Criteria: [], Can: CAN_DECIDE })
  answer(GetApplicationReferences, { ApplicationId: idOf(1), Items: [] })
  answer(GetApplicationDetails, () => details)
  answer(GetApplicationDecision, () => decision)
  answer(GetScreenings, screeningDetails())
  answer(OpenApplication, { ApplicationId: idOf(1) })
  answer(GetApplicationFees, { ApplicationId: idOf(1), Items: [], Law: null })
  answer(DecideApplication, { ApplicationId: idOf(1), Version: 5, NoticesCount: 0 })
})

type Shown = Awaited<ReturnType<typeof show>>
const shown = () => show(<ViewApplicationScreen />, { at: AT })
async function choose(page: Shown, entry: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('it is approved with a message, as it was read', async () => {
  const page = await shown()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Approve the application' })
  await window.getByRole('textbox', { name: 'Message to the applicants (optional)' }).fill('Welcome!')
  await window.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect
    .poll(() => asked(DecideApplication))
    .toMatchObject([{ ApplicationId: idOf(1), Version: 4, Decision: 'approved', Message: 'Welcome!', ReportUsed: null, Notices: [] }])
  await expect.element(page.getByText('Decision saved successfully.')).toBeVisible()
})

test('who declines gives reasons, and the notice where a report played a part', async () => {
  const page = await shown()
  await choose(page, 'Decline')
  const window = page.getByRole('dialog', { name: 'Decline the application' })
  await window.getByRole('button', { name: 'Decline' }).click()
  await expect.element(window.getByRole('alert')).toMatchTextContent('Please choose at least one reason.')
  await expect.element(window.getByRole('alert')).toMatchTextContent('Please say whether a report of an agency played any part')
  await window.getByRole('checkbox', { name: 'Credit history' }).click()
  await window.getByRole('radio', { name: 'Yes' }).click()
  const notice = window.getByRole('group', { name: 'Notice 1' })
  await notice.getByRole('radio', { name: /Sam Tester/ }).click()
  await notice.getByRole('textbox', { name: 'Agency', exact: true }).fill('First Tenant Reports')
  await notice.getByRole('textbox', { name: 'Address of the agency' }).fill('100 Main Street, Denver')
  await notice.getByRole('textbox', { name: 'Phone of the agency' }).fill('8005550199')
  await window.getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(() => asked(DecideApplication))
    .toMatchObject([
      {
        Decision: 'declined',
        ReasonIds: [3],
        ReportUsed: 'Y',
        Notices: [{ FormId: idOf(12), AgencyName: 'First Tenant Reports', Score: null, ScoreFactors: [] }],
      },
    ])
})

test('who closes it for what a report said declines it instead', async () => {
  details = applicationDetails({ ...details, Can: { Close: true } })
  const page = await shown()
  await choose(page, 'Close without a decision')
  await page.getByRole('dialog').getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline instead' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Decline the application' })).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Close the application for Larch House?' })).not.toBeInTheDocument()
})

test('of one that is approved, the approval is taken back before it is declined', async () => {
  details = applicationDetails({ ...details, State: 'approved', Next: 'lease', Can: { Close: true } })
  decision = { ...decision, Can: { ...decision.Can, Decline: false, Reconsider: true } }
  const page = await shown()
  await choose(page, 'Close')
  const window = page.getByRole('dialog', { name: 'Close the application for Larch House?' })
  await expect.element(window).toMatchTextContent('It ends although it was approved')
  await window.getByRole('radio', { name: 'Yes' }).click()
  await window.getByRole('button', { name: 'Take the decision back' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Take the decision back?' })).toBeVisible()
})

const READ = sampleOf(ReadReportRead, {
  FormId: idOf(12),
  Name: 'Sam Tester',
  AgencyName: 'First Tenant Reports',
  AgencyAddress: '100 Main Street, Denver',
  AgencyPhone: '(800) 555-RENT',
  Score: { Value: 560, Lowest: 300, Highest: 850, On: '2026-11-20', Factors: ['Payments were late'] },
})

test('of a report that was read the notice is there, as it is on record, and others can be added', async () => {
  decision = { ...decision, Reports: [READ] }
  const page = await shown()
  await choose(page, 'Decline')
  const window = page.getByRole('dialog', { name: 'Decline the application' })
  await expect.element(window).toMatchTextContent('Sam Tester: First Tenant Reports, with the score of 560 from Nov 20, 2026')
  expect(window.getByRole('radio', { name: 'Yes' }).elements()).toHaveLength(0)
  const first = window.getByRole('group', { name: 'Notice 1' })
  for (const words of ['100 Main Street, Denver', '(800) 555-RENT', 'on a scale from 300 to 850', 'Payments were late'])
    await expect.element(first).toMatchTextContent(words)
  expect(first.getByRole('textbox').elements()).toHaveLength(0)
  expect(first.getByRole('button').elements()).toHaveLength(0)
  await window.getByRole('button', { name: 'Add a notice' }).click()
  const second = window.getByRole('group', { name: 'Notice 2' })
  await second.getByRole('radio', { name: /Tova Tester/ }).click()
  await second.getByRole('textbox', { name: 'Agency', exact: true }).fill('Other Reports')
  await second.getByRole('textbox', { name: 'Address of the agency' }).fill('1 Elm Street, Denver')
  await second.getByRole('textbox', { name: 'Phone of the agency' }).fill('8005550100')
  await window.getByRole('checkbox', { name: 'Credit history' }).click()
  await window.getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(() => asked(DecideApplication))
    .toMatchObject([
      {
        ReportUsed: 'Y',
        Notices: [{ FormId: idOf(11), AgencyName: 'Other Reports', Score: null }],
      },
    ])
})

test('what was read says nothing where nothing goes against anyone', async () => {
  decision = { ...decision, Reports: [READ] }
  const page = await shown()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Approve the application' })
  await window.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(() => asked(DecideApplication)).toMatchObject([{ ReportUsed: null, Notices: [] }])
})

test('conditions are said one by one, each with what it needs', async () => {
  const page = await shown()
  await choose(page, 'Approve with conditions')
  const window = page.getByRole('dialog', { name: 'Approve with conditions' })
  const first = window.getByRole('group', { name: 'Condition 1' })
  await first.getByRole('combobox', { name: 'Condition' }).selectOptions('Higher security deposit')
  await first.getByRole('textbox', { name: 'New deposit, in total' }).fill('3200')
  await window.getByRole('button', { name: 'Add a condition' }).click()
  const second = window.getByRole('group', { name: 'Condition 2' })
  await second.getByRole('combobox', { name: 'Condition' }).selectOptions('Guarantor/Co-signer')
  expect(second.getByRole('textbox', { name: /in total/ }).elements()).toHaveLength(0)
  await window.getByRole('radio', { name: 'No' }).click()
  await window.getByRole('button', { name: 'Approve with conditions' }).click()
  await expect
    .poll(() => asked(DecideApplication))
    .toMatchObject([
      {
        Decision: 'conditional',
        Conditions: [
          { ConditionTypeId: 1, Amount: '3200.00', Text: null },
          { ConditionTypeId: 2, Amount: null, Text: null },
        ],
        ReportUsed: 'N',
      },
    ])
})

test('what was changed meanwhile is said, and decided on as it is then', async () => {
  const page = await shown()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  answer(DecideApplication, () => {
    throw refusal(ApplicationChanged)
  })
  details = { ...details, Version: 5 }
  const window = page.getByRole('dialog', { name: 'Approve the application' })
  await window.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(window.getByRole('alert')).toMatchTextContent(ApplicationChanged.message)
  answer(DecideApplication, { ApplicationId: idOf(1), Version: 6, NoticesCount: 0 })
  await window.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(() => asked(DecideApplication).map(({ Version }) => Version)).toEqual([4, 5])
})

test('where no criteria held, that is said, with the way to write some', async () => {
  const page = await shown()
  const criteria = page.getByRole('region', { name: 'Measured by the criteria' })
  await expect.element(criteria).toMatchTextContent('No criteria held when it was complete.')
  const way = criteria.getByRole('link', { name: 'Write criteria for those to come' })
  await expect.element(way).toHaveAttribute('href', `/User/Applications/Criteria?id=${details.Home.AssetId}`)
})

test('a decision is taken back with a reason', async () => {
  answer(ReconsiderApplication, { ApplicationId: idOf(1), Version: 5 })
  decision = decisionDetails({ Notes: [], Can: { Reconsider: true } })
  const page = await shown()
  await choose(page, 'Take the decision back')
  const window = page.getByRole('dialog', { name: 'Take the decision back?' })
  await window.getByRole('button', { name: 'Take the decision back' }).click()
  await expect.element(window.getByRole('alert')).toMatchTextContent('Reason can not be empty.')
  await window.getByRole('textbox', { name: 'Reason' }).fill('New papers came in.')
  await window.getByRole('button', { name: 'Take the decision back' }).click()
  await expect.poll(() => asked(ReconsiderApplication)).toEqual([{ ApplicationId: idOf(1), Version: 4, Reason: 'New papers came in.' }])
})

test('notes are added by those who decide, by keyboard alone', async () => {
  answer(AddApplicationNote, { ApplicationId: idOf(1), NoteId: idOf(30) })
  decision = decisionDetails({
    Notes: [sampleOf(NoteRead, { NoteId: idOf(29), By: 'Olive Owner', Text: 'Called Elm Homes: paid on time.' })],
    Can: CAN_DECIDE,
  })
  const page = await shown()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect.element(notes).toMatchTextContent('Called Elm Homes: paid on time.')
  await notes.getByRole('textbox', { name: 'Note' }).fill('Income was shown.')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => asked(AddApplicationNote)).toEqual([{ ApplicationId: idOf(1), Text: 'Income was shown.' }])
  await expect.element(notes.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('an approved one leads to the draft of a lease, with the terms that are known', async () => {
  answer(GetAgreementTemplates, {
    Items: [sampleOf(TemplateCard, { TemplateId: idOf(7), Name: 'House lease' })],
    PageIndex: 0,
    PageSize: 20,
    TotalCount: 1,
    TotalIsCapped: false,
  })
  answer(DraftLeaseOfApplication, { ApplicationId: idOf(1), LeaseId: idOf(3), AgreementId: idOf(8), LeftOut: ['Ida Field'] })
  details = { ...details, State: 'approved', Next: 'lease' }
  decision = decisionDetails({ Notes: [], Can: { Lease: true } })
  const page = await shown()
  await page.getByRole('button', { name: 'Draft the lease' }).click()
  const window = page.getByRole('dialog', { name: 'Draft the lease' })
  await window.getByRole('combobox', { name: 'Agreement to sign (optional)' }).selectOptions('House lease')
  await window.getByRole('button', { name: 'Draft the lease' }).click()
  await expect
    .poll(() => asked(DraftLeaseOfApplication))
    .toMatchObject([
      { Version: 4, TenureStart: '2027-03-01', TenureEnd: '2028-02-29', Rent: '1500.00', Billing: 'joint', TemplateId: idOf(7) },
    ])
  await expect.element(page.getByText(/A lease has no place for: Ida Field/)).toBeVisible()
  await expect.poll(page.address).toBe(`/User/Agreements/SendAgreement?id=${idOf(8)}`)
})

test('who has no template for leases is told how to make one, and what a lease may not ask for stands at its field', async () => {
  answer(GetAgreementTemplates, { Items: [], PageIndex: 0, PageSize: 20, TotalCount: 0, TotalIsCapped: false })
  const told = 'They were told $1,500.00 a month. A higher rent is a condition.'
  answer(DraftLeaseOfApplication, () => {
    throw refusal(CallErrors.InvalidInput, { Rent: told })
  })
  details = { ...details, State: 'approved', Next: 'lease' }
  decision = decisionDetails({ Notes: [], Can: { Lease: true } })
  const page = await shown()
  await page.getByRole('button', { name: 'Draft the lease' }).click()
  const window = page.getByRole('dialog', { name: 'Draft the lease' })
  const link = window.getByRole('link', { name: 'Make a template (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', '/User/Agreements/Template')
  await window.getByRole('button', { name: 'Draft the lease' }).click()
  await expect.element(window.getByRole('textbox', { name: 'Rent' })).toHaveAccessibleDescription(told)
})

test('an applicant reads what was decided, accepts its conditions, and reads the notice that is theirs', async () => {
  signIn(TENANT)
  answer(AcceptConditions, { ApplicationId: idOf(1) })
  details = {
    ...details,
    IsLandlord: false,
    State: 'conditional',
    Next: 'answer',
    FormId: idOf(11),
    Applicants: [{ ...TOVA, IsYou: true }],
  }
  decision = decisionDetails({
    Decisions: [
      sampleOf(DecisionRead, {
        Decision: 'conditional',
        By: 'Olive Owner',
        Message: 'We would like to have you.',
        Conditions: [{ ConditionTypeId: 1, Amount: '3200.00', Text: 'Before the keys.' }],
        ReasonIds: [],
        OtherReason: null,
        IsTakenBack: false,
      }),
    ],
    Notices: [
      sampleOf(NoticeRead, {
        Name: 'Tova Tester',
        Decision: 'conditional',
        AgencyName: 'First Tenant Reports',
        AgencyPhone: '(800) 555-0199',
        Score: { Value: 560, Lowest: 300, Highest: 850, On: '2026-11-20', Factors: ['Payments were late'] },
        IsYours: true,
      }),
    ],
    Can: { Accept: true },
  })
  const page = await shown()
  const decided = page.getByRole('region', { name: 'Decision' })
  for (const words of ['Approved with conditions', 'We would like to have you.', 'Higher security deposit: $3,200. Before the keys.'])
    await expect.element(decided).toMatchTextContent(words)
  const letter = page.getByRole('article', { name: 'Adverse action notice' })
  for (const words of ['First Tenant Reports', '(800) 555-0199', '560, on a scale from 300 to 850', 'Payments were late', 'within 60 days'])
    await expect.element(letter).toMatchTextContent(words)
  expect(page.getByRole('region', { name: 'Notes' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Accept the conditions' }).click()
  const window = page.getByRole('alertdialog', { name: 'Accept the conditions for Larch House?' })
  await window.getByRole('button', { name: 'Accept the conditions' }).click()
  await expect.poll(() => asked(AcceptConditions)).toEqual([{ FormId: idOf(11), Version: 4 }])
})
