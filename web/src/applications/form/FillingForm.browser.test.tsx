import { ApplicationFormNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  GetAppFormEmploymentInfo,
  GetAppFormPersonalInfo,
  GetAppFormResidenceInfo,
  UpdateAppFormEmploymentInfo,
  UpdateAppFormPersonalInfo,
  UpdateAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import {
  address,
  answerForm,
  AT,
  employmentRead,
  FORM,
  FULL_PERSONAL,
  job,
  NoGate,
  personalRead,
  residenceRead,
} from '../../../test/application-form.ts'

beforeEach(() => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answerForm()
})

const shown = (step?: string) => show(<ApplicationForm Gate={NoGate} />, { at: step ? `${AT}&step=${step}` : AT })
type Page = Awaited<ReturnType<typeof shown>>
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click()
const saved = ({ Version }: { Version?: unknown }) => ({ FormId: FORM, Version: Number(Version) + 1, Missing: [] })
const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(Date.now())

test('the keyboard goes through all steps, and the focus comes along', async () => {
  answer(GetAppFormPersonalInfo, personalRead(FULL_PERSONAL))
  answer(GetAppFormResidenceInfo, residenceRead({ Addresses: [address()] }))
  answer(GetAppFormEmploymentInfo, employmentRead({ Jobs: [job()] }))
  const page = await shown()
  const press = async (name: string) => {
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
    page.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name })
  await press('Continue')
  await expect.element(heading(/Step 2 of 6: Identity/)).toHaveFocus()
  await press('Continue')
  // Nothing of it is there: that is said, and keeps no one from going on.
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: 'ID type' })).toHaveAccessibleDescription('ID type can not be empty.')
  await press('Continue and finish this later')
  await expect.element(heading(/Residence/)).toHaveFocus()
  await press('Continue')
  await expect.element(heading(/Employment/)).toHaveFocus()
  await press('Continue')
  await expect.element(heading(/Documents/)).toHaveFocus()
  await press('Continue')
  await expect.element(heading(/Step 6 of 6: Review/)).toHaveFocus()
  expect(page.address()).toBe(`${AT}&step=review`)
})

test('a press in the list of steps saves the open one first', async () => {
  answer(UpdateAppFormPersonalInfo, saved)
  const page = await shown()
  await page.getByRole('textbox', { name: 'First name' }).fill('Tova')
  await page
    .getByRole('navigation', { name: 'Steps of the form' })
    .getByRole('link', { name: /Employment/ })
    .click()
  await expect.element(page.getByRole('combobox', { name: 'Employment type' })).toBeVisible()
  expect(asked(UpdateAppFormPersonalInfo)).toMatchObject([{ FirstName: 'Tova', Version: 3 }])
})

test('on a phone the steps are one line that unfolds', async () => {
  await screen.viewport(360, 800)
  const page = await shown('identity')
  await page.getByText('Step 2 of 6: Identity', { exact: true }).first().click()
  await expect.element(page.getByRole('link', { name: /Personal Complete/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await screen.viewport(1200, 900)
})

test('the number of pets and their cards follow each other', async () => {
  answer(UpdateAppFormPersonalInfo, saved)
  answer(GetAppFormPersonalInfo, personalRead(FULL_PERSONAL))
  const page = await shown()
  const number = page.getByRole('textbox', { name: 'Number of pets' })
  await number.fill('2')
  await expect.element(page.getByRole('group', { name: 'Pet 2' })).toBeVisible()
  await page.getByRole('group', { name: 'Pet 1' }).getByRole('combobox', { name: 'Kind of pet' }).selectOptions('Dog')
  await page.getByRole('button', { name: 'Remove Pet 2' }).click()
  await expect.element(number).toHaveValue('1')
  await expect.element(page.getByRole('button', { name: 'Add a pet' })).toHaveFocus()
  await page.getByRole('button', { name: 'Add a pet' }).click()
  await expect.element(number).toHaveValue('2')
  await expect.element(page.getByRole('group', { name: 'Pet 2' }).getByRole('combobox', { name: 'Kind of pet' })).toHaveFocus()
  // What is filled in does not go by a number.
  await number.fill('0')
  await expect.element(page.getByRole('group', { name: 'Pet 2' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Pet 1' })).toBeVisible()
  await goOn(page)
  await expect.element(number).toHaveAccessibleDescription(/Please say something about each pet\./)
})

test('a Yes is explained, and no explanation goes along with a No', async () => {
  answer(UpdateAppFormPersonalInfo, saved)
  answer(GetAppFormPersonalInfo, personalRead({ ...FULL_PERSONAL, Disclosures: [] }))
  const page = await shown()
  const evicted = page.getByRole('group', { name: /Have you been evicted/ })
  await evicted.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('textbox', { name: /Explanation/ }).fill('Long ago.')
  await goOn(page)
  await expect.element(page.getByRole('group', { name: /renters insurance/ })).toHaveAccessibleDescription('Please answer this question.')
  expect(asked(UpdateAppFormPersonalInfo)[0]?.Disclosures?.[0]).toEqual({ QuestionId: 1, Answer: 'Y', Explanation: 'Long ago.' })
  await evicted.getByRole('radio', { name: 'No' }).click()
  await expect.element(page.getByRole('textbox', { name: /Explanation/ })).not.toBeInTheDocument()
  await goOn(page)
  await expect
    .poll(() => asked(UpdateAppFormPersonalInfo).at(-1)?.Disclosures?.[0])
    .toEqual({ QuestionId: 1, Answer: 'N', Explanation: null })
})

test('what of three years is not covered is said as the addresses are typed', async () => {
  answer(UpdateAppFormResidenceInfo, saved)
  const From = addDays(today, -400)
  answer(GetAppFormResidenceInfo, residenceRead({ Addresses: [address({ From })] }))
  const page = await shown('residence')
  await expect.element(page.getByText(/Not covered yet: Please fill in where you lived from/)).toBeVisible()
  await page.getByRole('button', { name: 'Add an earlier address' }).click()
  const earlier = page.getByRole('group', { name: 'Earlier address 1' })
  await expect.element(earlier.getByRole('textbox', { name: 'Address 1' })).toHaveFocus()
  await earlier.getByRole('textbox', { name: 'Start date' }).fill('2010-01-01')
  await earlier.getByRole('textbox', { name: 'End date' }).fill(From)
  await expect.element(page.getByText('The last three years are covered.')).toBeVisible()
  await earlier.getByRole('textbox', { name: 'Zip' }).fill('80')
  await goOn(page)
  await expect.element(earlier.getByRole('textbox', { name: 'Zip' })).toHaveAccessibleDescription('Zip is not valid.')
})

test('who owns a home is not asked whom rent is paid to', async () => {
  answer(UpdateAppFormResidenceInfo, saved)
  answer(GetAppFormResidenceInfo, residenceRead({ Addresses: [address()] }))
  const page = await shown('residence')
  await page.getByRole('combobox', { name: 'Ownership status' }).selectOptions('Own')
  await expect.element(page.getByRole('textbox', { name: 'Rent paid to' })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Norway')
  await expect.element(page.getByRole('textbox', { name: /Region/ })).toBeVisible()
  await goOn(page)
  await expect
    .poll(() => asked(UpdateAppFormResidenceInfo)[0]?.Addresses?.[0])
    .toMatchObject({ RentPaidTo: null, MayContact: null, StateId: null, CountryId: 100 })
})

test('a server’s word about a field in a list lands there', async () => {
  answer(UpdateAppFormResidenceInfo, () => {
    throw refusal(CallErrors.InvalidInput, { 'Addresses.0.City': 'City is not valid.' })
  })
  answer(GetAppFormResidenceInfo, residenceRead({ Addresses: [address()] }))
  const page = await shown('residence')
  await page.getByRole('textbox', { name: 'City' }).fill('Nowhere')
  await goOn(page)
  await expect.element(page.getByRole('alert')).toMatchTextContent('City is not valid.')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('City is not valid.')
})

test('without an employer none is asked for, and the income of a month is worked out', async () => {
  answer(UpdateAppFormEmploymentInfo, saved)
  answer(GetAppFormEmploymentInfo, employmentRead({ Jobs: [job()], MonthlyIncome: '4000.00' }))
  const page = await shown('employment')
  await expect.element(page.getByText('$4,000.00')).toBeVisible()
  await page.getByRole('textbox', { name: 'Income', exact: true }).fill('1000')
  await page.getByRole('combobox', { name: 'Income period' }).selectOptions('Week')
  await expect.element(page.getByText('$4,333.33')).toBeVisible()
  await page.getByRole('combobox', { name: 'Employment type' }).selectOptions('Retired')
  await expect.element(page.getByRole('textbox', { name: 'Employer' })).not.toBeInTheDocument()
  await goOn(page)
  await expect.element(page.getByRole('heading', { level: 2, name: /Documents/ })).toBeVisible()
  expect(asked(UpdateAppFormEmploymentInfo).at(-1)?.Jobs?.[0]).toMatchObject({
    EmploymentTypeId: 9,
    Employer: null,
    Income: '1000.00',
    PeriodId: 1,
  })
})

test('a form that is gone, or not one’s own, says so', async () => {
  answer(GetAppFormPersonalInfo, () => {
    throw refusal(ApplicationFormNotFound)
  })
  const page = await shown()
  await expect.element(page.getByText(ApplicationFormNotFound.message)).toBeVisible()
})

test('a part that did not come can be asked for again', async () => {
  answer(GetAppFormResidenceInfo, () => {
    throw refusal(CallErrors.Unexpected)
  })
  const page = await shown('residence')
  await expect.element(page.getByText(CallErrors.Unexpected.message)).toBeVisible()
  answer(GetAppFormResidenceInfo, residenceRead())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address 1' })).toBeVisible()
})
