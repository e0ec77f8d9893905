import { GetListingCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import {
  AppliedAlready,
  CreateApplication,
  GetApplicationOptions,
  HomeNotOffered,
  OwnHome,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlUserAssets, PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { BeginApplication } from './BeginApplication.tsx'

const NoCost = () => null
const AT = '/User/Applications/CreateApplication'
const OF_HOME = `${AT}?property=${idOf(2)}`
const HOME = { Id: idOf(2), Text: 'Larch House', Detail: 'Denver, CO' }
const FREE = { MayApply: true, Obstacle: null, ApplicationId: null, FormId: null, FormState: null, FormFrom: null, ProfileUntil: null }
const LISTING = sampleOf(ListingDetails, {
  AssetId: idOf(2),
  Title: 'Larch House',
  City: 'Denver',
  StateCode: 'CO',
  Amount: '1500.00',
  RentFrequencyId: 1,
  ListingTypeId: 1,
  AvailableOn: '2027-03-01',
  MinLeaseMonths: 12,
  MaxLeaseMonths: 12,
  Bedrooms: 2,
})
const joined = (number: number, Text: string) => ({
  Id: idOf(number),
  ConnectionId: idOf(number + 10),
  Text,
  ProfileTypeId: 3,
  ProfileType: 'Tenant',
  AccountType: 'Individual',
  PicPath: null,
})
const PEOPLE = [joined(21, 'Tova Tester'), joined(22, 'Sam Tester')]

const refuse = (definition: ErrorDefinition, fields?: Record<string, string>) => () => {
  throw refusal(definition, fields)
}

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  answer(GetDdlUserAssets, { Items: [HOME] })
  answer(GetDdlJoinedUserConnections, ({ Text }) => ({
    Items: PEOPLE.filter((person) => person.Text.toLowerCase().startsWith(Text ?? '')),
  }))
  answer(GetApplicationOptions, FREE)
  answer(GetListingCriteria, { Criteria: null })
  answer(GetAssetDetails, LISTING)
  answer(CreateApplication, { ApplicationId: idOf(1), Version: 1, FormId: null })
})

test('an owner names the home and two people, and goes on to the draft', async () => {
  const page = await show(<BeginApplication Cost={NoCost} />, { at: AT })
  await page.getByRole('combobox', { name: 'Property' }).fill('larch')
  await page.getByRole('option', { name: /Larch House/ }).click()
  // Of agents those alone where they move tenants in.
  expect(asked(GetDdlUserAssets)).toEqual([{ Text: 'larch', Scope: 'tenants' }])
  const first = page.getByRole('group', { name: 'Person 1' })
  await first.getByRole('combobox', { name: 'Tenant' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await page.getByRole('button', { name: 'Add another person' }).click()
  const second = page.getByRole('group', { name: 'Person 2' })
  await expect.element(second.getByRole('combobox', { name: 'Tenant' })).toHaveFocus()
  await second.getByRole('combobox', { name: 'Tenant' }).fill('sam')
  await page.getByRole('option', { name: 'Sam Tester' }).click()
  await second.getByRole('combobox', { name: 'Application type' }).selectOptions('Guarantor/Co-Signer')
  await page.getByLabelText(/^Move-in date/).fill('03/01/2027')
  await page.getByLabelText(/^Lease length/).fill('12')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Please fill it in this week.')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect
    .poll(() => asked(CreateApplication))
    .toEqual([
      {
        AssetId: idOf(2),
        MoveInOn: '2027-03-01',
        LeaseMonths: 12,
        Message: 'Please fill it in this week.',
        Applicants: [
          { ApplicantTypeId: 1, ProfileId: idOf(21), Name: null, Email: null },
          { ApplicantTypeId: 3, ProfileId: idOf(22), Name: null, Email: null },
        ],
      },
    ])
  await expect.poll(page.address).toBe(`/User/Applications/ViewApplication?id=${idOf(1)}`)
})

test('someone is named by an email, and what is missing is said at its field', async () => {
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await page.getByRole('radio', { name: 'Someone else, by email' }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name can not be empty.')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Email can not be empty\./)
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin Marlow')
  await page.getByRole('textbox', { name: 'Email' }).fill('Robin@example.com')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect
    .poll(() => asked(CreateApplication).map(({ Applicants }) => Applicants))
    .toEqual([[{ ApplicantTypeId: 1, ProfileId: null, Name: 'Robin Marlow', Email: 'robin@example.com' }]])
})

test('what is missing and who is there twice is said at its field', async () => {
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByRole('combobox', { name: 'Property' })).toHaveValue('Larch House, Denver, CO')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Tenant can not be empty.')
  const first = page.getByRole('group', { name: 'Person 1' })
  await first.getByRole('combobox', { name: 'Tenant' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await page.getByRole('button', { name: 'Add another person' }).click()
  const second = page.getByRole('group', { name: 'Person 2' })
  await second.getByRole('combobox', { name: 'Tenant' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await second.getByRole('combobox', { name: 'Application type' }).selectOptions('Applicant')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.element(second.getByRole('combobox', { name: 'Tenant' })).toHaveAccessibleDescription(new RegExp(messages.applicantTwice))
  await expect.element(second.getByRole('combobox', { name: 'Application type' })).toHaveAccessibleDescription(messages.noApplicant)
  // One without an applicant is none.
  await page.getByRole('button', { name: 'Remove Person 2' }).click()
  await first.getByRole('combobox', { name: 'Application type' }).selectOptions('Occupant 18+')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(messages.noApplicant)
  expect(asked(CreateApplication)).toEqual([])
})

test('what the server says of someone stands at them', async () => {
  answer(CreateApplication, refuse(CallErrors.InvalidInput, { 'Applicants.0.ProfileId': messages.notConnected }))
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  const who = page.getByRole('combobox', { name: 'Tenant' })
  await who.fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.element(who).toHaveAccessibleDescription(new RegExp(messages.notConnected))
  await expect.element(who).toHaveValue('Tova Tester')
})

test('an owner invites someone who has an open application already', async () => {
  answer(CreateApplication, refuse(AppliedAlready))
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await page.getByRole('combobox', { name: 'Tenant' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(AppliedAlready.message)
  await expect.poll(page.address).toBe(OF_HOME)
})

test('with the keyboard alone someone is added and taken away, and the focus stays on the page', async () => {
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  const add = page.getByRole('button', { name: 'Add another person' })
  await expect.element(add).toBeVisible()
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'Person 2' }).getByRole('combobox', { name: 'Tenant' })).toHaveFocus()
  page.getByRole('button', { name: 'Remove Person 2' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a renter sees the home and what is asked, that their form is used again, and begins', async () => {
  signIn(TENANT)
  answer(GetApplicationOptions, { ...FREE, FormFrom: '2026-10-05T12:00:00Z' })
  answer(CreateApplication, () => {
    answer(GetApplicationOptions, { ...FREE, MayApply: false, ApplicationId: idOf(1), FormId: idOf(11), FormState: 'started' })
    return { ApplicationId: idOf(1), Version: 1, FormId: idOf(11) }
  })
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByRole('link', { name: 'Larch House' })).toHaveAttribute('href', `/Property/${idOf(2)}`)
  await expect.element(page.getByText(/^\$1,500/)).toBeVisible()
  await expect.element(page.getByText(/^At least two documents/)).toBeVisible()
  await expect.element(page.getByText('Your form of Oct 5, 2026 is used again. You check it, and change what is new.')).toBeVisible()
  await expect.element(page.getByText('In months. The listing says: 12 months.')).toBeVisible()
  await page.getByLabelText(/^Move-in date/).fill('03/01/2027')
  await page.getByRole('textbox', { name: /^Message/ }).fill('We love the yard.')
  await page.getByRole('button', { name: 'Begin the form' }).click()
  await expect
    .poll(() => asked(CreateApplication))
    .toEqual([{ AssetId: idOf(2), MoveInOn: '2027-03-01', LeaseMonths: null, Message: 'We love the yard.', Applicants: [] }])
  await expect.poll(page.address).toBe(`/User/Applications/Form?id=${idOf(11)}`)
})

test('with a renter’s profile, the way leads to looking it over', async () => {
  signIn(TENANT)
  answer(GetApplicationOptions, { ...FREE, FormFrom: '2026-10-05T12:00:00Z', ProfileUntil: '2026-11-04T12:00:00Z' })
  answer(CreateApplication, { ApplicationId: idOf(1), Version: 1, FormId: idOf(11) })
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByText(/with the documents of your renter’s profile, which is valid until Nov 4, 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Begin the form' }).click()
  await expect.poll(page.address).toBe(`/User/Applications/Form?id=${idOf(11)}&step=review`)
})

test('an owner applies for a home that is not theirs like anyone else', async () => {
  answer(GetDdlUserAssets, { Items: [] })
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByRole('button', { name: 'Begin the form' })).toBeVisible()
  expect(page.getByText(/is used again/).elements()).toHaveLength(0)
  expect(asked(GetDdlUserAssets)).toEqual([{ AssetId: idOf(2), Scope: 'tenants' }])
})

test('where an application is open, it leads on', async () => {
  signIn(TENANT)
  answer(GetApplicationOptions, { ...FREE, MayApply: false, ApplicationId: idOf(1), FormId: idOf(11), FormState: 'started' })
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByText(AppliedAlready.message)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Go on with your form' }))
    .toHaveAttribute('href', `/User/Applications/Form?id=${idOf(11)}`)
  await expect
    .element(page.getByRole('link', { name: 'See the application' }))
    .toHaveAttribute('href', `/User/Applications/ViewApplication?id=${idOf(1)}`)
})

test('one that was opened elsewhere meanwhile is led to instead', async () => {
  signIn(TENANT)
  answer(CreateApplication, () => {
    answer(GetApplicationOptions, { ...FREE, MayApply: false, ApplicationId: idOf(1) })
    throw refusal(AppliedAlready)
  })
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await page.getByRole('button', { name: 'Begin the form' }).click()
  await expect
    .element(page.getByRole('link', { name: 'See the application' }))
    .toHaveAttribute('href', `/User/Applications/ViewApplication?id=${idOf(1)}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([OwnHome, HomeNotOffered])('what is refused at the last moment is said above the form: $code', async (definition) => {
  signIn(TENANT)
  answer(CreateApplication, refuse(definition))
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await page.getByRole('textbox', { name: /^Message/ }).fill('Hello')
  await page.getByRole('button', { name: 'Begin the form' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(definition.message)
  await expect.element(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Hello')
})

test('a home that can’t be applied for says so before anything is typed', async () => {
  signIn(TENANT)
  answer(GetApplicationOptions, { ...FREE, MayApply: false, Obstacle: 'ownHome' })
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByText('You can’t apply for a home that you manage.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the home' })).toHaveAttribute('href', `/Property/${idOf(2)}`)
  await page.unmount()
  answer(GetAssetDetails, refuse(PropertyNotFound))
  const other = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(other.getByText(HomeNotOffered.message)).toBeVisible()
  await expect.element(other.getByRole('link', { name: 'See other homes' })).toHaveAttribute('href', '/Properties')
})

test('what can’t be looked up now is tried again', async () => {
  signIn(TENANT)
  answer(GetAssetDetails, refuse(CallErrors.Unexpected))
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByRole('alert')).toMatchTextContent(CallErrors.Unexpected.message)
  answer(GetAssetDetails, LISTING)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Begin the form' })).toBeVisible()
})

test('without a home a tenant is led to the search', async () => {
  signIn(TENANT)
  const page = await show(<BeginApplication Cost={NoCost} />, { at: `${AT}?property=12` })
  await expect.element(page.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', '/Properties')
})

test('on a phone nothing is wider than the page', async () => {
  await screen.viewport(360, 800)
  const page = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(page.getByRole('button', { name: 'Create draft' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.unmount()
  signIn(TENANT)
  const other = await show(<BeginApplication Cost={NoCost} />, { at: OF_HOME })
  await expect.element(other.getByRole('button', { name: 'Begin the form' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
