import { type Browser, expect, type Page, test } from '@playwright/test'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import {
  BUILDINGS,
  type FileTenant,
  HOMES,
  HOUSES,
  LEASED,
  TENANTS,
  tenantList,
  tenants,
  unitDirectory,
  UNITS_EACH,
} from '../afternoon-files.ts'
import { signUpFromEmail } from '../invited.ts'
import { namedPerson } from '../network.ts'
import { emailTo } from '../outbox.ts'
import type { Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const MESSAGE = 'From January on you pay and ask for repairs here.'
const [first, second, third, declining] = [0, 1, 57, 101].map((index) => tenants[index]!) as [
  FileTenant,
  FileTenant,
  FileTenant,
  FileTenant,
]

test('a landlord’s first afternoon: 60 homes and 200 tenants from two files of another program', async ({ browser, context, page }) => {
  test.setTimeout(300_000)
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.signIn(context)
  const watched = await watch(page)

  await test.step('the homes come in from a directory of units', () => importHomes(page))
  await test.step('four addresses become buildings', () => makeBuildings(page))
  await test.step('the tenants come in with their leases', () => importTenants(page))
  await test.step('all are invited in one go', () => inviteAll(page))
  await test.step('three accept from their emails, and one declines', async () => {
    await expectRentedHome(await acceptedBy(browser, first))
    for (const tenant of [second, third]) await (await acceptedBy(browser, tenant)).context().close()
    await decline(browser, declining)
    await page.reload()
    await expect(page.getByRole('link', { name: `All ${TENANTS - 3}` })).toBeVisible()
    await page.getByRole('textbox', { name: 'Search' }).fill(declining.email)
    await expect(page.getByRole('row', { name: new RegExp(declining.lastName) })).toContainText('Declined')
  })
  await test.step('a lease ends, and in the same second its home is vacant on the dashboard', () => endOne(page, owner))
  await test.step('all of it is there on a phone', () => readOnPhone(page))
  expect(watched.problems).toEqual([])
})

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
}

async function importHomes(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Dashboard`)
  await page.goto(`${server.url}/User/Owners/ImportProperties`)
  await chooseFile(page, 'unit directory.csv', unitDirectory())
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('main')).toContainText(`${HOMES} rows`)
}

async function makeBuildings(page: Page): Promise<void> {
  const together = page.getByRole('region', { name: 'Homes at one address' })
  await expect(together.getByRole('listitem')).toHaveCount(BUILDINGS.length)
  await expect(together).toContainText(`${UNITS_EACH} units: 1A, 1B, 1C, 1D…`)
  await expectAccessible(page)
  await together.getByRole('button', { name: `Group all ${BUILDINGS.length}` }).click()
  await expect(together).toHaveCount(0)
  await page.getByRole('link', { name: 'View my properties' }).click()
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(BUILDINGS.length + HOUSES.length)
  const building = page.getByRole('row', { name: new RegExp(BUILDINGS[1]) })
  await expect(building).toContainText(`0 of ${UNITS_EACH} occupied`)
  await building.getByRole('button', { name: new RegExp(`^${UNITS_EACH} units of`) }).click()
  await expect(page.getByRole('row', { name: /Unit 4B/ })).toContainText('Vacant')
}

async function importTenants(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ImportLeases`)
  await chooseFile(page, 'residents.csv', tenantList())
  await expect(page.getByRole('main')).toContainText('Of the first 100 rows, 100 are fine')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the import' }).click()
  await expect(page.getByRole('main')).toContainText(`${TENANTS} rows,`)
  await page.getByRole('link', { name: 'Tenants without accounts' }).click()
  await expect(page.getByRole('main')).toContainText(`${TENANTS} people`)
}

async function inviteAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Invite ${TENANTS} people` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog).toContainText(`${TENANTS} people invited.`, { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

async function acceptedBy(browser: Browser, { email, firstName, lastName, home }: FileTenant): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const { text } = await emailTo(server, email, /Olive Hart invites you/)
  expect(text).toContain(MESSAGE)
  expect(text).toContain(home.street)
  await signUpFromEmail(page, text, { email, as: 'Tenant', name: [firstName, lastName] })
  return page
}

async function expectRentedHome(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Tenants/Properties`)
  await expect(page.getByRole('main')).toContainText(first.home.street)
  await expect(page.getByRole('main')).not.toContainText(`${tenants[4]!.firstName} ${tenants[4]!.lastName}`)
  await expectAccessible(page)
  await page.context().close()
}

async function decline(browser: Browser, { email }: FileTenant): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { text } = await emailTo(server, email, /Olive Hart invites you/)
  await page.goto(/http\S+\/Invitation\/[\w-]+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Decline/ })
    .click()
  await expect(page.getByText(/declined/i).first()).toBeVisible()
  await context.close()
}

async function endOne(page: Page, owner: Person): Promise<void> {
  await page.goto(`${server.url}/User/Dashboard`)
  const occupancy = page.getByRole('figure', { name: 'Occupancy today' })
  await expect(occupancy).toContainText(`${LEASED} of ${HOMES} homes are occupied`)
  const [unit] = (await owner.call(GetUserAssets, { Text: '12 Sparrow 2B' })).Items
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${unit!.AssetId}&tab=people`)
  await page
    .getByRole('button', { name: /^End tenancy/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'The 3 other tenants move out too' }).check()
  await dialog.getByRole('button', { name: 'End tenancy' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`${server.url}/User/Dashboard`)
  await expect(occupancy).toBeVisible()
  // What is read is of now, and not of a moment ago.
  await expect(occupancy).toContainText(`${LEASED - 1} of ${HOMES} homes are occupied`, { timeout: 2_000 })
  await expectAccessible(page)
}

async function readOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.goto(`${server.url}/User/Owners/MyProperties?tab=vacant`)
  await expect(page.getByRole('main')).toContainText('2B')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}
