import { expect, type Page, test } from '@playwright/test'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { house } from '../house.ts'
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

const PIA = 'pia.novak@example.com'
const MAX = 'max.lee@example.com'
const MESSAGE = 'Here you pay rent from December on.'

test('an owner leases to people without accounts, invites them in one go, and one of them says no', async ({ browser, context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const { AssetId } = await owner.call(AddAsset, { ...house, Address1: '9 Oak Ln' })
  await halfLeasedBuilding(owner)
  await owner.signIn(context)
  const watched = await watch(page)
  // Whose address it is, is asked by refusing the first try.
  watched.allow(/status of 400 .*AssignProperty/)

  await test.step('the first tenant is written down, and not invited yet', () => recordLease(page, AssetId))
  await test.step('the list opens the building, and says who lives where', () => readList(page))
  await test.step('all are invited with a line', () => inviteAll(page))
  await test.step('one declines from the email, and nothing else changes', async () => {
    const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    const { text } = await emailTo(server, MAX, /Olive Hart invites you/)
    expect(text).toContain(MESSAGE)
    expect(text).toContain('as a tenant of 400 Birch St, Unit 1, Denver, CO.')
    await visitor.goto(`${server.url}/Invitation/${/\/Invitation\/([\w-]+)/.exec(text)?.[1]}`)
    await visitor.getByRole('button', { name: 'Decline' }).click()
    await visitor
      .getByRole('button', { name: /Decline/ })
      .last()
      .click()
    await expect(visitor.getByText(/declined/i).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('row', { name: /Max Lee/ })).toContainText('Declined')
    await expect(page.getByRole('row', { name: /Pia Novak/ })).toContainText('Invited')
  })
  await test.step('two entries are one person', () => merge(page))
  expect(watched.problems).toEqual([])
})

async function halfLeasedBuilding(owner: Person): Promise<void> {
  const { AssetId } = await owner.call(AddAsset, { ...house, AssetTypeId: 108, Title: 'Birch Court', Address1: '400 Birch St' })
  const Units = ['1', '2'].map((UnitNumber) => ({ UnitNumber, Bedrooms: 1, Bathrooms: 1, Rent: '1225.00' }))
  const { AssetIds } = await owner.call(AddAssetUnits, { AssetId, AssetTypeId: 104, ListingTypeId: 1, Units })
  const Person = { FirstName: 'Max', LastName: 'Lee', Email: MAX, Phone: null }
  // It has begun where the home stands, whatever day it is here.
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10)
  await owner.call(AssignAsset, {
    AssetId: AssetIds[0]!,
    Lease: { TenureStart: yesterday, TenureEnd: null, Rent: '1225.00', Billing: 'joint', Tenants: [{ Person, SharePercent: 100 }] },
  })
}

async function recordLease(page: Page, assetId: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/User/Owners/AssignProperty?id=${assetId}&to=tenants`)
  const tenant = page.getByRole('group', { name: 'Tenant without an account' })
  const fill = async (first: string, email: string) => {
    await tenant.getByRole('textbox', { name: 'First name' }).fill(first)
    await tenant.getByRole('textbox', { name: 'Last name' }).fill('Novak')
    await tenant.getByRole('textbox', { name: /^Email/ }).fill(email)
  }
  // Whose address it is, the form asks.
  await fill('Pia', MAX)
  await page.getByRole('button', { name: 'Move in' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This email belongs to Max Lee.')
  await expect(page.getByRole('checkbox', { name: 'This is the same person' })).toBeVisible()
  await expectAccessible(page)
  await fill('Pia', PIA)
  await page.getByRole('button', { name: 'Move in' }).click()
  await page.getByRole('dialog', { name: 'Invite 1 person' }).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Pia Novak')
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function readList(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Owners/MyProperties`)
  await expect(page.getByRole('row', { name: /9 Oak Ln/ })).toContainText('Pia Novak')
  const building = page.getByRole('row', { name: /400 Birch St/ })
  await expect(building).toContainText('1 of 2 occupied')
  await building.getByRole('button', { name: '2 units of 400 Birch St' }).press('Enter')
  await expect(page.getByRole('row', { name: /Unit 1/ })).toContainText('Max Lee')
  await expect(page.getByRole('row', { name: /Unit 2/ })).toContainText('Vacant')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Vacant/ }).click()
  await expect(page.getByRole('row', { name: /Unit 2/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /9 Oak Ln/ })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function inviteAll(page: Page): Promise<void> {
  await page.goto(`${server.url}/User/Connections/Tenants`)
  await page.getByRole('link', { name: 'Without accounts' }).click()
  await expect(page.getByRole('row', { name: /Pia Novak/ })).toContainText('Not invited')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog).toContainText('2 people invited.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

async function merge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Pia Novak' }).click()
  await page.getByRole('menuitem', { name: /Merge with/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge Pia Novak' })
  await dialog.getByRole('combobox', { name: 'The same as' }).fill('max')
  await page.getByRole('option', { name: /Max Lee/ }).click()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('row', { name: /Pia Novak/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Max Lee/ })).toContainText('9 Oak Ln')
}
