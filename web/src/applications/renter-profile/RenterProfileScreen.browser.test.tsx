import { StatedByRenter } from '@keystead/contract/applications/form/form.schemas.ts'
import {
  DeleteRenterProfile,
  GetRenterProfile,
  KeepRenterProfile,
  ShareRenterProfile,
  StopRenterProfileShare,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import type { OwnRenterProfile, RenterProfileShare } from '@keystead/contract/applications/renter-profile/renter-profile.schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { address, answerForm, job } from '../../../test/application-form.ts'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { RenterProfileScreen } from './RenterProfileScreen.tsx'

const AT = '/User/Applications/Profile'
const FORM = { FormId: idOf(1), HomeTitle: 'Larch House', SubmittedAt: '2026-01-10T12:00:00Z', ExpiresAt: '2026-02-09T12:00:00Z' }

const STATED = sampleOf(StatedByRenter, {
  IsAdult: true,
  Residence: { Addresses: [address()] },
  Employment: { Jobs: [job()], OtherIncome: [], MonthlyIncome: '4000.00' },
})

const share = (number: number, changes: Partial<RenterProfileShare> = {}): RenterProfileShare => ({
  ShareId: idOf(number),
  Label: 'Elm Homes',
  Email: null,
  ShowsContacts: false,
  State: 'open',
  SharedAt: '2026-01-14T12:00:00Z',
  UntilAt: '2026-01-21T12:00:00Z',
  OpeningsCount: 0,
  Openings: [],
  ...changes,
})

const profile = (changes: Partial<OwnRenterProfile> = {}): OwnRenterProfile => ({
  Name: 'Mia Lang',
  SubmittedAt: FORM.SubmittedAt,
  State: 'valid',
  ExpiresAt: FORM.ExpiresAt,
  Stated: STATED,
  Shares: [],
  ...changes,
})

const shown = (at = AT) => show(<RenterProfileScreen />, { at })

beforeEach(async () => {
  await screen.viewport(1200, 900)
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answerForm()
})

test('without a submitted form it says how one comes about', async () => {
  answer(GetRenterProfile, { Profile: null, FormToKeep: null })
  const page = await shown()
  await expect.element(page.getByText('No renter’s profile yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', '/Properties')
  expect(page.getByRole('button', { name: /Keep/ }).elements()).toHaveLength(0)
})

test('the form of the address is kept when a person presses', async () => {
  answer(GetRenterProfile, { Profile: null, FormToKeep: FORM })
  answer(KeepRenterProfile, () => {
    answer(GetRenterProfile, { Profile: profile(), FormToKeep: null })
    return { ExpiresAt: FORM.ExpiresAt }
  })
  const page = await shown(`${AT}?form=${idOf(1)}`)
  await expect.element(page.getByText(/You submitted a form for Larch House on Jan 10, 2026/)).toBeVisible()
  expect(asked(GetRenterProfile)[0]).toEqual({ FormId: idOf(1) })
  expect(asked(KeepRenterProfile)).toEqual([])
  await page.getByRole('button', { name: 'Keep as my renter’s profile' }).click()
  await expect.element(page.getByText('As you submitted it on Jan 10, 2026. Valid until Feb 9, 2026.')).toBeVisible()
  expect(asked(KeepRenterProfile)).toEqual([{ FormId: idOf(1) }])
  await expect.element(page.getByText('18 or older')).toBeInTheDocument()
  await expect.element(page.getByText('You haven’t shared it so far.')).toBeVisible()
})

test('a newer form takes its place after a question', async () => {
  answer(GetRenterProfile, { Profile: profile({ Shares: [share(5)] }), FormToKeep: { ...FORM, FormId: idOf(2) } })
  answer(KeepRenterProfile, { ExpiresAt: FORM.ExpiresAt })
  const page = await shown()
  await page.getByRole('button', { name: 'Keep it instead' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Replace your renter’s profile?' })).toBeVisible()
  expect(asked(KeepRenterProfile)).toEqual([])
  await page.getByRole('button', { name: 'Replace profile' }).click()
  await expect.poll(() => asked(KeepRenterProfile)).toEqual([{ FormId: idOf(2) }])
})

test('a link that is not sent is shown once, to be copied', async () => {
  answer(GetRenterProfile, { Profile: profile(), FormToKeep: null })
  const Url = `https://keystead.example/RenterProfile/${'a'.repeat(43)}`
  answer(ShareRenterProfile, { ShareId: idOf(5), UntilAt: '2026-01-22T12:00:00Z', Url })
  const page = await shown()
  await page.getByRole('button', { name: 'Share by a link' }).click()
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect.element(page.getByRole('textbox', { name: 'For whom' })).toHaveAccessibleDescription(/For whom can not be empty/)
  await page.getByRole('textbox', { name: 'For whom' }).fill('Elm Homes')
  await page.getByRole('combobox', { name: 'The link works for' }).selectOptions('14 days')
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect.element(page.getByText(Url)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  expect(asked(ShareRenterProfile)).toEqual([{ Label: 'Elm Homes', Email: null, Days: 14, ShowsContacts: false }])
  await page.getByRole('button', { name: 'Done' }).click()
  expect(page.getByText(Url).elements()).toHaveLength(0)
})

test('a link by email says to whom it went', async () => {
  answer(GetRenterProfile, { Profile: profile(), FormToKeep: null })
  answer(ShareRenterProfile, { ShareId: idOf(5), UntilAt: '2026-01-22T12:00:00Z', Url: null })
  const page = await shown()
  await page.getByRole('button', { name: 'Share by a link' }).click()
  await page.getByRole('textbox', { name: 'For whom' }).fill('Elm Homes')
  await page.getByRole('textbox', { name: /^Email/ }).fill('office@elm.example.com')
  await page.getByRole('checkbox', { name: /Show how to reach/ }).click()
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect.element(page.getByText('Link sent to office@elm.example.com.')).toBeVisible()
  expect(asked(ShareRenterProfile)).toEqual([{ Label: 'Elm Homes', Email: 'office@elm.example.com', Days: 7, ShowsContacts: true }])
})

test('each link says who has opened it, and one that works is stopped after a question', async () => {
  const Openings = [{ Name: 'Kim Lee', At: '2026-01-15T09:30:00Z' }]
  const Shares = [share(5, { OpeningsCount: 1, Openings, ShowsContacts: true }), share(6, { Label: 'Oak Rentals', State: 'stopped' })]
  answer(GetRenterProfile, { Profile: profile({ Shares }), FormToKeep: null })
  answer(StopRenterProfileShare, () => {
    answer(GetRenterProfile, { Profile: profile({ Shares: [{ ...Shares[0]!, State: 'stopped' }, Shares[1]!] }), FormToKeep: null })
    return { ShareId: idOf(5) }
  })
  const page = await shown()
  for (const words of ['Opened once', /^Kim Lee, January 15, 2026/, 'Not opened so far', 'Shows how to reach others'])
    await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('button', { name: /^Stop the link/ }).elements()).toHaveLength(1)
  page.getByRole('button', { name: 'Stop the link for Elm Homes' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog', { name: 'Stop the link for “Elm Homes”?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop link' }).click()
  await expect.poll(() => asked(StopRenterProfileShare)).toEqual([{ ShareId: idOf(5) }])
  await expect.poll(() => page.getByRole('button', { name: /^Stop the link/ }).elements()).toHaveLength(0)
})

test('one that has expired says so, is not shared, and is deleted after a question', async () => {
  await screen.viewport(390, 844)
  answer(GetRenterProfile, { Profile: profile({ State: 'expired' }), FormToKeep: null })
  answer(DeleteRenterProfile, () => {
    answer(GetRenterProfile, { Profile: null, FormToKeep: null })
    return {}
  })
  const page = await shown()
  await expect.element(page.getByText(/It expired on Feb 9, 2026/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Share by a link' }).elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Delete profile' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete the renter’s profile of Mia Lang?' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
  await expect.element(page.getByText('No renter’s profile yet')).toBeVisible()
})
