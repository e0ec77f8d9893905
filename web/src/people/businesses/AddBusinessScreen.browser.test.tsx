import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { AddBusinessScreen } from './AddBusinessScreen.tsx'

const OWN = { Name: 'Bea Broker', AccountTypeId: 2, AccountType: 'Business' }

async function showForm(at = '/User/Business/AddBusiness') {
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] })
  answer(GetDdlStates, { Items: [{ Id: 6, Text: 'Colorado', Code: 'CO' }] })
  answer(CreateBusiness, { BusinessId: idOf(1), ProfileId: idOf(2) })
  answer(SwitchUserProfile, ({ ProfileId }) => signIn({ ...OWN, ProfileId }, memberAs('administrator')))
  const page = await show(<AddBusinessScreen />, { at })
  return { page, next: () => page.getByRole('button', { name: 'Next' }).click() }
}

test('it says what happens, asks step by step, and ends in the review as the business', async () => {
  signIn(OWN)
  const { page, next } = await showForm()
  await expect.element(page.getByText(/^The profile you’re using now, Bea Broker, becomes the profile of the business\.$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Acme Homes')
  await next()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Type can not be empty.')
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Brokerage')
  await next()
  await page.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click()
  await next()
  await page.getByRole('textbox', { name: 'Company EIN (optional)' }).fill('12-3456789')
  await next()
  await page.getByRole('button', { name: 'Found the business' }).click()
  await expect.poll(page.address).toBe(`/User/Business/Review?id=${idOf(1)}`)
  const [sent] = asked(CreateBusiness)
  expect(sent).toMatchObject({ Name: 'Acme Homes', Type: 'brokerage', Ein: '12-3456789' })
  expect(sent?.Hours).toHaveLength(5)
  expect(asked(SwitchUserProfile)).toEqual([{ ProfileId: idOf(2) }])
})

test('what was typed is there after a reload, without the EIN', async () => {
  signIn(OWN)
  const first = await showForm()
  await first.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Acme Homes')
  await first.page.getByRole('combobox', { name: 'Type' }).selectOptions('Brokerage')
  await first.next()
  await first.next()
  await first.page.getByRole('textbox', { name: 'Company EIN (optional)' }).fill('12-3456789')
  await first.page.unmount()
  expect(localStorage.getItem('selection.addBusiness')).not.toContain('3456789')
  const { page } = await showForm('/User/Business/AddBusiness?step=license')
  await expect.element(page.getByRole('textbox', { name: 'Company EIN (optional)' })).toHaveValue('')
  await page.getByRole('button', { name: 'Name and type' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Acme Homes')
})

test('who acts for a business already, or rents, is told what to do', async () => {
  signIn(OWN, memberAs('administrator'))
  const { page } = await showForm()
  await expect.element(page.getByText('You’re acting for a business')).toBeVisible()
  await page.unmount()
  signIn({ ...OWN, ProfileTypeId: 3, ProfileType: 'Tenant' })
  const { page: tenant } = await showForm()
  await expect.element(tenant.getByText('A business is founded by owners and agents')).toBeVisible()
})
