import { expect, test } from '@playwright/test'
import { AddAsset, EditAssetInformation, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { house } from '../house.ts'
import { namedPerson } from '../network.ts'
import { chooseAct, openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TABS = ['Overview', 'Leases and people', 'Units', 'Listing', 'Details', 'Activity'] as const

test('the page of a building opens tab by tab on a phone, each has an address, and Back goes through them', async ({ context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const { AssetId } = await owner.call(AddAsset, { ...house, AssetTypeId: 108, Title: 'Maple Court' })
  const Units = ['1', '2'].map((UnitNumber) => ({ UnitNumber, Bedrooms: 1, Bathrooms: 1, Rent: '1225.00' }))
  await owner.call(AddAssetUnits, { AssetId, AssetTypeId: 104, ListingTypeId: 1, Units })
  await owner.signIn(context)
  const watched = await watch(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(house.Address1)
  const tabs = page.getByRole('navigation', { name: 'Parts of this property' })
  const current = tabs.locator('[aria-current]')
  for (const name of TABS) {
    await openTab(page, name)
    await expect(current).toHaveText(new RegExp(`^${name}`))
    await expect(current).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading…' })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await expect(page).toHaveURL(/tab=activity$/)
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('2 units added')
  await page.goBack()
  await expect(current).toHaveText('Details')
  await page.reload()
  await expect(current).toHaveText('Details')
  expect(watched.problems).toEqual([])
})

test('what happened to a home is read by part and further back, and a rare act stands in the menu', async ({ context, page }) => {
  const owner = await namedPerson(server, 'Owner', 'Otto', 'Vance')
  const { AssetId } = await owner.call(AddAsset, house)
  for (let step = 1; step <= 22; step += 1) {
    const { Version } = await owner.call(GetUserAssetDetails, { AssetId })
    await owner.call(EditAssetInformation, { ...house, Bedrooms: 4, Rent: `${2450 + step}.00`, AssetId, Version })
  }
  await owner.signIn(context)
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}`)
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('link', { name: 'All activity' }).click()
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(20)
  await activity.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(activity.getByRole('listitem')).toHaveCount(24)
  // The button is gone: what it brought has the focus.
  await expect(activity.getByRole('listitem').nth(20)).toBeFocused()
  await expect(activity.getByRole('heading', { level: 3 })).toHaveCount(1)
  await activity.getByRole('link', { name: 'Details' }).click()
  await expect(page).toHaveURL(/tab=activity&about=details$/)
  await expect(activity.getByRole('listitem').first()).toContainText(/Edited: facts\s*by you/)
  await expect(activity.getByRole('listitem').last()).toContainText('Added')
  await expectAccessible(page)
  await activity.getByRole('link', { name: 'Leases and people' }).click()
  await expect(activity).toContainText('No activity yet.')

  await chooseAct(page, 'Mark as not for rent')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as not for rent' }).click()
  await expect(activity).toContainText('Marked as not for rent: I live here')
  expect(watched.problems).toEqual([])
})
