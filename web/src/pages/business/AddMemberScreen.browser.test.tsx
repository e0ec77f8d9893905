import { GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import { BusinessItem, RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { CreateBusinessMember, GetBusinessRoles, MemberExists } from '@keystead/contract/people/businesses/member.operations.ts'
import { type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { AddMemberScreen } from './AddMemberScreen.tsx'

const ACME = sampleOf(BusinessItem, { BusinessId: idOf(1), ProfileId: idOf(2), Name: 'Acme Homes' })
const role = (key: BuiltInRole, Name: string) => sampleOf(RoleItem, { Role: key, Name, IsBuiltIn: true, Rights: rightsOf(key) })

async function showForm(as: BuiltInRole = 'administrator') {
  signIn({ ProfileId: ACME.ProfileId, AccountTypeId: 2, AccountType: 'Business' }, memberAs(as))
  answer(GetUserBusinesses, { Items: [ACME], PageIndex: 0, PageSize: 20, TotalCount: 1, TotalIsCapped: false })
  answer(GetBusinessRoles, { Roles: [role('administrator', 'Administrator'), role('leasing', 'Leasing')] })
  answer(CreateBusinessMember, { MemberId: idOf(9) })
  answer(GetDdlUserAssets, { Items: [{ Id: idOf(5), Text: 'Oak House', Detail: '12 Oak Street' }] })
  const page = await show(<AddMemberScreen />, { at: '/User/Business/AddMember' })
  return { page, sent: () => asked(CreateBusinessMember).at(-1), send: () => page.getByRole('button', { name: 'Send invitation' }).click() }
}

test('the role shows what it allows, and the invitation goes to the address', async () => {
  const { page, sent, send } = await showForm()
  await page.getByRole('textbox', { name: 'Email' }).fill('leo@example.com')
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Leasing')
  await expect.element(page.getByText('See, change and delete listings.')).toBeVisible()
  await send()
  await expect.element(page.getByText('Invitation created successfully.')).toBeVisible()
  expect(sent()).toMatchObject({ BusinessId: ACME.BusinessId, Email: 'leo@example.com', Role: 'leasing', IsLimited: false, AssetIds: [] })
  expect(page.address()).toBe(`/User/Business/ViewMember?id=${idOf(9)}`)
})

test('some properties are searched and picked; none at all is refused at the field', async () => {
  const { page, sent, send } = await showForm()
  await page.getByRole('textbox', { name: 'Email' }).fill('leo@example.com')
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Leasing')
  await page.getByRole('checkbox', { name: 'Only properties that I choose' }).click()
  await send()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Properties can not be empty.')
  expect(sent()).toBeUndefined()
  await page.getByRole('combobox', { name: 'Properties' }).fill('Oak')
  await page.getByRole('option', { name: /Oak House/ }).click()
  await send()
  await expect.poll(sent).toMatchObject({ IsLimited: true, AssetIds: [idOf(5)] })
})

test('an administrator has all properties', async () => {
  const { page } = await showForm()
  await page.getByRole('checkbox', { name: 'Only properties that I choose' }).click()
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Administrator')
  await expect.element(page.getByRole('checkbox', { name: 'Only properties that I choose' })).not.toBeChecked()
  await expect.element(page.getByText('An administrator has all properties.')).toBeVisible()
})

test('what the server refuses is said, and what was typed stays', async () => {
  const { page, send } = await showForm()
  answer(CreateBusinessMember, () => {
    throw refusal(MemberExists)
  })
  await page.getByRole('textbox', { name: 'Email' }).fill('leo@example.com')
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Leasing')
  await send()
  await expect.element(page.getByText(MemberExists.message)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('leo@example.com')
})

test('whose role does not let them invite reads so in its place', async () => {
  const { page } = await showForm('leasing')
  await expect.element(page.getByRole('heading', { name: 'This is not available for your role' })).toBeVisible()
  await expect.element(page.getByText('Only administrators of this business can do that.')).toBeVisible()
})
