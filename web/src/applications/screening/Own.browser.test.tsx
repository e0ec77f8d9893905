import {
  AnswerScreeningQuestions,
  AuthorizeScreening,
  DisputeScreening,
  FileNotFrozen,
  GetScreenings,
  RefuseScreening,
  RetryScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { SCREENING_CONSENT_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import { applicationDetails } from '../../../test/applications.ts'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { AGENCY, REPORT_HEAD, screening, screeningDetails, type ScreeningDetails } from '../../../test/screening.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { OwnScreenings } from './OwnScreenings.tsx'
import { useScreenings } from './use-screenings.ts'

const APPLICATION = applicationDetails({ State: 'submitted', IsLandlord: false })
const THIS = { FormId: idOf(11), ScreeningId: idOf(40) }
const DONE = { ScreeningId: idOf(40) }
const ASKED = { Authorize: true, Refuse: true }

let details: ScreeningDetails

beforeEach(async () => {
  await screen.viewport(390, 844)
  signIn(TENANT)
  details = screeningDetails({ IsVerified: null })
  answer(GetScreenings, () => details)
})

function Screenings() {
  const { data } = useScreenings(APPLICATION)
  return data ? <OwnScreenings screenings={data} /> : null
}

type Changes = Parameters<typeof screening>[0]
const withOne = (changes: Changes) => (details = { ...details, Screenings: [screening({ IsYours: true, ...changes })] })
const shown = (changes: Changes) => {
  withOne(changes)
  return show(<Screenings />)
}

test('who is asked reads by whom, for what and for which home, and agrees', async () => {
  answer(AuthorizeScreening, () => {
    withOne({ State: 'ordered', ConsentedAt: '2026-11-28T15:00:00Z' })
    return DONE
  })
  const page = await shown({ State: 'requested', Can: ASKED })
  const item = page.getByRole('region', { name: 'Screening' }).getByRole('listitem')
  for (const words of [
    'Olive Owner asks you to agree to this for Larch House.',
    'does not change your credit score',
    '$35, Olive Owner pays',
  ])
    await expect.element(item).toMatchTextContent(words)
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  const consent = page.getByRole('checkbox', {
    name: /^I agree that Olive Owner may get a consumer report about me \(identity, credit, criminal records, and evictions\).*for Larch House/,
  })
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please agree to this to go on.')
  await consent.click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect
    .poll(() => asked(AuthorizeScreening))
    .toEqual([{ ...THIS, Agrees: true, ConsentVersion: SCREENING_CONSENT_VERSION, Ssn: null }])
  await expect.element(item).toMatchTextContent('You have agreed. The agency begins shortly.')
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('where the form has four digits, the whole number is asked for, and no browser fills it in', async () => {
  answer(AuthorizeScreening, DONE)
  const page = await shown({ State: 'requested', NeedsSsn: true, Can: ASKED })
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The agency needs the full Social Security number.')
  const number = page.getByRole('textbox', { name: 'Social Security number' })
  await expect.element(number).toHaveAttribute('autocomplete', 'off')
  await number.fill('123-45-6789')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect.poll(() => asked(AuthorizeScreening)).toMatchObject([{ Ssn: '123456789' }])
})

test('an own check has a text of its own', async () => {
  const page = await shown({ State: 'requested', PackageId: 6, Can: ASKED })
  await expect.element(page.getByRole('checkbox', { name: /may check what my form says of me/ })).toBeVisible()
  await expect
    .element(page.getByText('Olive Owner checks by themselves, and may get a report from an agency of their choice.'))
    .toBeVisible()
  expect(page.getByText(/pays/).elements()).toHaveLength(0)
})

test('who does not agree hears first what follows', async () => {
  answer(RefuseScreening, () => {
    withOne({ State: 'refused' })
    return DONE
  })
  const page = await shown({ State: 'requested', Can: ASKED })
  await page.getByRole('button', { name: 'I do not agree' }).click()
  const window = page.getByRole('alertdialog')
  await expect.element(window).toMatchTextContent('Olive Owner is told, and decides on your application without a report.')
  await window.getByRole('button', { name: 'I do not agree' }).click()
  await expect.poll(() => asked(RefuseScreening)).toEqual([THIS])
  await expect.element(page.getByText('You did not agree. Olive Owner decides without a report.')).toBeVisible()
})

test('what is to be paid says where, and can still be refused', async () => {
  const page = await shown({ State: 'unpaid', PaidBy: 'applicant', Can: { Refuse: true } })
  await expect.element(page.getByText('You have agreed. Please pay $35 for it below, under Fees. Then it is ordered.')).toBeVisible()
  await expect.element(page.getByText(/\$35, you pay/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'I do not agree' })).toBeVisible()
})

const QUESTIONS = {
  AttemptsLeft: 2,
  Items: [
    {
      QuestionId: 'q.1',
      Text: 'On which street did you live?',
      Choices: [
        { ChoiceId: 'a', Text: 'Elm Street' },
        { ChoiceId: 'b', Text: 'Oak Street' },
      ],
    },
    {
      QuestionId: 'q.2',
      Text: 'In which year was that?',
      Choices: [
        { ChoiceId: 'c', Text: '2019' },
        { ChoiceId: 'd', Text: '2021' },
      ],
    },
  ],
}

test('the questions of the agency are answered at once, and then it is checking them', async () => {
  answer(AnswerScreeningQuestions, () => {
    withOne({ State: 'questions', Questions: null })
    return DONE
  })
  const page = await shown({ State: 'questions', Questions: QUESTIONS, Can: { Answer: true } })
  await expect.element(page.getByText('You have 2 more tries.')).toBeVisible()
  await page.getByRole('radio', { name: 'Oak Street' }).click()
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please answer each question.')
  expect(asked(AnswerScreeningQuestions)).toEqual([])
  await page.getByRole('radio', { name: '2019' }).click()
  await page.getByRole('button', { name: 'Send answers' }).click()
  const Answers = [
    { QuestionId: 'q.1', ChoiceId: 'b' },
    { QuestionId: 'q.2', ChoiceId: 'c' },
  ]
  await expect.poll(() => asked(AnswerScreeningQuestions)).toEqual([{ ...THIS, Answers }])
  await expect.element(page.getByText('The agency is checking your answers.')).toBeVisible()
  await expect.element(page.getByText('In progress')).toBeVisible()
})

test('a frozen file: whose it is, what to do, and that it was lifted', async () => {
  answer(RetryScreening, () => {
    throw refusal(FileNotFrozen)
  })
  const Blocked = { Agency: AGENCY, WhatToDo: 'Lift the freeze online.', StillFrozenAt: '2026-11-28T15:30:00Z' }
  const page = await shown({ State: 'blocked', Blocked, Can: { Retry: true } })
  const item = page.getByRole('listitem')
  for (const words of [
    'Your credit file is frozen at First Tenant Reports.',
    'Lift the freeze online.',
    '(800) 555-0199',
    'It was still frozen',
  ])
    await expect.element(item).toMatchTextContent(words)
  await page.getByRole('button', { name: 'I have lifted the freeze' }).click()
  await expect.element(page.getByText('The file is not frozen any more.')).toBeVisible()
  answer(RetryScreening, DONE)
  await page.getByRole('button', { name: 'I have lifted the freeze' }).click()
  await expect.poll(() => asked(RetryScreening)).toEqual([THIS, THIS])
  await expect.element(page.getByText('The agency is asked once more.')).toBeVisible()
})

test.each([
  ['identityFailed', 'The agency could not be sure that it is you'],
  ['identityMismatch', 'do not belong together'],
  ['noFile', 'says nothing against you'],
  ['notOffered', 'does not offer this where you live'],
  ['notTaken', 'could not use what your form says'],
  ['notPaid', 'It was not paid for, so nothing was ordered.'],
  ['other', 'no fault of yours'],
] as const)('why there is no report is said kindly: %s', async (Failure, words) => {
  const page = await shown({ State: 'failed', Failure })
  await expect.element(page.getByRole('listitem')).toMatchTextContent(words)
})

test('a part of the report is disputed that is not looked into already', async () => {
  answer(DisputeScreening, { ...DONE, DisputeId: idOf(51) })
  const Disputes = [
    { DisputeId: idOf(50), Product: 'credit' as const, At: '2026-11-29T17:00:00Z', Outcome: null, ResolvedAt: null, Statement: 'Paid.' },
  ]
  const page = await shown({ State: 'completed', Report: REPORT_HEAD, Disputes, Can: { Open: true, Dispute: true } })
  await expect.element(page.getByText('Credit, disputed Nov 29, 2026')).toBeVisible()
  await expect.element(page.getByText('Paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Dispute a part' }).click()
  const window = page.getByRole('dialog', { name: 'What is not right in the report?' })
  expect(window.getByRole('radio', { name: 'Credit' }).elements()).toHaveLength(0)
  await window.getByRole('button', { name: 'Send dispute' }).click()
  await expect.element(window.getByRole('alert')).toMatchTextContent('Please choose a part that the report has.')
  await window.getByRole('radio', { name: 'Evictions' }).click()
  await window.getByRole('textbox', { name: 'What is not right' }).fill('That was someone else.')
  await window.getByRole('button', { name: 'Send dispute' }).click()
  await expect.poll(() => asked(DisputeScreening)).toEqual([{ ...THIS, Product: 'eviction', Statement: 'That was someone else.' }])
})
