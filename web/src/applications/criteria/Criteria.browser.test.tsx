import {
  CriteriaChanged,
  type CriteriaRead,
  GetHomeCriteria,
  GetUsualCriteria,
  SaveHomeCriteria,
  SaveUsualCriteria,
} from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { CriteriaScreen } from './CriteriaScreen.tsx'

const AT = '/User/Applications/Criteria'
const ASKED: CriteriaRead = {
  IncomeTimes: 30,
  MinCreditScore: null,
  EvictionYears: null,
  NeedsLandlordReference: true,
  MaxResidents: null,
  AllowsGuarantor: false,
  Text: null,
  At: '2026-11-01T10:00:00Z',
}

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  answer(GetUsualCriteria, { Version: 2, Criteria: ASKED })
  answer(GetHomeCriteria, { AssetId: idOf(2), HomeTitle: 'Larch House', Version: 0, FollowsUsual: true, Criteria: ASKED })
})

test('the usual criteria are changed from what they are', async () => {
  answer(SaveUsualCriteria, { Version: 3 })
  const page = await show(<CriteriaScreen />, { at: AT })
  await expect.element(page.getByRole('combobox', { name: 'Lowest monthly income (optional)' })).toHaveDisplayValue('3 times the rent')
  await page.getByRole('textbox', { name: 'Lowest credit score (optional)' }).fill('200')
  await page.getByRole('button', { name: 'Save criteria' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Credit score should be between 300 and 850.')
  await page.getByRole('textbox', { name: 'Lowest credit score (optional)' }).fill('640')
  await page.getByRole('button', { name: 'Save criteria' }).click()
  await expect
    .poll(() => asked(SaveUsualCriteria))
    .toMatchObject([{ Version: 2, IncomeTimes: 30, MinCreditScore: 640, NeedsLandlordReference: true }])
  await expect.element(page.getByText('Criteria saved successfully.')).toBeVisible()
})

test('words that may go against fair housing law are read before they are kept', async () => {
  answer(SaveUsualCriteria, { Version: 3 })
  const page = await show(<CriteriaScreen />, { at: AT })
  await page.getByRole('textbox', { name: 'Other criteria (optional)' }).fill('No Section 8.')
  await page.getByRole('checkbox', { name: 'I have read what was found, and keep these words' }).click()
  await page.getByRole('button', { name: 'Save criteria' }).click()
  await expect.poll(() => asked(SaveUsualCriteria)).toMatchObject([{ Text: 'No Section 8.', FairHousingReviewed: true }])
})

test('a home follows the usual ones, or has its own', async () => {
  answer(SaveHomeCriteria, { AssetId: idOf(2), Version: 1 })
  const page = await show(<CriteriaScreen />, { at: `${AT}?id=${idOf(2)}` })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Criteria for Larch House')
  await expect.element(page.getByRole('region', { name: 'Your usual criteria' })).toMatchTextContent('3 times the rent')
  await page.getByRole('radio', { name: 'Its own criteria' }).click()
  await page.getByRole('textbox', { name: 'Most people who may live there (optional)' }).fill('4')
  await page.getByRole('button', { name: 'Save criteria' }).click()
  await expect
    .poll(() => asked(SaveHomeCriteria))
    .toMatchObject([{ AssetId: idOf(2), Version: 0, FollowsUsual: false, IncomeTimes: 30, MaxResidents: 4 }])
})

test('what someone else has saved meanwhile is shown beside what was typed', async () => {
  answer(SaveUsualCriteria, () => {
    throw refusal(CriteriaChanged)
  })
  const page = await show(<CriteriaScreen />, { at: AT })
  await page.getByRole('combobox', { name: 'Lowest monthly income (optional)' }).selectOptions('2 times the rent')
  answer(GetUsualCriteria, { Version: 3, Criteria: { ...ASKED, IncomeTimes: 40 } })
  await page.getByRole('button', { name: 'Save criteria' }).click()
  await expect.element(page.getByText(CriteriaChanged.message).first()).toBeVisible()
  for (const words of ['2 times the rent', '4 times the rent']) await expect.element(page.getByRole('main')).toMatchTextContent(words)
})
