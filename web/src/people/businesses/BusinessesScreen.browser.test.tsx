import { GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import { BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { BusinessesScreen } from './BusinessesScreen.tsx'
import { ForBusiness } from './ForBusiness.tsx'

const ACME = sampleOf(BusinessItem, {
  BusinessId: idOf(1),
  ProfileId: idOf(2),
  Name: 'Acme Homes',
  TypeName: 'Brokerage',
  City: 'Denver',
  StateCode: 'CO',
  Status: 'listed',
  Role: 'Leasing',
  MembersCount: 12,
  InvitationsCount: 3,
})
const pageWith = (...Items: BusinessItem[]) => ({ Items, PageIndex: 0, PageSize: 20, TotalCount: Items.length, TotalIsCapped: false })
const BUSINESS_ACCOUNT = { AccountTypeId: 2, AccountType: 'Business' }

test('each row says role, status, members and invitations', async () => {
  signIn()
  answer(GetUserBusinesses, pageWith(ACME))
  const page = await show(<BusinessesScreen />)
  const row = page.getByRole('row', { name: /Acme Homes/ })
  for (const words of ['Brokerage · Denver, CO', 'Leasing', 'Listed', '12', '3']) await expect.element(row).toMatchTextContent(words)
  // With a personal profile none is founded.
  expect(page.getByRole('link', { name: 'Found a business' }).elements()).toHaveLength(0)
})

test('a business account without one is told how to begin', async () => {
  signIn(BUSINESS_ACCOUNT)
  answer(GetUserBusinesses, pageWith())
  const page = await show(<BusinessesScreen />)
  await expect.element(page.getByText('No businesses found.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Found a business' }).first()).toHaveAttribute('href', '/User/Business/AddBusiness')
})

test('what is searched and filtered is in the address', async () => {
  signIn(BUSINESS_ACCOUNT)
  answer(GetUserBusinesses, pageWith(ACME))
  const page = await show(<BusinessesScreen />, { at: '/User/Business?sort=members' })
  await page.getByRole('link', { name: 'Draft' }).click()
  await expect.poll(page.address).toBe('/User/Business?status=draft&sort=members')
})

test('a business that an address names is switched to first', async () => {
  signIn({ ProfileId: idOf(9) })
  answer(GetUserBusinesses, pageWith(ACME))
  answer(SwitchUserProfile, ({ ProfileId }) => signIn({ ProfileId, ...BUSINESS_ACCOUNT }, memberAs('leasing')))
  const page = await show(
    <ForBusiness title="Business" id={ACME.BusinessId} wanted="members:view">
      {({ Name }) => <p>Here is {Name}</p>}
    </ForBusiness>,
    { at: '/User/Business/View' },
  )
  await expect.element(page.getByText('Here is Acme Homes')).toBeVisible()
  expect(asked(SwitchUserProfile)).toEqual([{ ProfileId: ACME.ProfileId }])
  expect(page.address()).toBe('/User/Business/View')
})

test('a business of others is not found', async () => {
  signIn(BUSINESS_ACCOUNT)
  answer(GetUserBusinesses, pageWith(ACME))
  const page = await show(
    <ForBusiness title="Business" id={idOf(77)}>
      {({ Name }) => <p>Here is {Name}</p>}
    </ForBusiness>,
  )
  await expect.element(page.getByText('Business not found.')).toBeVisible()
  expect(asked(SwitchUserProfile)).toEqual([])
})
