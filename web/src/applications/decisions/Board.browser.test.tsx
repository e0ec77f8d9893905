import { OpenApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationBoard } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { ComparedApplication, HomeOfBoard } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ApplicationBoardScreen } from './ApplicationBoardScreen.tsx'

const AT = `/User/Applications/Board?id=${idOf(2)}`
const HOME = sampleOf(HomeOfBoard, {
  AssetId: idOf(2),
  Title: 'Larch House',
  MonthlyRent: '1500.00',
  StateId: null,
  Criteria: {
    IncomeTimes: 30,
    MinCreditScore: null,
    EvictionYears: 5,
    NeedsLandlordReference: false,
    MaxResidents: null,
    AllowsGuarantor: true,
    Text: 'No smoking inside.',
    At: '2026-11-01T10:00:00Z',
  },
})

const compared = (number: number, Names: string[], changes: Partial<ComparedApplication> = {}) =>
  sampleOf(ComparedApplication, {
    ApplicationId: idOf(number),
    Number: `A-10${number}`,
    State: 'submitted',
    Names,
    SubmittedCount: Names.length,
    FormsCount: Names.length,
    MonthlyIncome: '5500.00',
    IncomeTimes: 36,
    GuarantorIncome: null,
    Disclosed: [],
    Criteria: [],
    IsOpened: true,
    ...changes,
  })

const FIRST = compared(11, ['Tova Tester', 'Sam Tester'], {
  Place: 1,
  CompletedAt: '2026-11-20T10:00:00Z',
  Criteria: [
    { Criterion: 'income', Asked: 'Three times', Found: '$5,500 a month, 3.6 times the rent', Result: 'met' },
    { Criterion: 'evictions', Asked: 'None', Found: 'An eviction is said', Result: 'unknown' },
  ],
  Notes: 2,
})
const SECOND = compared(12, ['Gus Field'], { Place: 2, State: 'approved', MonthlyIncome: '4000.00', IncomeTimes: 26, HasLeaseDraft: true })
const OPEN = compared(13, ['Ida Field'], { Place: null, State: 'sent', CompletedAt: null, SubmittedCount: 0, IncomeTimes: null })

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  answer(GetApplicationBoard, { Home: HOME, Applications: [FIRST, SECOND, OPEN], MoreCount: 0, EndedCount: 3 })
})

test('applications for a home stand by their status, with how each was measured', async () => {
  const page = await show(<ApplicationBoardScreen />, { at: AT })
  const submitted = page.getByRole('region', { name: 'Submitted' })
  for (const words of [
    'Tova Tester and Sam Tester',
    'First complete',
    '$5,500 a month, 3.6 times the rent',
    '1 of 2 criteria met',
    '2 notes',
  ])
    await expect.element(submitted).toMatchTextContent(words)
  for (const words of ['Gus Field', 'Number 2 in line', 'Lease drafted'])
    await expect.element(page.getByRole('region', { name: 'Approved', exact: true })).toMatchTextContent(words)
  await expect.element(page.getByRole('region', { name: 'In progress' })).toMatchTextContent('0 of 1 has submitted')
  await expect.element(page.getByText(/^3 applications have come to their end\./)).toBeVisible()
  const criteria = page.getByRole('region', { name: 'Criteria' })
  for (const words of ['Monthly income of at least 3 times the rent', 'No eviction in the last 5 years', 'No smoking inside.'])
    await expect.element(criteria).toMatchTextContent(words)
})

test('side by side each is a column, in the order that is chosen', async () => {
  const page = await show(<ApplicationBoardScreen />, { at: AT })
  await page.getByRole('radio', { name: 'Side by side' }).click()
  const table = page.getByRole('region', { name: 'Applications side by side' })
  await expect.element(table).toBeVisible()
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['What is compared', 'Tova Tester and Sam TesterA-1011', 'Gus FieldA-1012', 'Ida FieldA-1013'])
  await expect.element(table.getByRole('row', { name: /^Evictions/ })).toMatchTextContent('To be read')
  // Everyone has answered each question, and no one was asked for a reference.
  await expect.element(table.getByRole('row', { name: /^Disclosed/ })).toMatchTextContent('Nothing')
  await expect.element(table.getByRole('row', { name: /^References asked/ })).toMatchTextContent('None yet')
  await page.getByRole('radio', { name: 'Income' }).click()
  await expect.poll(() => asked(GetApplicationBoard).at(-1)).toEqual({ AssetId: idOf(2), OrderBy: 'income' })
  await expect.poll(page.address).toBe(`${AT}&order=income&way=table`)
})

test('what is read here counts as opened, once', async () => {
  answer(OpenApplication, { ApplicationId: idOf(12) })
  answer(GetApplicationBoard, { Home: HOME, Applications: [FIRST, { ...SECOND, IsOpened: false }], MoreCount: 0, EndedCount: 0 })
  const page = await show(<ApplicationBoardScreen />, { at: AT })
  await expect.poll(() => asked(OpenApplication)).toEqual([{ ApplicationId: idOf(12) }])
  await page.getByRole('radio', { name: 'Side by side' }).click()
  await expect.element(page.getByRole('region', { name: 'Applications side by side' })).toBeVisible()
  expect(asked(OpenApplication)).toHaveLength(1)
})

test('a home that is not one’s own, and an address without one, lead on', async () => {
  answer(GetApplicationBoard, () => {
    throw refusal(PropertyNotFound)
  })
  const page = await show(<ApplicationBoardScreen />, { at: AT })
  await expect.element(page.getByText('Which home is it about?')).toBeVisible()
})
