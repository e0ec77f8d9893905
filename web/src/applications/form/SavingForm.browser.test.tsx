import {
  ApplicationFormChanged,
  ApplicationFormSubmitted,
  GetApplicationFormDetails,
  GetAppFormPersonalInfo,
  UpdateAppFormPersonalInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { selected } from '../../sessions/selection.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { answerForm, AT, details, FORM, FULL_PERSONAL, NoGate, personalRead } from '../../../test/application-form.ts'

beforeEach(() => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answerForm()
  answer(GetAppFormPersonalInfo, personalRead({ ...FULL_PERSONAL, FirstName: null }))
  answer(UpdateAppFormPersonalInfo, ({ Version }) => ({ FormId: FORM, Version: Number(Version) + 1, Missing: [] }))
})

const shown = (at = AT) => show(<ApplicationForm Gate={NoGate} />, { at })
type Page = Awaited<ReturnType<typeof shown>>
const firstName = (page: Page) => page.getByRole('textbox', { name: 'First name' })

test('what is typed saves itself after a while, with the version that the last save answered, and the focus stays', async () => {
  const page = await shown()
  await firstName(page).fill('Tova')
  await expect
    .poll(() => asked(UpdateAppFormPersonalInfo))
    .toMatchObject([{ FormId: FORM, Version: 3, FirstName: 'Tova', MiddleName: null }])
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(firstName(page)).toHaveFocus()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()

  await userEvent.keyboard('lia')
  await expect.poll(() => asked(UpdateAppFormPersonalInfo).at(1)).toMatchObject({ Version: 4, FirstName: 'Tovalia' })
  await expect.element(firstName(page)).toHaveValue('Tovalia')
  expect(selected('applicationForm')).toBe(FORM)
})

test('a page that goes out of sight is saved at once, and opening one saves nothing', async () => {
  const page = await shown()
  await expect.element(firstName(page)).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked(UpdateAppFormPersonalInfo)).toEqual([])
  await firstName(page).fill('Tova')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await expect.poll(() => asked(UpdateAppFormPersonalInfo), { timeout: 1_500 }).toHaveLength(1)
})

test('typed while a save is on its way goes with the next one', async () => {
  const sent = Promise.withResolvers<void>()
  answer(UpdateAppFormPersonalInfo, async ({ Version }) => {
    if (Version === 3) await sent.promise
    return { FormId: FORM, Version: Number(Version) + 1, Missing: [] }
  })
  const page = await shown()
  await firstName(page).fill('Tova')
  await expect.element(page.getByText('Saving…')).toBeVisible()
  await userEvent.keyboard('lia')
  sent.resolve()
  await expect
    .poll(() => asked(UpdateAppFormPersonalInfo).map(({ Version, FirstName }) => [Version, FirstName]))
    .toEqual([
      [3, 'Tova'],
      [4, 'Tovalia'],
    ])
})

test('what is wrong is not sent, is said in passing and at its field, and Continue stays there', async () => {
  const page = await shown()
  const birth = page.getByRole('textbox', { name: 'Date of birth' })
  await firstName(page).fill('Tova')
  await birth.fill('2020-01-01')
  await expect.element(page.getByText(/Not saved: Date of birth is not valid/)).toBeVisible()
  await expect.element(birth).toHaveAccessibleDescription(/Everyone who fills in a form is at least 18 years old\./)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(asked(UpdateAppFormPersonalInfo)).toEqual([])
  await birth.fill('1990-01-01')
  await expect.element(birth).not.toHaveAttribute('aria-invalid')
  await expect.poll(() => asked(UpdateAppFormPersonalInfo)).toMatchObject([{ BirthDate: '1990-01-01', FirstName: 'Tova' }])
})

test('what the server refuses lands at its field, in a list as well, and goes with what is typed there', async () => {
  answer(GetAppFormPersonalInfo, personalRead({ ...FULL_PERSONAL, Occupants: [{ Name: 'Sam', Relationship: 'Partner', IsAdult: 'Y' }] }))
  answer(UpdateAppFormPersonalInfo, () => {
    throw refusal(CallErrors.InvalidInput, { 'Occupants.0.Name': 'Name is not valid.' })
  })
  const page = await shown()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Sam T.')
  await expect.element(name).toHaveAccessibleDescription('Name is not valid.')
  await expect.element(page.getByText('Not saved: Name is not valid.')).toBeVisible()
  answer(UpdateAppFormPersonalInfo, { FormId: FORM, Version: 4, Missing: [] })
  await name.fill('Sam Tester')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a version of another device is shown beside what is typed, and both can be kept', async () => {
  answer(UpdateAppFormPersonalInfo, ({ Version }) => {
    if (Version === 3) throw refusal(ApplicationFormChanged)
    return { FormId: FORM, Version: 9, Missing: [] }
  })
  const page = await shown()
  await expect.element(firstName(page)).toBeVisible()
  answer(GetAppFormPersonalInfo, personalRead({ ...FULL_PERSONAL, FirstName: 'Tove', LastName: 'Other', Version: 8 }))
  await firstName(page).fill('Tova')
  await expect.element(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect.poll(() => asked(UpdateAppFormPersonalInfo).at(-1)).toMatchObject({ Version: 8, FirstName: 'Tova', LastName: 'Other' })
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('the latest of another device can be loaded instead', async () => {
  answer(UpdateAppFormPersonalInfo, () => {
    throw refusal(ApplicationFormChanged)
  })
  const page = await shown()
  await expect.element(firstName(page)).toBeVisible()
  answer(GetAppFormPersonalInfo, personalRead({ ...FULL_PERSONAL, FirstName: 'Tove', Version: 8 }))
  await firstName(page).fill('Tova')
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect.element(firstName(page)).toHaveValue('Tove')
  await expect.element(page.getByRole('heading', { name: 'There is a newer version' })).not.toBeInTheDocument()
})

test('a form that was submitted elsewhere is read-only from then on', async () => {
  answer(UpdateAppFormPersonalInfo, () => {
    throw refusal(ApplicationFormSubmitted)
  })
  const page = await shown()
  await expect.element(firstName(page)).toBeVisible()
  answer(GetApplicationFormDetails, details({ State: 'submitted', SubmittedAt: '2026-11-28T15:00:00Z' }))
  await firstName(page).fill('Tova')
  await expect.element(page.getByText(/You submitted this form on/)).toBeVisible()
  await expect.element(firstName(page)).not.toBeInTheDocument()
})

test('what was left by the way of the browser is saved, and what can not be saved is still there', async () => {
  const page = await shown(`${AT}&step=personal`)
  await firstName(page).fill('Tova')
  await page.goTo(`${AT}&step=review`)
  await expect.poll(() => asked(UpdateAppFormPersonalInfo)).toMatchObject([{ FirstName: 'Tova' }])

  answer(GetAppFormPersonalInfo, personalRead({ ...FULL_PERSONAL, Version: 4 }))
  await page.goTo(`${AT}&step=personal`)
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('2020-01-01')
  await page.goTo(`${AT}&step=review`)
  await expect.element(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
  await page.goTo(`${AT}&step=personal`)
  await expect.element(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('01/01/2020')
})

test('a person who leaves with something unsaved is asked', async () => {
  answer(UpdateAppFormPersonalInfo, () => {
    throw refusal(CallErrors.Unexpected)
  })
  const page = await shown()
  await firstName(page).fill('Tova')
  await page.getByRole('link', { name: 'Applications' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect.element(firstName(page)).toHaveValue('Tova')
  await expect.element(page.getByText(/^Not saved: /)).toBeVisible()
})
