import { AddAsset, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { expect, type Page, test } from '@playwright/test'
import { house } from '../house.ts'
import { chooseAct } from '../property-page.ts'
import { type Person } from '../people.ts'
import { testPhotos } from '../photos.ts'
import { type RunningServer, startServer } from '../server.ts'
import { confirmedPerson } from '../network.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
let owner: Person
test.beforeAll(async () => {
  server = await startServer()
  owner = await confirmedPerson(server, 'Owner')
})
test.afterAll(() => server.discard())

test.beforeEach(async ({ context }) => owner.signIn(context))

test('a building gets twelve units at once, they are listed together, and a stranger finds them', async ({ page, browser }) => {
  const watched = await watch(page)
  const buildingId = await addBuilding('Maple Court')
  await addPhoto(page, buildingId)
  await addTwelveUnits(page, buildingId)
  await listAllUnits(page)
  await raiseRents(page)
  expect(watched.problems).toEqual([])

  const stranger = await (await browser.newContext()).newPage()
  const strangerWatched = await watch(stranger)
  await stranger.goto(`${server.url}/Properties?place=Denver%2C+CO&sort=price-low`)
  await stranger.getByRole('link', { name: 'Maple Court, Unit 101', exact: true }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Maple Court, Unit 101')
  const others = stranger.getByRole('region', { name: 'Other homes in Maple Court' })
  await expect(others.getByText(/This is unit 101 in Maple Court\./)).toBeVisible()
  await expect(others.getByText(/11 more units on the market, rents of \$1,268 a month\./)).toBeVisible()
  await expect(others.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(stranger)
  await others.getByRole('button', { name: 'Show 11 units' }).click()
  await expect(others.getByRole('listitem')).toHaveCount(11)
  await others.getByRole('link', { name: 'Unit 304' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Maple Court, Unit 304')
  expect(strangerWatched.problems).toEqual([])
})

test('the address of a building moves, and its units go along when the owner says so', async ({ page }) => {
  const buildingId = await addBuilding('Oak Row')
  await addUnits(buildingId, 2)
  await page.goto(`${server.url}/User/Owners/ManageResidentialProperty?id=${buildingId}&step=where`)
  await page.getByLabel('Address', { exact: true }).fill('1402 Maple Street')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Move its units, too?' })
  await expect(question.getByText(/2 units/)).toBeVisible()
  await question.getByRole('button', { name: 'Move the units, too' }).click()
  await expect(page.getByText('Property updated successfully.')).toBeVisible()
  const { Items } = await owner.call(GetUserAssets, { BuildingId: buildingId, PageSize: 12 })
  expect(new Set(Items.map(({ AddressLine }) => AddressLine?.split(',')[0]))).toEqual(new Set(['1402 Maple Street']))
})

test('a unit that is added by itself takes over the address of its building', async ({ page }) => {
  const watched = await watch(page)
  await addBuilding('Birch Yard')
  await page.goto(`${server.url}/User/Owners/AddResidentialProperty`)
  await page.getByText('More address details').click()
  await page.getByRole('combobox', { name: 'Building (optional)' }).fill('Birch')
  await page.getByRole('option', { name: /^Birch Yard/ }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1400 Maple Street')
  await expect(page.getByLabel('Zip')).toHaveValue('80202')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Denver, CO')
  await expect(page.getByLabel('State')).toHaveValue('8')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Unit can not be empty.' }).click()
  await expect(page.getByLabel('Unit (optional)')).toBeFocused()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Basics', exact: true })).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('a building with units is not deleted, and says why', async ({ page }) => {
  await addUnits(await addBuilding('Elm House'), 3)
  await page.goto(`${server.url}/User/Owners/MyProperties?buildings=yes`)
  await page.getByRole('checkbox', { name: /^Select .*Elm House$/ }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete 1 property' }).click()
  const outcome = page.getByRole('dialog', { name: 'Nothing has changed' })
  await expect(outcome.getByText('It has 3 units. Please delete them first.')).toBeVisible()
  await expectAccessible(page)
  await outcome.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: '3 units' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)

  // Homes go by their address, wherever one is named.
  await expect(page.getByRole('link', { name: /^Units of 1400 Maple Street/ })).toBeVisible()
  await page.getByRole('link', { name: '1400 Maple Street, Unit 2' }).click()
  await chooseAct(page, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete 1400 Maple Street, Unit 2?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: '1400 Maple Street', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1400 Maple Street')
})

test('a page of units has an address: the way back leads to it, and beyond the end it says so', async ({ page }) => {
  const buildingId = await addBuilding('Alder Row')
  await addUnits(buildingId, 14)
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${buildingId}&tab=units`)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/tab=units&page=2$/)
  await expect(page.getByText('13–14 of 14')).toBeVisible()
  await page
    .getByRole('table', { name: /^Units of/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1400 Maple Street, Unit/)
  await page.goBack()
  await expect(page.getByText('13–14 of 14')).toBeVisible()
  await page.goto(page.url().replace('page=2', 'page=5'))
  await expect(page.getByText('None of 14')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByText('1–12 of 14')).toBeVisible()
})

async function addBuilding(Title: string): Promise<string> {
  const building = { ...house, AssetTypeId: 108, Title, Address1: '1400 Maple Street', ReferenceCode: Title.toUpperCase() }
  return (await owner.call(AddAsset, building)).AssetId
}

async function addUnits(buildingId: string, count: number): Promise<void> {
  const Units = Array.from({ length: count }, (_, index) => ({ UnitNumber: `${index + 1}`, Bedrooms: 1, Bathrooms: 1, Rent: '1225.00' }))
  await owner.call(AddAssetUnits, { AssetId: buildingId, AssetTypeId: 104, ListingTypeId: 1, Units })
}

async function addPhoto(page: Page, buildingId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ManageResidentialProperty?id=${buildingId}&step=photos`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await testPhotos(1))
  await expect(page.getByRole('list', { name: 'Photos of this property' }).getByRole('img')).toHaveCount(1, { timeout: 60_000 })
}

async function addTwelveUnits(page: Page, buildingId: string): Promise<void> {
  await page.goto(`${server.url}/User/Owners/ViewProperty?id=${buildingId}&tab=units`)
  await page.getByRole('link', { name: 'Add units' }).click()
  const numbers = page.getByLabel('Unit numbers')
  await numbers.fill('101-151')
  await page.getByRole('button', { name: 'Create the list' }).click()
  await expect(page.getByText('At most 50 units can be added at once.').first()).toBeVisible()
  await numbers.fill('101-104, 201-204, 301-304')
  await page.getByLabel('Bedrooms').fill('1')
  await page.getByLabel('Bathrooms').fill('1')
  await page.getByLabel(/^Rent/).fill('$1,225')
  await page.getByLabel('Give each unit a reference code').check()
  await page.getByRole('button', { name: 'Create the list' }).click()
  await expect(page.getByRole('heading', { name: '12 units, one by one' })).toBeFocused()
  await expectAccessible(page)

  // What is wrong is told at the unit, and nothing of the list is lost.
  const unit = page.getByRole('group', { name: 'Unit 102' })
  await unit.getByLabel('Unit', { exact: true }).fill('101')
  await page.getByRole('button', { name: 'Add 12 units' }).click()
  await expect(unit.getByText('This unit is in the list twice.')).toBeVisible()
  await unit.getByLabel('Unit', { exact: true }).fill('102')
  await page.getByRole('button', { name: 'Add 12 units' }).click()
  await expect(page.getByText('12 units added.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Units' }).getByText('$14,700 a month', { exact: true })).toBeVisible()
  await expectAccessible(page)
}

async function listAllUnits(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'List or edit them' }).click()
  await page.waitForURL(/building=/)
  await page.goto(`${page.url()}&size=10`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('10 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 12' }).click()
  await expect(page.getByText('12 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  const outcome = page.getByRole('dialog', { name: 'Listed 12 properties' })
  await outcome.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('12 selected')).toHaveCount(0)
}

async function raiseRents(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Select all 12' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 12 properties' })
  await dialog.getByRole('checkbox', { name: 'Rent', exact: true }).check()
  await dialog.getByLabel('Percent').fill('-100')
  await dialog.getByRole('button', { name: 'Change 12 properties' }).click()
  await expect(dialog.getByText('Percent should be between 0.1 and 90.').last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Percent').fill('3.5')
  await dialog.getByRole('button', { name: 'Change 12 properties' }).click()
  const outcome = page.getByRole('dialog', { name: 'Changed 12 properties' })
  await outcome.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('$1,268').first()).toBeVisible()
}
