import { RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { RoleExists, SaveBusinessRole } from '@keystead/contract/people/businesses/member.operations.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { RoleForm } from './RoleForm.tsx'

const VIEWER = sampleOf(RoleItem, { Role: 'viewer', Name: 'Viewer', IsBuiltIn: true, Rights: rightsOf('viewer') })
const OWN = sampleOf(RoleItem, { Role: idOf(7), Name: 'Night shift', Version: 4, Rights: rightsOf('maintenance'), MembersCount: 2 })

async function showForm(role: typeof VIEWER, isCopy: boolean) {
  answer(SaveBusinessRole, { RoleId: idOf(7), Version: 5 })
  const page = await show(<RoleForm businessId={idOf(1)} role={role} isCopy={isCopy} />)
  const level = (area: string, name: string) => page.getByRole('group', { name: area, exact: true }).getByRole('radio', { name })
  return { page, level, sent: () => asked(SaveBusinessRole).at(-1) }
}

test('a copy begins with the rights of the other, under a name of its own, and makes a new role', async () => {
  const { page, level, sent } = await showForm(VIEWER, true)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Viewer copy')
  await expect.element(level('Leases and tenants', 'View')).toBeChecked()
  await page.getByRole('button', { name: 'Create role' }).click()
  await expect.poll(sent).toMatchObject({ RoleId: null, Name: 'Viewer copy', Rights: rightsOf('viewer') })
})

test('the arrow keys move a level within its area, and what it comes to is said in words', async () => {
  const { page, level, sent } = await showForm(VIEWER, true)
  level('Leases and tenants', 'View').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(level('Leases and tenants', 'Edit')).toBeChecked()
  await expect.element(page.getByText(/^See and change leases and tenants\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Create role' }).click()
  await expect.poll(() => sent()?.Rights.leases).toBe('edit')
  expect(sent()?.Rights.properties).toBe('view')
})

test('only payments are paid, and no role of their own changes members or the plan', async () => {
  const { page, level } = await showForm(VIEWER, true)
  await expect.element(level('Payments', 'Pay')).toBeInTheDocument()
  expect(page.getByRole('radio', { name: 'Pay', exact: true }).elements()).toHaveLength(1)
  expect(level('Members', 'Edit').elements()).toHaveLength(0)
  expect(level('The plan', 'Edit').elements()).toHaveLength(0)
})

test('work on homes without seeing them is refused at its row', async () => {
  const { page, level, sent } = await showForm(OWN, false)
  await expect.element(page.getByText('2 members have this role: a change counts for them at once.')).toBeVisible()
  await level('Properties', 'None').click()
  await page.getByRole('button', { name: 'Save role' }).click()
  const row = page.getByRole('group', { name: 'Properties', exact: true })
  await expect.element(row).toMatchTextContent('A role that works on homes has to see properties.')
  expect(sent()).toBeUndefined()
})

test('a name that is taken is said, and nothing is lost', async () => {
  const { page, sent } = await showForm(OWN, false)
  answer(SaveBusinessRole, () => {
    throw refusal(RoleExists)
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Viewer')
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect.element(page.getByText(RoleExists.message)).toBeVisible()
  expect(sent()).toMatchObject({ RoleId: idOf(7), Version: 4, Name: 'Viewer' })
})

test('on a narrow phone every level can be pressed', async () => {
  await screen.viewport(360, 740)
  const { page, level } = await showForm(VIEWER, true)
  await level('Payments', 'Pay').click()
  await expect.element(level('Payments', 'Pay')).toBeChecked()
  const widest = Math.max(...[...document.querySelectorAll('form *')].map((part) => part.getBoundingClientRect().right))
  expect(widest).toBeLessThanOrEqual(360)
  await expect.element(page.getByText('See and change payments, and move money.')).toBeVisible()
  await screen.viewport(1200, 900)
})
