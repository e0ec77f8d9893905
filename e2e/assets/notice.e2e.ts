import { expect, type Page, test } from '@playwright/test'
import { AssignAsset, GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
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

// Where the home stands: in Denver.
const TODAY = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' })
const LAST_DAY = addDays(TODAY, 200)
const MOVING_DAY = addDays(TODAY, 40)

test('a tenant asks to renew, then moves out, and the landlord sees it live and ends the lease on that day', async ({
  browser,
  context,
  page,
}) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, house)
  const { Items } = await owner.call(GetDdlAssetsUnassignedProfiles, { AssetId, ProfileTypeId: PROFILE_TYPES.Tenant, Text: 'tessa' })
  const Tenants = [{ ProfileId: Items[0]?.Id ?? '', SharePercent: 100 }]
  const Lease = { TenureStart: addDays(TODAY, -300), TenureEnd: LAST_DAY, Rent: '1501.00', Billing: 'joint' as const, Tenants }
  await owner.call(AssignAsset, { AssetId, Lease })

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Denver' })
  await tessa.signIn(phone)
  const tenantPage = await phone.newPage()
  const ofTenant = await watch(tenantPage)
  await owner.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}&tab=people`)
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText(`until ${formatDate(LAST_DAY)}`)

  await test.step('she would like to stay', async () => {
    await askToRenew(tenantPage)
    await expect(people).toContainText('Wants to stay Tessa Moor asked to renew on')
    await expectAccessible(page)
  })
  await test.step('and moves after all, on a day that there is', async () => {
    // The browser notes the refusal.
    ofTenant.allow(/400 \(Bad Request\)/)
    await notifyTheyMove(tenantPage)
  })
  await test.step('the open page of her landlord says so by itself', async () => {
    await expect(people).toContainText(`moving out by ${formatDate(MOVING_DAY)}`)
    await expect(people).not.toContainText('Wants to stay')
    await openTab(page, 'Overview')
    const timeline = page.getByRole('region', { name: 'Recent activity' })
    await expect(timeline).toContainText(`Tessa Moor gave notice: moving out by ${formatDate(MOVING_DAY)}`)
    await expect(timeline).toContainText('Tessa Moor asked to renew the lease')
    await page.goto(`${server.url}/User/Owner-Notifications`)
    await expect(page.getByRole('main')).toContainText('“We have found a house.”')
  })
  await test.step('the home is one with notice given', async () => {
    await page.goto(`${server.url}/User/Owners/MyProperties`)
    await expect(page.getByRole('row', { name: new RegExp(house.Address1 ?? '') })).toContainText('Notice given')
  })
  await test.step('and the lease ends on that day', async () => {
    // As in emails that were sent before there were tabs.
    await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}#people`)
    await people.getByRole('button', { name: 'End the lease that day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the end date of the lease' })
    await expect(dialog.getByRole('status')).toContainText(formatDate(MOVING_DAY))
    await dialog.getByRole('button', { name: 'Change end date' }).click()
    await expect(people).toContainText(`until ${formatDate(MOVING_DAY)}`)
    await expect(people).toContainText('Notice given')
    await expect(people.getByRole('button', { name: 'End the lease that day' })).toHaveCount(0)
    await expect(home(tenantPage)).toContainText(`Your lease at ${house.Address1} ends in 40 days.`)
  })
  for (const { problems } of [watched, ofTenant]) expect(problems).toEqual([])
})

const home = (page: Page) => page.getByRole('region', { name: 'My home' })

async function askToRenew(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Dashboard`)
  await expect(home(page)).toContainText(`Your lease at ${house.Address1} runs until ${formatDate(LAST_DAY)}.`)
  await expect(home(page).getByRole('link', { name: new RegExp(house.Address1 ?? '') })).toBeVisible()
  await home(page)
    .getByRole('button', { name: /^Ask to renew/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to renew' }).click()
  await expect(home(page)).toContainText('You asked to renew on')
  await expectAccessible(page)
}

async function notifyTheyMove(page: Page): Promise<void> {
  await home(page)
    .getByRole('button', { name: /^Give notice/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Give notice' })
  const day = dialog.getByRole('textbox', { name: 'Moving day' })
  await day.fill(addDays(LAST_DAY, 1))
  await page.keyboard.press('Enter')
  const told = `Moving day can’t be after ${formatDate(LAST_DAY)}, when the lease ends.`
  await expect(dialog.getByRole('alert')).toContainText(told)
  await expect(day).toHaveAccessibleDescription(new RegExp(told))
  await expectAccessible(page)
  await day.fill(MOVING_DAY)
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('We have found a house.')
  await dialog.getByRole('button', { name: 'Give notice' }).click()
  await expect(home(page)).toContainText('You gave notice on')
  await expect(home(page)).toContainText(`moving out by ${formatDate(MOVING_DAY)}.`)
  await expect(home(page).getByRole('button', { name: 'Withdraw notice' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}
