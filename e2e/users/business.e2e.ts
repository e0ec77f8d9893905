import { randomUUID } from 'node:crypto'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { moveToLargestPlan } from '../businesses.ts'
import { house } from '../house.ts'
import { signUpToJoin } from '../invited.ts'
import { confirmedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const BUSINESS = 'Northgate Realty'

test('a broker founds a business and works in it with four people, each with a role', async ({ page, context, browser }) => {
  const broker = await confirmedPerson(server, 'Owner', 'Business')
  await moveToLargestPlan(server, broker)
  const [maple, cedar] = ['1400 Maple Street', '9 Cedar Road'] as const
  for (const Address1 of [maple, cedar]) await broker.call(AddAsset, { ...house, Title: `House at ${Address1}`, Address1 })
  await broker.signIn(context)
  const watched = await watch(page)

  await found(page)
  const emails = { leasing: newEmail(), books: newEmail(), repairs: newEmail(), looks: newEmail() }
  await invite(page, emails.leasing, 'Leasing', maple)
  await invite(page, emails.books, 'Bookkeeper')
  await invite(page, emails.repairs, 'Maintenance')
  await invite(page, emails.looks, 'Viewer')

  const leasing = await joinFrom(browser, emails.leasing, ['Lena', 'Ortiz'])
  await leasing.goto(server.url + paths.myProperties())
  await expect(leasing.getByRole('main')).toContainText(maple)
  await expect(leasing.getByRole('main')).not.toContainText(cedar)
  await leasing.goto(server.url + paths.listingFeeds())
  await expect(leasing.getByRole('main')).toContainText(/all properties of the business/)

  const books = await joinFrom(browser, emails.books, ['Bo', 'Marsh'])
  await books.goto(server.url + paths.myProperties())
  await expect(books.getByRole('main')).toContainText(cedar)
  await books.goto(server.url + paths.leads())
  await expect(books.getByRole('main')).toContainText(/does not let you see inquiries and tours/)

  const repairs = await joinFrom(browser, emails.repairs, ['Remy', 'Cole'])
  await repairs.goto(server.url + paths.myProperties())
  await expect(repairs.getByRole('main')).toContainText(maple)
  await repairs.goto(server.url + paths.addNewProperty())
  await expect(repairs.getByRole('main')).toContainText(/does not let you change properties/)

  const looks = await joinFrom(browser, emails.looks, ['Vera', 'Lund'])
  await looks.goto(server.url + paths.businessMembers())
  await expect(looks.getByRole('main')).toContainText('Bo Marsh')
  await looks.goto(server.url + paths.addMember())
  await expect(looks.getByRole('main')).toContainText('Only administrators of this business can do that.')

  await books.goto(server.url + paths.myProperties())
  await removeMember(page, 'Bo Marsh')
  await expect(books.getByText(/no longer/).first()).toBeVisible()
  await expect(books.getByRole('main')).not.toContainText(cedar)
  expect(watched.problems).toEqual([])
})

const newEmail = () => `${randomUUID()}@example.com`

async function found(page: Page): Promise<void> {
  await page.goto(server.url + paths.addBusiness())
  await page.getByLabel('Name', { exact: true }).fill(BUSINESS)
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Property management company' })
  await expectAccessible(page)
  for (const step of ['Contact', 'License', 'Description']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(new RegExp(`step=${step.toLowerCase()}`))
    // The address is there a moment before the step.
    await expect(page.locator('[aria-current=step]')).toContainText(step)
  }
  await page.getByRole('button', { name: 'Found the business' }).click()
  await expect(page.getByText('Business created successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/User\/Business\/Review/)
  await expectAccessible(page)
}

async function invite(page: Page, email: string, role: string, only?: string): Promise<void> {
  await page.goto(server.url + paths.addMember())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption({ label: role })
  await expect(page.getByRole('region', { name: 'With this role they may:' })).toBeVisible()
  if (only) {
    await page.getByRole('checkbox', { name: /^Only properties that I choose/ }).check()
    await page.getByRole('combobox', { name: 'Properties' }).fill(only.slice(0, 9))
    await page.getByRole('option', { name: new RegExp(only) }).click()
  }
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation created successfully.')).toBeVisible()
}

async function joinFrom(browser: Browser, email: string, name: readonly [string, string]): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const { text } = await emailTo(server, email, /invites you to its team/)
  await signUpToJoin(page, text, name)
  await page.getByRole('button', { name: 'Accept and join' }).click()
  await expect(page.getByRole('heading', { name: `Welcome to ${BUSINESS}` })).toBeVisible()
  return page
}

async function removeMember(page: Page, name: string): Promise<void> {
  await page.goto(server.url + paths.businessMembers())
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /More|Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click()
  await expect(page.getByText(`${name} is no longer a member.`)).toBeVisible()
}
