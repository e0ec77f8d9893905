import { expect, type Page, test } from '@playwright/test'
import { AssignAsset, GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { addDays, addMonths, formatDate } from '@keystead/contract/values/dates.ts'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TODAY = new Date().toISOString().slice(0, 10)
const LAST_DAY = addDays(TODAY, 45)

test('a lease that ends soon goes on for a year, by keyboard, and the tenant sees it happen', async ({ browser, context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, house)
  const { Items } = await owner.call(GetDdlAssetsUnassignedProfiles, { AssetId, ProfileTypeId: PROFILE_TYPES.Tenant, Text: 'tessa' })
  const Tenants = [{ ProfileId: Items[0]?.Id ?? '', SharePercent: 100 }]
  const Lease = { TenureStart: addDays(TODAY, -300), TenureEnd: LAST_DAY, Rent: '1501.00', Billing: 'joint' as const, Tenants }
  await owner.call(AssignAsset, { AssetId, Lease })

  const tenantContext = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await tessa.signIn(tenantContext)
  const tenantPage = await tenantContext.newPage()
  const ofTenant = await watch(tenantPage)
  await tenantPage.goto(`${server.url}/User/Tenants/ViewProperty?id=${AssetId}`)
  const yourLease = tenantPage.getByRole('region', { name: 'Your lease' })
  await expect(yourLease).toContainText(formatDate(LAST_DAY))

  await owner.signIn(context)
  const watched = await watch(page)
  await test.step('the dashboard leads to the lease', () => findLease(page))
  await test.step('a day that can not be is told at the field, and stays there', async () => {
    // The browser notes the refusal.
    watched.allow(/400 \(Bad Request\)/)
    await typeAnImpossibleDay(page)
  })
  const later = addMonths(LAST_DAY, 12)
  await test.step('a year more is a press away', () => addAYear(page, later))
  await test.step('the open page of the tenant says so by itself', async () => {
    await expect(yourLease).toContainText(formatDate(later))
    await tenantPage.goto(`${server.url}/User/Tenant-Notifications`)
    await expect(tenantPage.getByRole('main')).toContainText(`extended your lease of ${house.Title} until ${formatDate(later)}.`)
  })
  await test.step('and it can go on from month to month, which a page hears whose stream opens only afterwards', async () => {
    const opening = Promise.withResolvers<void>()
    await tenantPage.route('**/live*', async (route) => {
      await opening.promise
      await route.continue()
    })
    await tenantPage.goBack()
    await expect(yourLease).toContainText(formatDate(later))
    await makeMonthToMonth(page)
    opening.resolve()
    await expect(yourLease).toContainText('Month to month')
    await expectAccessible(tenantPage)
  })
  await test.step('the home remembers both', async () => {
    await openTab(page, 'Activity')
    const activity = page.getByRole('region', { name: 'Activity' })
    await expect(activity).toContainText(`Lease of Tessa Moor extended until ${formatDate(later)}`)
    await expect(activity).toContainText('Lease of Tessa Moor made month to month')
  })
  for (const { problems } of [watched, ofTenant]) expect(problems).toEqual([])
})

async function findLease(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Dashboard`)
  await page.getByRole('link', { name: `Review lease of ${house.Address1}` }).click()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText(`until ${formatDate(LAST_DAY)}`)
  await expect(people).toBeInViewport()
}

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Change the end date of the lease' })

async function typeAnImpossibleDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change end date for the lease of Tessa Moor' }).focus()
  await page.keyboard.press('Enter')
  const day = dialogOn(page).getByRole('textbox', { name: /^End date/ })
  await day.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${addDays(TODAY, -40)}`)
  await page.keyboard.press('Enter')
  const told = 'End date can’t be before today. To end the lease sooner, please end the tenancy.'
  await expect(dialogOn(page).getByRole('alert')).toContainText(told)
  await expect(day).toHaveAccessibleDescription(new RegExp(told))
  await expect(day).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await expectAccessible(page)
}

async function addAYear(page: Page, later: string): Promise<void> {
  await dialogOn(page)
    .getByRole('button', { name: `+1 year until ${formatDate(later)}` })
    .focus()
  await page.keyboard.press('Space')
  const words = `The lease will be extended until ${formatDate(later)}. We’ll notify Tessa Moor.`
  await expect(dialogOn(page).getByRole('status')).toHaveText(words)
  await dialogOn(page).getByRole('button', { name: 'Change end date' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lease updated successfully.')).toBeVisible()
  // The keyboard is where it was before.
  await expect(page.getByRole('button', { name: 'Change end date for the lease of Tessa Moor' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'People' })).toContainText(`until ${formatDate(later)}`)
}

async function makeMonthToMonth(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await dialogOn(page).getByRole('button', { name: 'Month to month' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOn(page).getByRole('status')).toHaveText('The lease will become month to month. We’ll notify Tessa Moor.')
  await dialogOn(page).getByRole('button', { name: 'Change end date' }).click()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('month to month')
}
