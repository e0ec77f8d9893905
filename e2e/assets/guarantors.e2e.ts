import { expect, type Locator, type Page, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import { pick } from '../pick.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

test('a lease has a guarantor and occupants, who change later, and its tenant sees with whom they live', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, { ...house, Address1: '12 Elm St' })
  await owner.signIn(context)
  const watched = await watch(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('two tenants move in, with a guarantor and two occupants', () => moveIn(page, AssetId))
  const people = page.getByRole('region', { name: 'People' })
  await test.step('the lease shows them to its owner', async () => {
    await expect(people).toContainText('ann.cole@example.com')
    await expect(people).toContainText('Lou Moor Daughter, under 18')
    await expect(people).toContainText('Sam Reed')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
  await test.step('they change later', () => change(page, people))

  await test.step('a tenant sees the occupants and no guarantor', async () => {
    const tenantContext = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await tessa.signIn(tenantContext)
    const home = await tenantContext.newPage()
    await home.goto(`${server.url}/User/Tenants/ViewProperty?id=${AssetId}`)
    const lease = home.getByRole('region', { name: 'Your lease' })
    await expect(lease).toContainText('Lou Moor Stepdaughter, under 18')
    await expect(lease).not.toContainText('Sam Reed')
    await expect(home.getByRole('main')).not.toContainText(/Cole/)
    await expectAccessible(home)
  })

  await test.step('guarantors stand among people without accounts, and are not to be invited', async () => {
    await page.goto(`${server.url}/User/Connections/WithoutAccounts`)
    await expect(page.getByRole('row', { name: /Bob Cole/ })).toContainText('Guarantor of 12 Elm St')
    await expect(page.getByRole('row', { name: /Bob Cole/ })).toContainText('Not needed')
    await expect(page.getByRole('button', { name: 'Invite 1 person' })).toBeVisible()
  })
  expect(watched.problems).toEqual([])
})

async function moveIn(page: Page, assetId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/AssignProperty?id=${assetId}&to=tenants`)
  await pick(page, page.getByRole('combobox', { name: 'Tenant', exact: true }), 'Tessa Moor')
  await page.getByRole('button', { name: 'Add a tenant' }).click()
  await page.getByRole('button', { name: /Enter their details.*Tenant 2/ }).click()
  const second = page.getByRole('group', { name: 'Tenant 2 without an account' })
  await fillPerson(second, 'Pia', 'Novak', 'pia.novak@example.com')

  await page.getByText('They answer for the rent').click()
  await page.getByRole('button', { name: 'Add a guarantor' }).click()
  const guarantor = page.getByRole('group', { name: 'Guarantor', exact: true })
  await fillPerson(guarantor, 'Ann', 'Cole', 'pia.novak@example.com')
  await page.getByText('They live here with the tenants').click()
  await page.getByRole('button', { name: 'Add an occupant' }).click()
  await page.getByRole('button', { name: 'Add an occupant' }).click()
  const first = page.getByRole('group', { name: 'Occupant 1' })
  await first.getByRole('textbox', { name: 'Name', exact: true }).fill('Lou Moor')
  await first.getByRole('textbox', { name: /Relationship/ }).fill('Daughter')
  await first.getByRole('checkbox', { name: 'Under 18' }).check()

  // What is wrong is said at its field, and what was typed stays.
  await page.getByRole('button', { name: 'Move in' }).click()
  const problems = page.getByRole('alert').first()
  await expect(problems).toContainText('This is a tenant of the lease, who answers for the rent already.')
  await expect(problems).toContainText('Occupant 2: Name can not be empty.')
  await expectAccessible(page)
  await guarantor.getByRole('textbox', { name: /^Email/ }).fill('ann.cole@example.com')
  await page.getByRole('group', { name: 'Occupant 2' }).getByRole('textbox', { name: 'Name', exact: true }).fill('Sam Reed')
  await page.getByRole('button', { name: 'Move in' }).click()
  // Of those without an account the tenant alone is invited.
  await page.getByRole('dialog', { name: 'Invite 1 person' }).getByRole('button', { name: 'Not now' }).click()
}

async function change(page: Page, people: Locator): Promise<void> {
  await people.getByRole('button', { name: /^Edit guarantors and occupants/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Guarantors and occupants' })
  await dialog.getByRole('button', { name: 'Remove Ann Cole' }).click()
  await dialog.getByRole('button', { name: 'Add a guarantor' }).click()
  await fillPerson(dialog.getByRole('group', { name: 'Guarantor', exact: true }), 'Bob', 'Cole', 'bob.cole@example.com')
  await dialog
    .getByRole('group', { name: 'Occupant 1' })
    .getByRole('textbox', { name: /Relationship/ })
    .fill('Stepdaughter')
  await dialog.getByRole('button', { name: 'Remove Occupant 2' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(people).toContainText('bob.cole@example.com')
  await expect(people).not.toContainText('Ann Cole')
  await expect(people).not.toContainText('Sam Reed')
  await openTab(page, 'Activity')
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity).toContainText('Ann Cole is a guarantor')
  await expect(activity).toContainText('Ann Cole is no longer a guarantor')
  await expect(activity).toContainText('An occupant was removed')
}

async function fillPerson(person: Locator, first: string, last: string, email: string): Promise<void> {
  await person.getByRole('textbox', { name: 'First name' }).fill(first)
  await person.getByRole('textbox', { name: 'Last name' }).fill(last)
  await person.getByRole('textbox', { name: /^Email/ }).fill(email)
}
