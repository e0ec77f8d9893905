import { expect, type Page, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { house } from '../house.ts'
import { namedPerson } from '../network.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TODAY = new Date().toISOString().slice(0, 10)
const peopleOn = (page: Page) => page.getByRole('region', { name: 'People' })

test('a lease with a person who has no account is drafted, recorded, and gets another rent', async ({ context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const { AssetId } = await owner.call(AddAsset, house)
  await owner.signIn(context)
  const watched = await watch(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/User/Owners/AssignProperty?id=${AssetId}&to=tenants`)
  await test.step('the tenant is written down', () => writeDraft(page))
  await test.step('the draft is changed', () => changeDraft(page))
  await test.step('and recorded', () => record(page))
  await test.step('another rent counts from a day', () => changeRent(page))
  expect(watched.problems).toEqual([])
})

async function writeDraft(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Lease to tenants' })
  const person = form.getByRole('group', { name: 'Tenant without an account' })
  await form.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('alert').first()).toContainText('First name can not be empty.')
  await person.getByRole('textbox', { name: 'First name' }).fill('Pia')
  await person.getByRole('textbox', { name: 'Last name' }).fill('Novak')
  await person.getByRole('textbox', { name: /^Email/ }).fill('pia@example.com')
  await form.getByRole('textbox', { name: /^Rent/ }).fill('1,500')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Save as draft' }).click()
  for (const text of ['Draft', 'Only you can see this', 'Pia Novak', 'Not joined yet', 'pia@example.com'])
    await expect(peopleOn(page).getByText(text).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function changeDraft(page: Page): Promise<void> {
  await peopleOn(page)
    .getByRole('link', { name: /Edit draft/ })
    .click()
  const form = page.getByRole('form', { name: 'Lease draft' })
  await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveValue('Novak')
  await form.getByRole('textbox', { name: /^Rent/ }).fill('1550')
  await form.getByRole('button', { name: 'Save as draft' }).click()
  await expect(peopleOn(page)).toContainText('$1,550')
}

async function record(page: Page): Promise<void> {
  await peopleOn(page)
    .getByRole('button', { name: /Record lease/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record lease' }).click()
  await expect(page.getByText('Lease recorded.')).toBeVisible()
  await expect(peopleOn(page).getByText('Draft', { exact: true })).toHaveCount(0)
  await expect(peopleOn(page).getByRole('button', { name: /End tenancy of Pia Novak/ })).toBeVisible()
}

async function changeRent(page: Page): Promise<void> {
  await peopleOn(page)
    .getByRole('button', { name: /Change rent/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change the rent' })
  await dialog.getByRole('textbox', { name: /^Rent/ }).fill('1600')
  const from = addDays(TODAY, 40)
  await dialog.getByRole('textbox', { name: /^First day/ }).fill(from)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change rent' }).click()
  await expect(peopleOn(page)).toContainText(`from ${formatDate(from)}`)
  await openTab(page, 'Activity')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(`to $1,600/mo, starting ${formatDate(from)}`)
}
