import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { SaveView } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { expect, type Page, test } from '@playwright/test'
import { house } from '../house.ts'
import { confirmedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

const LIST = '/User/Owners/MyProperties'

let server: RunningServer
let owner: Person
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())
test.beforeEach(async ({ context }) => {
  owner = await confirmedPerson(server, 'Owner')
  await owner.call(AddAsset, house)
  await owner.signIn(context)
})

const viewsButton = (page: Page) => page.getByRole('button', { name: 'Views', exact: true })
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })

async function press(page: Page, name: string | RegExp) {
  await viewsButton(page).click()
  await entry(page, name).click()
}

test('filters are saved as a view, opened from elsewhere, saved over, and the old ones are brought back', async ({ page }) => {
  const watched = await watch(page)
  await page.goto(`${server.url}${LIST}`)
  await viewsButton(page).click()
  await expect(page.getByText('No saved views yet. Choose filters, then save them.')).toBeVisible()
  await expect(entry(page, /Save these filters/)).toContainText('Choose filters or an order first.')
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  await page.goto(`${server.url}${LIST}?tab=vacant&beds=2&sort=amount-high&page=2&old=yes`)
  await press(page, /Save these filters/)
  await page.getByLabel('Name').fill('Two beds, vacant')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('View saved.')).toBeVisible()

  await page.goto(`${server.url}${LIST}`)
  await press(page, 'Two beds, vacant')
  await expect(page).toHaveURL(`${server.url}${LIST}?tab=vacant&beds=2&sort=amount-high`)
  await expect(page.getByRole('link', { name: '2+ beds. Remove this filter' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${server.url}${LIST}`)
  await page.goForward()

  await viewsButton(page).click()
  await expect(entry(page, 'Two beds, vacant').first()).toHaveAttribute('aria-current', 'page')
  await expect(entry(page, /Save these filters/)).toContainText('“Two beds, vacant” already has these filters.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '2+ beds. Remove this filter' }).click()
  await press(page, 'Replace “Two beds, vacant”')
  await expect(page.getByText('“Two beds, vacant” now has these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(viewsButton(page)).toBeVisible()
  await page.goto(`${server.url}${LIST}`)
  await press(page, 'Two beds, vacant')
  await expect(page).toHaveURL(`${server.url}${LIST}?tab=vacant&beds=2&sort=amount-high`)
  expect(watched.problems).toEqual([])
})

test('a view is renamed and deleted by keyboard, and says at its field what is wrong with a name', async ({ page }) => {
  await owner.call(SaveView, { List: 'Properties', Name: 'Listed', Search: 'tab=listed' })
  await owner.call(SaveView, { List: 'Properties', Name: 'Vacant', Search: 'tab=vacant' })
  await page.goto(`${server.url}${LIST}?tab=vacant`)
  await expect(viewsButton(page)).toBeEnabled()
  await viewsButton(page).press('Enter')
  await entry(page, 'Rename “Vacant”…').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rename “Vacant”' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('LISTED')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/You already have a view with this name/)
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Empty homes')
  await dialog.getByLabel('Name').press('Enter')
  await expect(page.getByText('View renamed.')).toBeVisible()
  await expect(viewsButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await entry(page, 'Delete “Empty homes”…').press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete the view “Empty homes”?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete view' }).press('Enter')
  await expect(page.getByText('View deleted.')).toBeVisible()
  await expect(viewsButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Listed')).toBeVisible()
  await expect(entry(page, /Empty homes/)).toHaveCount(0)
})

test('views fit a phone, and are there where a tab is empty', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const Name = 'Everything in Denver that costs more than it should, by rent'
  await owner.call(SaveView, { List: 'Properties', Name, Search: 'city=Denver&state=8&sort=amount-high' })
  await page.goto(`${server.url}${LIST}?tab=ending`)
  await expect(page.getByText('No lease ends within the next 60 days')).toBeVisible()
  await viewsButton(page).click()
  const box = await page.getByRole('menu').boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  await entry(page, Name).click()
  await expect(page.getByRole('link', { name: '1420 Elm Street' })).toBeVisible()
})
