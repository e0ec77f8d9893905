import {
  ApplicationInvite,
  ApplicationInviteOver,
  DeclineApplicationForm,
  GetApplicationInvite,
  TakeApplicationForm,
} from '@keystead/contract/applications/applications/take-form.operations.ts'
import { AppliedAlready } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { OwnProfile } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { CriteriaRead, GetListingCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import { signIn, signOut } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { TakeFormScreen } from './TakeFormScreen.tsx'

const TOKEN = 'a'.repeat(43)
const INVITE = sampleOf(ApplicationInvite, {
  FromName: 'Olive Owner',
  LandlordName: 'Olive Owner',
  HomeTitle: 'Larch House',
  HomeAddress: '12 Oak Street, Denver',
  ApplicantType: 'Co-Applicant',
  Name: 'Robin Marlow',
  Email: 'robin@example.com',
  Message: 'See you soon.',
  ListedAssetId: null,
})
const shown = () => show(<TakeFormScreen />, { at: `/Apply/${TOKEN}`, path: '/Apply/:id' })
const profile = (number: number, ProfileTypeId: number, ProfileType: string) =>
  sampleOf(OwnProfile, { ProfileId: idOf(number), ProfileTypeId, ProfileType, AccountType: 'Personal', Name: `Kim ${ProfileType}` })
const own = (...Profiles: OwnProfile[]) =>
  answer(GetUserProfiles, { ActiveProfileId: null, Profiles, Businesses: [], FirstName: null, LastName: null })

beforeEach(async () => {
  await screen.viewport(390, 844)
  signOut()
  answer(GetApplicationInvite, INVITE)
})

test('of a home that is offered, what it costs and what is asked of everyone is read first', async () => {
  answer(GetApplicationInvite, { ...INVITE, ListedAssetId: idOf(2) })
  answer(GetListingCriteria, { Criteria: sampleOf(CriteriaRead, { IncomeTimes: 30, Text: 'No loud parties.' }) })
  const page = await shown()
  await expect.element(page.getByText('No loud parties.')).toBeVisible()
  const home = page.getByRole('link', { name: 'See the home, its rent, and what it costs to apply' })
  await expect.element(home).toHaveAttribute('href', `/Property/${idOf(2)}`)
})

test('it says who asks and for which home, and both doors are open and lead back', async () => {
  const page = await shown()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent('Olive Owner asks you to fill in a form')
  for (const words of ['Larch House', '12 Oak Street, Denver', 'Co-Applicant', 'See you soon.'])
    await expect.element(page.getByRole('main')).toMatchTextContent(words)
  const back = `robin%40example.com?returnTo=%2FApply%2F${TOKEN}`
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/Signup/${back}`)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/Signin/${back}`)
  expect(asked(TakeApplicationForm)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('who is signed in takes it with one press, whatever their email, and goes to the form', async () => {
  const session = signIn(TENANT)
  own(sampleOf(OwnProfile, { ...profile(1, 3, 'Tenant'), ProfileId: session.Profile!.ProfileId }))
  answer(TakeApplicationForm, { ApplicationId: idOf(5), FormId: idOf(6) })
  const page = await shown()
  await expect.element(page.getByText(/see the name of the profile that takes the form/)).toBeVisible()
  await page.getByRole('button', { name: 'Fill in my form' }).click()
  await expect.poll(page.address).toBe(`/User/Applications/Form?id=${idOf(6)}`)
  expect(asked(TakeApplicationForm)).toEqual([{ Token: TOKEN }])
  expect(asked(SwitchUserProfile)).toEqual([])
})

test('an owner takes it as a tenant, whom they become by it, and is told where that is refused', async () => {
  const session = signIn()
  own(profile(1, 1, 'Owner'), profile(2, 3, 'Tenant'))
  answer(SwitchUserProfile, { ...session, Profile: { ...session.Profile!, ProfileId: idOf(2) } })
  answer(TakeApplicationForm, () => {
    throw refusal(AppliedAlready)
  })
  const page = await shown()
  const buttons = page.getByRole('button', { name: /^Fill in my form as/ })
  await expect.element(buttons.first()).toMatchTextContent('Fill in my form as Kim Tenant (Tenant, Personal)')
  await buttons.first().click()
  await expect.poll(() => asked(SwitchUserProfile)).toEqual([{ ProfileId: idOf(2) }])
  await expect.element(page.getByText(AppliedAlready.message)).toBeVisible()
  await expect.poll(page.address).toBe(`/Apply/${TOKEN}`)
})

test('without a profile one is made first, and a link that is over says so', async () => {
  signIn()
  own()
  const page = await shown()
  await expect
    .element(page.getByRole('link', { name: 'Create a tenant profile' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(`/Apply/${TOKEN}`)))
  await page.unmount()
  answer(GetApplicationInvite, () => {
    throw refusal(ApplicationInviteOver)
  })
  const over = await shown()
  await expect.element(over.getByText('This invitation does not work now.')).toBeVisible()
  await expect.element(over.getByRole('link', { name: 'See your applications' })).toHaveAttribute('href', '/User/Applications')
})

test('who does not want to apply declines without an account, once they were asked', async () => {
  answer(DeclineApplicationForm, {})
  const page = await shown()
  await page.getByRole('button', { name: 'I don’t want to apply' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Decline the invitation?' })
  await expect.element(dialog).toMatchTextContent('Olive Owner is told')
  expect(asked(DeclineApplicationForm)).toEqual([])
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect.element(page.getByText('Nothing more is needed. Your address was deleted from the application.')).toBeVisible()
  expect(asked(DeclineApplicationForm)).toEqual([{ Token: TOKEN }])
})
