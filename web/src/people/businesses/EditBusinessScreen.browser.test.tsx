import {
  AddEditBusinessImages,
  GetUserBusinessDetails,
  GetUserBusinesses,
  UpdateBusiness,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { BusinessDetails, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import type { BuiltInRole } from '@keystead/contract/people/businesses/role.values.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { EditBusinessScreen } from './EditBusinessScreen.tsx'

const ACME = sampleOf(BusinessDetails, {
  BusinessId: idOf(1),
  ProfileId: idOf(2),
  Name: 'Acme Homes',
  Type: 'landlord',
  LegalName: 'Acme Homes LLC',
  LicenseNumber: 'FA 100',
  LicenseStateId: 8,
  LicenseExpiresOn: '2030-01-31',
  Email: 'office@example.com',
  Website: null,
  Phone: null,
  Zip: null,
  City: null,
  StateId: null,
  ServiceAreas: [],
  Hours: [],
  CategoryIds: [],
  Images: [],
  Status: 'unlisted',
  LogoPath: '/media/profiles/0190a000-0000-7000-8000-000000000003/400.webp',
})

async function edit(role: BuiltInRole, business: Partial<BusinessDetails> = {}) {
  signIn({ ProfileId: ACME.ProfileId, AccountTypeId: 2 }, memberAs(role))
  answer(GetUserBusinesses, { Items: [sampleOf(BusinessItem, ACME)], TotalCount: 1, TotalIsCapped: false, PageIndex: 0, PageSize: 100 })
  answer(GetUserBusinessDetails, { ...ACME, ...business })
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] })
  answer(GetDdlStates, { Items: [{ Id: 8, Text: 'Colorado', Code: 'CO' }] })
  const page = await show(<EditBusinessScreen />)
  await expect.element(page.getByRole('textbox', { name: 'DBA name (optional)' })).toBeVisible()
  return page
}

test('a manager is not asked for what a business is by law, and leaves it as it is', async () => {
  const page = await edit('property-manager')
  for (const name of ['Legal name (optional)', 'License number (optional)', 'Company EIN (optional)'])
    expect(page.getByRole('textbox', { name }).elements()).toHaveLength(0)
  await expect.element(page.getByText('Legal name, license and EIN are changed by administrators of this business.')).toBeVisible()
  answer(UpdateBusiness, { BusinessId: ACME.BusinessId, Version: 2 })
  answer(GetUserProfiles, { ActiveProfileId: ACME.ProfileId, Profiles: [], Businesses: [], FirstName: null, LastName: null })
  await page.getByRole('textbox', { name: 'DBA name (optional)' }).fill('Acme')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked(UpdateBusiness))
    .toMatchObject([{ DbaName: 'Acme', LegalName: 'Acme Homes LLC', LicenseNumber: 'FA 100', Ein: '' }])
})

test('an administrator is asked for all of it', async () => {
  const page = await edit('administrator')
  for (const name of ['Legal name (optional)', 'License number (optional)', 'Company EIN (optional)'])
    await expect.element(page.getByRole('textbox', { name })).toBeVisible()
})

test('the logo is taken away after a question; a listed business keeps it and says why', async () => {
  const page = await edit('property-manager')
  answer(AddEditBusinessImages, { LogoPath: null, Images: [] })
  answer(GetUserProfiles, { ActiveProfileId: ACME.ProfileId, Profiles: [], Businesses: [], FirstName: null, LastName: null })
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect.poll(() => asked(AddEditBusinessImages)).toEqual([{ BusinessId: ACME.BusinessId, Images: [], RemoveLogo: true }])
  await page.unmount()
  const listed = await edit('property-manager', { Status: 'listed' })
  await expect.element(listed.getByText('A listed business needs a logo. Choose another one, or unlist the business first.')).toBeVisible()
})
