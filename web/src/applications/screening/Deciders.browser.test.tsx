import {
  CancelScreening,
  GetBgvPackages,
  GetScreenings,
  PayerNotPossible,
  RecordScreening,
  RequestScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { SCREENING_PURPOSE_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { applicationDetails } from '../../../test/applications.ts'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { packages, REPORT_HEAD, screening, screeningDetails, type ScreeningDetails } from '../../../test/screening.ts'
import { show } from '../../../test/show.tsx'
import { smallPdf } from '../../../test/small-pdf.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { beginUploads, type StandInUploads, uploadIdOf } from '../../../test/uploads.ts'
import { ScreeningSection } from './ScreeningSection.tsx'
import { useScreenings } from './use-screenings.ts'

const APPLICATION = applicationDetails({ State: 'submitted' })
const MAY_ASK = [
  { FormId: idOf(11), Name: 'Tova Tester', IsSubmitted: true },
  { FormId: idOf(12), Name: 'Sam Tester', IsSubmitted: true },
  { FormId: idOf(13), Name: 'Gus Guarantor', IsSubmitted: false },
]
const THIS = { ApplicationId: idOf(1), ScreeningId: idOf(40) }

let details: ScreeningDetails
let uploads: StandInUploads

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  details = screeningDetails({ MayAsk: MAY_ASK })
  answer(GetScreenings, () => details)
  answer(GetBgvPackages, { Items: packages() })
  uploads = beginUploads()
})
afterEach(() => uploads.end())

function Screenings() {
  const { data } = useScreenings(APPLICATION)
  return data ? <ScreeningSection application={APPLICATION} screenings={data} /> : null
}
const shown = (changes: Partial<ScreeningDetails> = {}) => {
  details = { ...details, ...changes }
  return show(<Screenings />)
}
const asking = async (changes?: Partial<ScreeningDetails>) => {
  const page = await shown(changes)
  await page.getByRole('button', { name: 'Ask for screening' }).click()
  return page.getByRole('dialog', { name: 'Ask for screening' })
}

test('several people are asked for a report, by whom it is paid, once it is certified what for', async () => {
  answer(RequestScreening, { ApplicationId: idOf(1), ScreeningIds: [idOf(40), idOf(41)] })
  const window = await asking()
  await expect.element(window.getByRole('checkbox', { name: /Gus Guarantor/ })).toBeDisabled()
  await expect.element(window.getByText('Has not submitted a form yet.')).toBeVisible()
  await window.getByRole('checkbox', { name: 'Tova Tester' }).click()
  await window.getByRole('checkbox', { name: 'Sam Tester' }).click()
  expect(window.getByRole('group', { name: 'Who pays?' }).elements()).toHaveLength(0)
  await window.getByRole('radio', { name: /^Full with income/ }).click()
  await expect.element(window.getByRole('group', { name: 'Who pays?' })).toMatchTextContent('$35 for each person is charged to you')
  await window.getByRole('button', { name: 'Ask 2 people' }).click()
  await expect.element(window.getByRole('alert')).toMatchTextContent('Please confirm what the reports are for.')
  await window.getByRole('checkbox', { name: /^I ask for these reports to decide/ }).click()
  await window.getByRole('button', { name: 'Ask 2 people' }).click()
  await expect
    .poll(() => asked(RequestScreening))
    .toEqual([
      {
        ApplicationId: idOf(1),
        FormIds: [idOf(11), idOf(12)],
        PackageId: 7,
        PaidBy: 'landlord',
        CertifiesPurpose: true,
        PurposeVersion: SCREENING_PURPOSE_VERSION,
      },
    ])
  await expect.element(screen.getByText('Request sent successfully.')).toBeVisible()
})

test('that the applicant can not pay is said where it was chosen', async () => {
  answer(RequestScreening, () => {
    throw refusal({ ...PayerNotPossible, message: 'The applicant can’t pay for this here.' })
  })
  const window = await asking()
  await window.getByRole('checkbox', { name: 'Tova Tester' }).click()
  await window
    .getByRole('radio', { name: /^Full:?/ })
    .first()
    .click()
  await window.getByRole('radio', { name: /^The applicant/ }).click()
  await window.getByRole('checkbox', { name: /^I ask for these reports to decide/ }).click()
  await window.getByRole('button', { name: 'Ask 1 person' }).click()
  await expect.element(window.getByRole('group', { name: 'Who pays?' })).toMatchTextContent('The applicant can’t pay for this here.')
  await window.getByRole('radio', { name: /^Own check/ }).click()
  answer(RequestScreening, { ApplicationId: idOf(1), ScreeningIds: [idOf(40)] })
  await window.getByRole('button', { name: 'Ask 1 person' }).click()
  await expect.poll(() => asked(RequestScreening).at(-1)).toMatchObject({ PackageId: 6, PaidBy: 'landlord' })
})

test('what is not offered, or not there, says so, and stays', async () => {
  const window = await asking({ State: 'NY' })
  await expect.element(window.getByRole('radio', { name: /^Background only/ })).toBeDisabled()
  await expect.element(window.getByRole('group', { name: 'What do you want to know?' })).toMatchTextContent('Not offered for homes in NY.')
  await expect.element(window.getByRole('radio', { name: /^Credit only/ })).toBeEnabled()
})

test('of whom it is not known who they are, the own check is what is left, and chosen', async () => {
  const window = await asking({ IsVerified: false })
  await expect.element(window.getByText(/Set up a payment account, or write to support/)).toBeVisible()
  await expect.element(window.getByRole('link', { name: 'Payment accounts' })).toHaveAttribute('href', '/User/Payments/Accounts')
  await expect.element(window.getByRole('radio', { name: /^Full with income/ })).toBeDisabled()
  await expect.element(window.getByRole('radio', { name: /^Own check/ })).toBeChecked()
})

test('while no one has submitted, no one can be asked', async () => {
  const page = await shown({ MayAsk: MAY_ASK.filter(({ IsSubmitted }) => !IsSubmitted) })
  await expect.element(page.getByText('They can be asked once they have submitted their form.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for screening' }).click({ force: true })
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test.each([
  ['requested', {}, 'Tova Tester has been asked, and has not answered yet.', 'Asked'],
  ['unpaid', {}, 'Tova Tester has agreed, and still has to pay for it.', 'To be paid'],
  ['questions', {}, 'The agency asks Tova Tester who they are.', 'Questions to answer'],
  ['failed', { Failure: 'noFile' }, 'The agency has no file of them. You can ask once more', 'No report'],
  ['refused', {}, 'Tova Tester does not agree. You can decide without a report.', 'Not agreed'],
  ['completed', { Report: REPORT_HEAD }, 'The report is there. It was not opened yet.', 'Report is there'],
  [
    'completed',
    { Report: { ...REPORT_HEAD, OpenedAt: '2026-11-29T15:00:00Z', IsNewSinceOpened: true, IsUnderDispute: true } },
    'The report was corrected. Read the new version before you decide.',
    'Under dispute',
  ],
  ['completed', { Report: { ...REPORT_HEAD, IsExpired: true } }, 'The report has expired, and what it said was deleted.', 'Version 1'],
] as const)('how one that is %s stands is said, with what comes next', async (State, changes, next, badge) => {
  const page = await shown({ Screenings: [screening({ State, ...changes })] })
  const item = page.getByRole('region', { name: 'Screening' }).getByRole('listitem')
  for (const words of [
    'Tova Tester',
    'Full: Identity, Credit, Criminal records, Evictions',
    next,
    badge,
    State === 'refused' ? 'Asked Nov 28' : '$35, you pay',
  ])
    await expect.element(item.first()).toMatchTextContent(words)
})

test('who has opened the report, and what is disputed in it, is there to read', async () => {
  const Openings = [
    { At: '2026-11-29T15:00:00Z', By: 'Olive Owner', Version: 1, IsOwn: false },
    { At: '2026-11-29T16:00:00Z', By: 'Tova Tester', Version: 1, IsOwn: true },
  ]
  const Disputes = [
    { DisputeId: idOf(50), Product: 'eviction' as const, At: '2026-11-29T17:00:00Z', Outcome: null, ResolvedAt: null, Statement: null },
  ]
  const page = await shown({ Screenings: [screening({ State: 'completed', Report: REPORT_HEAD, Openings, Disputes })] })
  await expect.element(page.getByText('Evictions, disputed Nov 29, 2026')).toBeVisible()
  await expect.element(page.getByText('The agency is looking into it.')).toBeVisible()
  await page.getByText('Opened 2 times').click()
  await expect.element(page.getByText('Olive Owner, version 1')).toBeVisible()
  await expect.element(page.getByText('Tova Tester, whom it is about, version 1')).toBeVisible()
})

test('what an own check found is written down, with the report as a file', async () => {
  answer(RecordScreening, { ScreeningId: idOf(40) })
  const page = await shown({ Screenings: [screening({ State: 'checking', PackageId: 6, Can: { Record: true } })] })
  await page.getByRole('button', { name: 'Write down what you found about Tova Tester' }).click()
  const window = page.getByRole('dialog', { name: 'What you found about Tova Tester' })
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window.getByRole('alert')).toMatchTextContent('Please say what you found, or add the report as a file.')
  await window.getByRole('group', { name: 'Criminal records' }).getByRole('radio', { name: 'Nothing found' }).click()
  const file = new File([smallPdf(['Report'])], 'report 7.pdf', { type: 'application/pdf' })
  await userEvent.upload(window.getByLabelText('Drop files here, or choose them'), file)
  await window.getByRole('button', { name: 'Save' }).click()
  // A report that came from elsewhere is an agency's.
  await expect.element(window.getByRole('alert')).toMatchTextContent('Please say from which agency the report or the score is.')
  await window.getByRole('textbox', { name: 'Agency (optional)' }).fill('First Tenant Reports')
  await window.getByRole('textbox', { name: 'Address of the agency (optional)' }).fill('100 Main Street, Denver')
  await window.getByRole('textbox', { name: 'Phone of the agency (optional)' }).fill('8005550199')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked(RecordScreening))
    .toMatchObject([
      {
        ...THIS,
        Criminal: 'clear',
        Eviction: 'unknown',
        AgencyName: 'First Tenant Reports',
        Score: null,
        UploadIds: [uploadIdOf('report 7.pdf')],
      },
    ])
})

test('a file that could not be sent holds what was written back, until it is sent again', async () => {
  answer(RecordScreening, { ScreeningId: idOf(40) })
  uploads.become('report 7.pdf', { status: 503, message: 'No room.' })
  const page = await shown({ Screenings: [screening({ State: 'checking', PackageId: 6, Can: { Record: true } })] })
  await page.getByRole('button', { name: 'Write down what you found about Tova Tester' }).click()
  const window = page.getByRole('dialog', { name: 'What you found about Tova Tester' })
  await userEvent.upload(window.getByLabelText('Drop files here, or choose them'), new File([smallPdf(['Report'])], 'report 7.pdf'))
  await window.getByText(/^Report of an agency/).click()
  await window.getByRole('textbox', { name: 'Agency (optional)' }).fill('First Tenant Reports')
  await window.getByRole('textbox', { name: 'Address of the agency (optional)' }).fill('100 Main Street, Denver')
  await window.getByRole('textbox', { name: 'Phone of the agency (optional)' }).fill('8005550199')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window.getByText('A file couldn’t be sent. Try it again, or remove it.')).toBeVisible()
  expect(asked(RecordScreening)).toEqual([])
})

test('nothing written down is said once, and no agency is asked for', async () => {
  details = screeningDetails({ Screenings: [screening({ PackageId: 6, State: 'checking', Can: { Record: true } })] })
  const page = await shown()
  await page.getByRole('button', { name: 'Write down what you found about Tova Tester' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please say what you found')
  await expect.element(dialog.getByRole('alert')).not.toMatchTextContent('gency')
  expect(asked(RecordScreening)).toEqual([])
})

test('one that is under way is canceled by name', async () => {
  answer(CancelScreening, { ScreeningId: idOf(40) })
  const page = await shown({ Screenings: [screening({ State: 'working', Can: { Cancel: true } })] })
  await page.getByRole('button', { name: 'Cancel the screening of Tova Tester' }).click()
  const window = page.getByRole('alertdialog', { name: 'Cancel the screening of Tova Tester?' })
  await window.getByRole('button', { name: 'Cancel screening' }).click()
  await expect.poll(() => asked(CancelScreening)).toEqual([THIS])
  await expect.element(page.getByText('Screening canceled successfully.')).toBeVisible()
})

test('at 390 px nothing is wider than the page', async () => {
  await screen.viewport(390, 844)
  const window = await asking({ Screenings: [], IsVerified: false })
  await expect.element(window).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})
