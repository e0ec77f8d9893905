import { StatedByRenter } from '@keystead/contract/applications/form/form.schemas.ts'
import {
  GetSharedRenterProfile,
  OpenSharedRenterProfile,
  RenterProfileLinkOver,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { answerForm, job } from '../../../test/application-form.ts'
import { signOut } from '../../../test/people.ts'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { SharedRenterProfileScreen } from './SharedRenterProfileScreen.tsx'

const TOKEN = 'a'.repeat(43)
const LINKED = { Name: 'Mia Lang', SubmittedAt: '2026-01-10T12:00:00Z', UntilAt: '2026-01-21T12:00:00Z' }
const Stated = sampleOf(StatedByRenter, {
  IsAdult: true,
  Employment: { Jobs: [job()], OtherIncome: [], MonthlyIncome: '4000.00' },
})

const shown = () => show(<SharedRenterProfileScreen />, { at: `/RenterProfile/${TOKEN}`, path: '/RenterProfile/:id' })

beforeEach(() => {
  signOut()
  answerForm()
  answer(GetSharedRenterProfile, LINKED)
})

test('opening the address notes nothing; it is read after a name is given', async () => {
  await screen.viewport(390, 844)
  answer(OpenSharedRenterProfile, { ...LINKED, ShowsContacts: false, Stated })
  const page = await shown()
  await expect.element(page.getByRole('heading', { name: 'Renter’s profile of Mia Lang' })).toBeVisible()
  expect(page.getByText('City Hospital').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Open the profile' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription('Your name can not be empty.')
  expect(asked(OpenSharedRenterProfile)).toEqual([])
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('As stated by Mia Lang on Jan 10, 2026; not verified by Keystead.')).toBeVisible()
  await expect.element(page.getByText(/^You can open it until January 21, 2026/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Renter’s profile of Mia Lang' })).toHaveFocus()
  await expect.element(page.getByText('City Hospital')).toBeInTheDocument()
  expect(asked(OpenSharedRenterProfile)).toEqual([{ Token: TOKEN, Name: 'Kim Lee' }])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a link that opens nothing says so, at once or when it is pressed', async () => {
  const over = () => {
    throw refusal(RenterProfileLinkOver)
  }
  answer(OpenSharedRenterProfile, over)
  const page = await shown()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee')
  await page.getByRole('button', { name: 'Open the profile' }).click()
  await expect.element(page.getByText(RenterProfileLinkOver.message)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Browse homes' })).toBeVisible()

  answer(GetSharedRenterProfile, over)
  const other = await shown()
  await expect.element(other.getByText(RenterProfileLinkOver.message).last()).toBeVisible()
})
