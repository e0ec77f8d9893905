import { MemberItem, RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import {
  DeleteBusinessMember,
  DeleteBusinessMemberInvitation,
  GetBusinessRoles,
  GetMemberRemovalPreview,
  GetMembersByBusinessId,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { MemberList } from './MemberList.tsx'

const BUSINESS = { BusinessId: idOf(1) }
const MEMBERS = [
  sampleOf(MemberItem, {
    MemberId: idOf(11),
    Name: 'Ann Admin',
    Role: 'Administrator',
    IsAdministrator: true,
    IsSelf: true,
    Status: 'active',
  }),
  sampleOf(MemberItem, {
    MemberId: idOf(12),
    Name: 'Leo Leasing',
    Role: 'Leasing',
    IsLimited: true,
    PropertiesCount: 3,
    Status: 'active',
    JoinedAt: '2027-01-05T12:00:00Z',
  }),
  sampleOf(MemberItem, { MemberId: idOf(13), Name: null, Email: 'new@example.com', Role: 'Viewer', Status: 'invited' }),
]
const page1 = (Items: readonly MemberItem[]) => ({
  Items: [...Items],
  PageIndex: 0,
  PageSize: 10,
  TotalCount: Items.length,
  TotalIsCapped: false,
})

async function showList(role: BuiltInRole, { members = MEMBERS, at = '/User/Business/Members' } = {}) {
  signIn({ AccountTypeId: 2, AccountType: 'Business' }, memberAs(role))
  answer(GetMembersByBusinessId, page1(members))
  answer(GetBusinessRoles, { Roles: [sampleOf(RoleItem, { Role: 'leasing', Name: 'Leasing', Rights: rightsOf('leasing') })] })
  return show(<MemberList business={BUSINESS} place={paths.businessMembers} />, { at })
}

test('each row says who, in which role, on what and how they stand', async () => {
  const page = await showList('administrator')
  const row = page.getByRole('row', { name: /Leo Leasing/ })
  await expect.element(row).toMatchTextContent('Leasing')
  await expect.element(row).toMatchTextContent('3 properties')
  await expect.element(row).toMatchTextContent('Active')
  await expect.element(page.getByRole('row', { name: /new@example\.com/ })).toMatchTextContent('Invited')
  await expect.element(page.getByRole('row', { name: /Ann Admin/ })).toMatchTextContent('You')
})

test('status, role and order are in the address, and are asked for', async () => {
  const page = await showList('viewer', { at: '/User/Business/Members?status=blocked&role=leasing&sort=role' })
  await expect.poll(() => asked(GetMembersByBusinessId).at(-1)).toMatchObject({ Status: 'blocked', Role: 'leasing', Sort: 'role' })
  await page.getByRole('link', { name: 'Active', exact: true }).click()
  await expect.poll(page.address).toBe('/User/Business/Members?status=active&role=leasing&sort=role')
})

test('no one is found: the sentence of it, and the way to invite for those who may', async () => {
  const admin = await showList('administrator', { members: [] })
  await expect.element(admin.getByText('No members found.')).toBeVisible()
  await expect.element(admin.getByRole('link', { name: 'Invite a member' })).toBeVisible()
  await admin.unmount()
  const viewer = await showList('viewer', { members: [] })
  await expect.element(viewer.getByText('No members found.')).toBeVisible()
  expect(viewer.getByRole('link', { name: 'Invite a member' }).elements()).toHaveLength(0)
})

test('those who are no administrators only look', async () => {
  const page = await showList('leasing')
  await page.getByRole('button', { name: 'Actions for Leo Leasing' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'View' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

test('an invitation is withdrawn after a question', async () => {
  answer(DeleteBusinessMemberInvitation, { Withdrawn: true })
  const page = await showList('administrator')
  await page.getByRole('button', { name: 'Actions for new@example.com' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw the invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect.element(page.getByText('Invitation deleted successfully.')).toBeVisible()
  expect(asked(DeleteBusinessMemberInvitation)).toEqual([{ MemberId: idOf(13) }])
})

test('removing asks who takes over what is theirs, and does not go without', async () => {
  answer(GetMemberRemovalPreview, {
    Holdings: [{ What: 'Drafts', Count: 2 }],
    Successors: [{ MemberId: idOf(11), Name: 'Ann Admin' }],
    IsLastAdministrator: false,
  })
  answer(DeleteBusinessMember, { Removed: true })
  const page = await showList('administrator')
  await page.getByRole('button', { name: 'Actions for Leo Leasing' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Leo Leasing?' })
  await expect.element(dialog).toMatchTextContent('Drafts: 2')
  await dialog.getByRole('button', { name: 'Remove member' }).click()
  await expect.element(dialog.getByRole('combobox')).toHaveAccessibleDescription(/Please choose who takes over what is theirs\./)
  await dialog.getByRole('combobox').selectOptions('Ann Admin')
  await dialog.getByRole('button', { name: 'Remove member' }).click()
  await expect.element(page.getByText('Leo Leasing is no longer a member.')).toBeVisible()
  expect(asked(DeleteBusinessMember)).toEqual([{ MemberId: idOf(12), SuccessorId: idOf(11) }])
})

test('the last administrator stays', async () => {
  answer(GetMemberRemovalPreview, { Holdings: [], Successors: [], IsLastAdministrator: true })
  const page = await showList('administrator')
  await page.getByRole('button', { name: 'Actions for Leo Leasing' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(page.getByText('This is the last administrator. Make another member one first.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove member' })).toHaveAttribute('aria-disabled', 'true')
})
