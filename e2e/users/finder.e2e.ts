import { type Page, expect, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from '../house.ts'
import { connect, namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const finderOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => finderOf(page).getByRole('combobox', { name: 'Search' })

test('everything is found by the keyboard alone, and nothing of another owner', async ({ page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tenant = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tenant, 'Tenant')
  const { AssetId } = await owner.call(AddAsset, { ...house, Title: 'Bungalow with a wide porch' })
  const other = await namedPerson(server, 'Owner', 'Otto', 'Vance')
  await other.call(AddAsset, { ...house, Title: 'Bungalow of someone else' })

  await owner.signIn(page.context())
  const watched = await watch(page)
  await page.goto(`${server.url}/User/Dashboard`)
  await page.getByRole('button', { name: 'Search' }).waitFor()

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('bung')
  await expect(finderOf(page).getByRole('option', { name: /Bungalow with a wide porch/ })).toHaveCount(1)
  await expect(finderOf(page)).not.toContainText('someone else')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/User/Owners/ViewProperty\\?id=${AssetId}`))
  await expect(finderOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await findAndOpen(page, 'tessa', /Tessa Moor/)
  await expect(page).toHaveURL(/\/User\/Connections\/View/)
  // What can be added and screens are found as well; arrows walk through them.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add')
  await expect(finderOf(page).getByRole('option', { name: 'Add a property' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('ArrowDown')
  await expect(finderOf(page).getByRole('option', { name: 'Add New Property' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/AddNewProperty/)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('someone else')
  await expect(finderOf(page).getByText('Nothing found for “someone else”.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(finderOf(page)).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

async function findAndOpen(page: Page, words: string, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await expect(finderOf(page).getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a search that is opened while a page is on its way stays when that comes', async ({ page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.signIn(page.context())
  await page.goto(`${server.url}/User/Dashboard`)
  await page.getByRole('button', { name: 'Search' }).waitFor()
  // Once, so that the search itself is there.
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')

  const { promise: pageMayCome, resolve: letPageCome } = Promise.withResolvers<void>()
  await page.route('**/build/*.js', async (route) => {
    await pageMayCome
    await route.continue()
  })
  await page.getByRole('link', { name: 'Leads' }).first().click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('porch')
  letPageCome()
  await expect(page.locator('h1')).toHaveText('Leads')
  await expect(fieldOf(page)).toHaveValue('porch')
  await expect(fieldOf(page)).toBeFocused()
})

test('keys lead to places, and do nothing while one types', async ({ page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.call(AddAsset, house)
  await owner.signIn(page.context())
  await page.goto(`${server.url}/User/Dashboard`)
  await page.getByRole('button', { name: 'Search' }).waitFor()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Go to Leads')
  await expectAccessible(page)
  // Nothing else opens over a window.
  await page.keyboard.press('Control+k')
  await expect(finderOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/MyProperties/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('/')
  const filter = page.getByRole('search').getByRole('textbox')
  await expect(filter).toBeFocused()
  await page.keyboard.type('g?')
  await expect(filter).toHaveValue('g?')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await filter.fill('')
  await page.goto(`${server.url}/User/Leads`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(0)
})

test('a ticked home takes no keys, and one that is deleted does not stay ticked', async ({ page }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.call(AddAsset, house)
  await owner.call(AddAsset, { ...house, Address1: '7 Fir Street' })
  await owner.signIn(page.context())
  await page.goto(`${server.url}/User/Owners/MyProperties`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: /^Actions for 7 Fir Street/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete 7 Fir Street?' }).getByRole('button', { name: 'Delete property' }).click()
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('a phone has its daily places at the bottom, and the menu on the side of its button', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  await owner.signIn(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/User/Dashboard`)
  const bar = page.getByRole('navigation', { name: 'Main, at the bottom' })
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Properties', 'Leads'])
  for (const box of await Promise.all((await bar.locator('a, button').all()).map((place) => place.boundingBox()))) {
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('link', { name: 'Leads' }).click()
  await expect(bar.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Partnership Properties' })).toBeVisible()
  expect((await menu.boundingBox())!.x).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  // The plus and the search are there as well.
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'Invite someone' }).click()
  await expect(page).toHaveURL(/SendInvite/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
})
