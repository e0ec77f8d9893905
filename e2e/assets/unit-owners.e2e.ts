import { expect, type Page, test } from '@playwright/test'
import { AddEditAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import { openTab } from '../property-page.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const TITLE = 'Maple Court'

test('a co-owner of a building reads its units, loses one that gets owners of its own, and has it back', async ({
  browser,
  context,
  page,
}) => {
  const [ruth, iris] = [await namedPerson(server, 'Owner', 'Ruth', 'Reed'), await namedPerson(server, 'Owner', 'Iris', 'Bell')]
  await connect(ruth, iris, 'Owner')
  const { AssetId } = await ruth.call(AddAsset, { ...house, AssetTypeId: 108, Title: TITLE })
  const Units = ['1', '2'].map((UnitNumber) => ({ UnitNumber, Bedrooms: 1, Bathrooms: 1, Rent: '1225.00' }))
  const { AssetIds } = await ruth.call(AddAssetUnits, { AssetId, AssetTypeId: 104, ListingTypeId: 1, Units })
  const { ActiveProfileId } = await iris.call(GetUserProfiles, {})
  const Owners = [{ OwnershipPercent: 60 }, { OwnershipPercent: 40, Name: 'Iris Bell', ProfileId: ActiveProfileId }]
  await ruth.call(AddEditAssetOwners, { AssetId, Version: 0, Owners })
  const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await ruth.signIn(context)
  await iris.signIn(phoneContext)
  const phone = await phoneContext.newPage()
  const [watched, watchedPhone] = [await watch(page), await watch(phone)]
  // The unit that is open at the moment when it gets owners of its own.
  watchedPhone.allow(/status of 404 .*\/User\/Owners\/ViewProperty/)

  await test.step('the partner finds the units at the building', () => findUnit(phone))
  await test.step('the manager gives a unit owners of its own, beginning with those of the building', async () => {
    await page.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetIds[0]}&tab=details`)
    const owners = ownersOn(page)
    await expect(owners.getByRole('link', { name: TITLE })).toBeVisible()
    await expect(owners.getByRole('listitem').filter({ hasText: 'Iris Bell' })).toContainText('40%')
    await expect(owners.getByRole('button', { name: /Remove/ })).toHaveCount(0)
    await owners.getByRole('button', { name: 'Edit owners' }).click()
    const dialog = page.getByRole('dialog', { name: 'Owners of this property' })
    await expect(dialog).toContainText('This unit currently has the owners of its building.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove Iris Bell' }).click()
    await dialog.getByLabel('Ownership percent').fill('100')
    await dialog.getByRole('button', { name: 'Save owners' }).click()
    await expect(dialog).toBeHidden()
    await expect(owners.getByRole('link', { name: TITLE })).toHaveCount(0)
  })
  await test.step('which the partner no longer reaches', async () => {
    await expect(phone.getByRole('main')).toContainText('You no longer have access to this property.')
    await phone.goto(`${server.url}/User/Owners/ViewProperty?id=${AssetId}&tab=units`)
    await expect(unitsOn(phone).getByRole('link', { name: 'Unit 2' })).toBeVisible()
    await expect(unitsOn(phone).getByRole('link', { name: 'Unit 1' })).toHaveCount(0)
  })
  await test.step('until it is owned as the building again', async () => {
    await ownersOn(page).getByRole('button', { name: 'Use the building’s owners' }).click()
    const question = page.getByRole('alertdialog', { name: 'Use the building’s owners for this unit?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Use the building’s owners' }).click()
    await expect(ownersOn(page).getByRole('link', { name: TITLE })).toBeVisible()
    await findUnit(phone)
  })
  expect(watched.problems).toEqual([])
  expect(watchedPhone.problems).toEqual([])
  await phoneContext.close()
})

const ownersOn = (page: Page) => page.getByRole('region', { name: 'Owners' })
const unitsOn = (page: Page) => page.getByRole('region', { name: 'Units' })

/** From the list of what they hold a part of to a unit of the building. */
async function findUnit(phone: Page): Promise<void> {
  await phone.goto(`${server.url}/User/Owners/PartnershipProperties`)
  await expect(phone.getByRole('row', { name: new RegExp(TITLE) })).toContainText('2 units')
  await phone.getByRole('link', { name: TITLE }).click()
  await openTab(phone, 'Units')
  await unitsOn(phone).getByRole('link', { name: 'Unit 1' }).click()
  await openTab(phone, 'Details')
  await expect(ownersOn(phone)).toContainText(`Same owners as the building ${TITLE}`)
  await expect(ownersOn(phone).getByRole('listitem').filter({ hasText: 'Iris Bell' })).toContainText('You')
  await expect(ownersOn(phone).getByRole('button')).toHaveCount(0)
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
}
