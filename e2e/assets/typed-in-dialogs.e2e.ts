import { type Page, expect, test } from '@playwright/test'
import { confirmedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())
test.beforeEach(async ({ page, context }) => {
  await (await confirmedPerson(server, 'Owner')).signIn(context)
  await page.goto(`${server.url}/User/Owners/ListingFeeds`)
  await page.getByRole('button', { name: 'Add a feed' }).first().click()
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a feed' })
const nameIn = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Name' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Close without saving?' })

test('what was typed in a dialog does not go by a key, the cross or a press outside', async ({ page }) => {
  const watched = await watch(page)
  await nameIn(page).fill('Homes portal')
  await page.keyboard.press('Escape')
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectAccessible(page)
  // Twice, since a browser closes its dialog by the second Escape whatever was said to the first.
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(nameIn(page)).toHaveValue('Homes portal')

  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).first().click()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await page.mouse.click(5, 5)
  await question(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add a feed' }).first()).toBeFocused()
  expect(watched.problems).toEqual([])
})

test('nothing typed, or typed and taken back, closes at once', async ({ page }) => {
  await nameIn(page).fill('Homes')
  await nameIn(page).fill('')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(question(page)).toBeHidden()
})

test('while it is sent a dialog stays, and then says what came of it', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/AddListingFeed', async (route) => {
    await held
    await route.continue()
  })
  await nameIn(page).fill('Homes portal')
  await dialogOf(page).getByRole('button', { name: 'Add feed' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  await expect(dialogOf(page)).toBeVisible()
  await expect(question(page)).toBeHidden()
  letGo()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Homes portal' })).toBeVisible()
})
